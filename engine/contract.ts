/**
 * The compaction contract: what a summarizer must keep word for word, within a budget, in the form that an agent's own compaction
 * instruction takes (spec §10). Credentials are masked; what does not fit is counted, never cut.
 */
import { type Coming, comingOf } from "./coming.ts";
import { maskCredentials } from "./handles/credential.ts";
import type { Item, Obligation } from "./item.ts";
import type { Generation } from "./lineage/generation.ts";
import { rankByNeed } from "./need.ts";
import { CONTRACT } from "./ours.ts";
import type { ReadSource } from "./reading.ts";
import { chainOf, goneOf, trueValues } from "./recover.ts";
import { isGiven } from "./rules/weight.ts";

/** What the parts of a contract hold, in the order in which they are kept when room is scarce. */
export type ContractPart = "sealed" | "rules" | "tasks" | "facts" | "values";

/** One part: a heading and its entries, each one line of Markdown without bullet, credentials masked. */
export interface ContractSection {
  readonly part: ContractPart;
  readonly title: string;
  readonly entries: readonly string[];
}

/** What must be kept word for word. */
export interface Contract {
  readonly sections: readonly ContractSection[];
  /** Entries that did not fit the budget. */
  readonly omitted: number;
  /** Characters of all entries with their headings. */
  readonly characters: number;
}

/** What a contract may be told. */
export interface ContractOptions {
  /** Characters that the finished contract may have; 6,000 if absent. */
  readonly budget?: number;
  /** The form that it will take, whose own words count towards the budget; `instruction` if absent. */
  readonly form?: ContractForm;
  /** The sub-agent whose window it is; absent for the main thread. */
  readonly thread?: string;
}

/** Characters of a contract for which nobody named a budget. */
export const CONTRACT_BUDGET = 6000;

/** The contract for what the agent of a session sees now, or for a pad as it stands. Pure; never throws. */
export function contractOf(reading: ReadSource, options: ContractOptions = {}): Contract {
  const { session, source } = reading;
  const { budget = CONTRACT_BUDGET, form = "instruction" } = options;
  if (!session) return fitted(sectionsOfPad(reading), budget - frameOf(form, source.name));
  const coming = comingOf(source, session, options.thread === undefined ? {} : { agent: options.thread });
  return coming ? contractOfComing(coming, budget, form) : { sections: [], omitted: 0, characters: 0 };
}

/** The contract for a compaction that is about to happen; `budget` in characters of the finished text in its form. */
export function contractOfComing(
  { inspection, generation }: Coming,
  budget = CONTRACT_BUDGET,
  form: ContractForm = "instruction",
): Contract {
  return fitted(sectionsOfGeneration(generation, inspection), budget - frameOf(form, inspection.source.name));
}

/** Values less likely needed than this are noise (`recover.ts` draws the same line), but a few are always named. */
const LEAST = 0.05;
const FEW = 10;

function sectionsOfGeneration(generation: Generation, inspection: Coming["inspection"]): readonly ContractSection[] {
  const chain = chainOf(inspection, generation);
  const gone = (kind: "constraint" | "negative_fact"): readonly string[] =>
    chain.flatMap((link) => goneOf(link, kind, chain, inspection).map(({ item }) => item.text));
  return [
    section("rules", gone("constraint").map(quoted)),
    section("tasks", generation.obligations.filter(isOpen).map(taskEntry)),
    section("facts", gone("negative_fact").map(quoted)),
    section(
      "values",
      generation.atRisk
        .filter(trueValues(generation, chain))
        .filter(({ score }, index) => LEAST <= score || index < FEW)
        .map(({ text }) => text)
        .map(valueEntry),
    ),
  ];
}

function sectionsOfPad(reading: ReadSource): readonly ContractSection[] {
  const { pad, items, obligations } = reading;
  const loose = (kind: Item["kind"]): readonly string[] =>
    items.filter((item) => item.kind === kind && item.provenance !== "sealed" && isGiven(item)).map(({ text }) => text);
  const needed = rankByNeed({ region: reading, fates: [], standsIn: () => undefined });
  return [
    section(
      "sealed",
      (pad?.sealed ?? []).flatMap(({ entries }) => entries.map(({ kind, text }) => `[${kind}] ${text}`)).map(masked),
    ),
    section("rules", loose("constraint").map(quoted)),
    section("tasks", obligations.filter(isOpen).map(taskEntry)),
    section("facts", loose("negative_fact").map(quoted)),
    section(
      "values",
      needed.map(({ text }) => valueEntry(text)),
    ),
  ];
}

