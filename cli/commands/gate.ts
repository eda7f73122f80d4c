/** `gate`: one verdict for one rewrite, or for what Git says was rewritten (spec §4, §11). */
import { gate } from "../../engine/gate.ts";
import { read } from "../../engine/reading.ts";
import { BadInput, type Command, type Invocation, type Io } from "../command.ts";
import { verdictJson } from "../gate/json.ts";
import { checkedSide, gateOptionsOf } from "../gate/options.ts";
import { verdictText } from "../gate/text.ts";
import { readSource } from "../input.ts";
import { choiceOf } from "../options.ts";
import { resolvedBy } from "../store.ts";

/** Exit 0 for allow, with a loss record or not; 1 for refuse; 2 for bad input. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("[rev-or-path...]", "with --git: a revision, then files and folders")
      .option("--before <file>", "the text that is replaced")
      .option("--after <file>", "what stands in its place; without it: what is at risk now")
      .option("--obligations <file>", "what is still to be done and needs literals word for word (YAML or JSON)")
      .option("--plan <file>", "a plan whose open steps count like obligations")
      .option("--budget <size>", "what the new text may have: 2000tokens or 8000bytes")
      .option("--index-budget <n>", "how many handles the index may hold")
      .option("--ancestor <record>", "the record of the compaction whose summary is summarized again")
      .option("--carrier <file>", "a file that the agent re-reads whole after every compaction", collected, [])
      .option("--store <location>", "store that the addresses of spilled texts are looked up in")
      .option("--strict", "refuse where a needed loss record is missing")
      .option("--git", "compare the work tree with Git's merge base or HEAD")
      .option("--cached", "with --git: the index instead of the work tree")
      .option("--message <file>", "with --git: a commit message whose Palimpsest-Retires trailers count")
      .option("--format <name>", "text or json; with --git also github, sarif or markdown", "text"),
  run: async (invocation, io) => {
    const stray = strayOf(invocation);
    if (stray !== undefined)
      throw new BadInput(
        `--${stray}`,
        invocation.options.git === true ? "is for two files, without --git" : "needs --git",
      );
    if (invocation.options.git === true) {
      const format = choiceOf(invocation, "format", ["text", "json", "github", "sarif", "markdown"]);
      return (await import("../gate/git.ts")).gateOfGit(invocation, format, io);
    }
    const format = choiceOf(invocation, "format", ["text", "json"]);
    return gateOfFiles(invocation, format, io);
  },
};

/** An option that the other kind of comparison takes, and this one would pass over. */
const strayOf = ({ options }: Invocation): string | undefined =>
  (options.git === true ? ["before", "after"] : ["cached", "message"]).find((name) => options[name] !== undefined);

const collected = (value: string, previous: readonly string[]): readonly string[] => [...previous, value];

async function gateOfFiles(invocation: Invocation, format: "text" | "json", io: Io): Promise<number> {
  const { before: earlier, after: later } = invocation.options;
  const [stray] = invocation.operands;
  if (stray !== undefined) throw new BadInput(stray, "files are given with --before and --after, or with --git");
  if (typeof earlier !== "string") throw new BadInput("--before", "is missing: name the text that is replaced");
  const before = checkedSide(earlier, read(await readSource(earlier, io)));
  const after = typeof later === "string" ? checkedSide(later, read(await readSource(later, io))) : undefined;
  const { store } = invocation.options;
  const { spilled, unresolved } = await resolvedBy(after?.source.text ?? "", store, io);
  // A store that the user names is asked in earnest; that there is nothing in the one of this machine says nothing about another's.
  const asked = store === undefined ? { spilled } : { spilled, unresolved };
  const verdict = gate(before, after, { ...(await gateOptionsOf(invocation, io)), ...asked });
  io.out(format === "json" ? `${verdictJson(verdict, before, after)}\n` : verdictText(verdict, before, after, io));
  return verdict.decision === "refuse" ? 1 : 0;
}