const TITLES: { readonly [part in ContractPart]: string } = {
  sealed: "Sealed entries",
  rules: "Rules",
  tasks: "Open tasks, with the values they need",
  facts: "Known not to work, or not to exist",
  values: "Values, most needed first",
};

const section = (part: ContractPart, entries: readonly string[]): ContractSection => ({
  part,
  title: TITLES[part],
  entries: [...new Set(entries)].filter((entry) => entry !== ""),
});

const isOpen = ({ status, abort, needs }: Obligation): boolean =>
  status === "open" && (!abort || needs.some(({ declared }) => declared));

function taskEntry({ text, needs }: Obligation): string {
  const tokens = needs
    .filter(({ token, regenerable }) => !regenerable && !text.includes(`\`${token}\``))
    .map(({ token }) => valueEntry(token));
  const bound = tokens.filter((token) => token !== "");
  return bound.length === 0 ? masked(text) : `${masked(text)} (needs: ${bound.join(", ")})`;
}

const quoted = (text: string): string => `"${masked(text)}"`;

/** A masked value is of no use to a summary: its name and place are handles of their own. */
function valueEntry(text: string): string {
  if (maskCredentials(text) !== text) return "";
  const line = oneLine(text);
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

const masked = (text: string): string => oneLine(maskCredentials(text));

const oneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(" ");

/** Takes entries part by part while they fit; a later short one may still fit where an earlier long one did not. */
function fitted(sections: readonly ContractSection[], budget: number): Contract {
  let room = Math.max(0, budget);
  let omitted = 0;
  const whole = room;
  const kept = sections.flatMap((one) => {
    const entries: string[] = [];
    let cost = one.title.length + 7;
    for (const entry of one.entries) {
      const next = entry.length + 3;
      if (room < cost + next) omitted += 1;
      else {
        cost += next;
        entries.push(entry);
      }
    }
    if (entries.length === 0) return [];
    room -= cost;
    return [{ ...one, entries }];
  });
  return { sections: kept, omitted, characters: whole - room };
}

/** The form a contract takes: `instruction` is added to an agent's own compaction prompt, `prompt` replaces it, `line` is typed behind a command. */
export type ContractForm = "instruction" | "prompt" | "line";

/** The contract as text, empty where there is nothing to keep; `source` is where what did not fit can be looked up. */
export function contractText(contract: Contract, form: ContractForm, source?: string): string {
  const more =
    contract.omitted === 0
      ? ""
      : `${contract.omitted} more did not fit${source === undefined ? "" : `; they stand in ${source}`}.`;
  if (contract.sections.length === 0) return more === "" ? "" : `${more}\n`;
  if (form === "line") {
    const parts = contract.sections.map(({ title, entries }) => `${title}: ${entries.join("; ")}.`);
    return `${LINE} ${parts.join(" ")}${more === "" ? "" : ` ${more}`}\n`;
  }
  const parts = contract.sections.map(
    ({ title, entries }) => `### ${title}\n\n${entries.map((entry) => `- ${entry}\n`).join("")}`,
  );
  return `${form === "prompt" ? PROMPT : ""}${INSTRUCTION}\n${parts.join("\n")}${more === "" ? "" : `\n${more}\n`}`;
}

const PROMPT = `Write a handoff summary of this conversation for whoever continues it: the goal, what was done, what was decided and why, what
is open and what comes next. Shorten the narrative as much as you like.

`;

const INSTRUCTION = `${CONTRACT}, under a heading "Kept word for word". Do not reword, soften,
merge or translate a rule, do not drop its conditions, and do not change a character of a value. Leave out only what the conversation
itself has withdrawn. Add no rule and no approval that nobody gave.
`;

const LINE = "Copy the following into the summary word for word, none reworded, softened or left out.";

/** Characters of the words around the entries: what to do with them, and that some did not fit and where they stand. */
function frameOf(form: ContractForm, source: string): number {
  const said = { instruction: INSTRUCTION, prompt: PROMPT + INSTRUCTION, line: LINE }[form];
  return said.length + source.length + "1000000 more did not fit; they stand in .\n\n\n\n".length;
}
