/** Whether the agent could still know what it had done, and whether somebody asked for it again. */
import { askedBy, toldOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Session } from "../session.ts";
import { type Action, argumentsOf, commandsOf, resultOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import { errorOf } from "./outcome.ts";
import { BUILDERS } from "./programs.ts";
import type { Scene } from "./scene.ts";

/** Whether what the compaction left still tells of a call: of its failure, or that its effect was brought about. */
export function isRemembered(action: Action, scene: Scene, what: "failure" | "effect"): boolean {
  const { session } = scene;
  const texts = leftTexts(scene);
  const error = what === "failure" ? saidWrong(resultOf(action, session)) : "";
  if (8 < error.length && texts.some((text) => text.includes(error))) return true;
  const tells = what === "failure" ? MEMORIES.failure : MEMORIES.done;
  const names = tellingNames(action, session);
  const { sends } = deedOf(action, session);
  const speaks = (line: string): boolean =>
    names.some((name) => line.includes(name)) || (sends !== undefined && speaksOf(line, sends));
  return texts.some((text) => linesOf(text).some((line) => tells.test(line) && speaks(line)));
}

/** Whether a line of what the compaction left tells of a failure and has this in it. */
export const tellsOfFailure = (scene: Scene, has: (line: string) => boolean): boolean =>
  leftTexts(scene).some((text) => linesOf(text).some((line) => MEMORIES.failure.test(line) && has(line)));

/** What the agent has before it right after the compaction. */
function leftTexts({ session, compaction: { summary, kept, injected } }: Scene): readonly string[] {
  const records = [...(summary.record === undefined ? [] : [summary.record]), ...kept, ...injected];
  return records.flatMap((index) => session.records[index]?.texts ?? []).map(({ text }) => text);
}

const linesOf = (text: string): readonly string[] => text.split(/\n|(?<=[.!?]) /);

/** The words of an error without what every error begins with. */
function saidWrong(result: string): string {
  const error = errorOf(result);
  const line = result.split("\n").find((one) => errorOf(one) === error) ?? "";
  return line
    .trim()
    .replace(/^(?:[\w.-]{1,40}: ){0,3}/, "")
    .slice(0, 80);
}

/** What notes and wishes tell of a deed, as expressions that are made when they are first asked for. */
export const MEMORIES = lazily({
  /** A note: it failed. */
  failure: () => new RegExp(`${toldOf("failed")}|❌|✗`, "i"),
  /** A note: it was brought about; signs and addresses say so too. */
  done: () => new RegExp(`${toldOf("done")}|✅|✓|✔|\\[x\\]|#\\d|https?:`, "i"),
  /** A wish for another time. */
  again: () => new RegExp(toldOf("again"), "u"),
});

/** Whether a line speaks of that kind of deed at all. */
const speaksOf = (line: string, verb: string): boolean => line.toLowerCase().includes(stemOf(verb));

/** A verb without an ending: "publish" in "published", "creat" in "created", "create" and "creating". */
const stemOf = (verb: string): string => verb.replace(/(?:e|es|y)$/, "");

/** What names a call best: the values in it and in its result that carry letters and digits, dots or slashes. */
function tellingNames(action: Action, session: Session): readonly string[] {
  const words = argumentsOf(action, session)
    .filter(({ key = "" }) => key !== "description" && key !== "workdir" && key !== "cwd")
    .flatMap(({ text }) => text.slice(0, 2_000).split(/[\s"'`;|&()<>=,]/));
  const found =
    resultOf(action, session)
      .slice(0, 1_000)
      .match(/https?:\/\/[^\s"'<>)]{4,200}/g) ?? [];
  const names = words.filter(
    (word) => word.length > 5 && /[./_-]|\d/.test(word) && !word.startsWith("-") && word !== session.cwd,
  );
  const programs = commandsOf(action, session).flatMap(({ program, words: [first] }) => [
    `${program} ${first?.text ?? ""}`.trim(),
    ...(BUILDERS.has(program) || program.length < 4 ? [] : [program]),
  ]);
  return [
    ...programs,
    ...names.map((name) => name.replace(/\/$/, "").replace(/^.*\//, "")).filter((name) => name.length > 5),
    ...found,
  ];
}

/** Whether the user asked for the deed since the compaction: any word of it is enough. */
export function isAskedFor(action: Action, verb: string, { session, start, compaction }: Scene): boolean {
  const stems = [stemOf(verb), ...askedBy(verb)];
  for (let index = start + 1; index < action.record; index += 1) {
    const record = session.records[index];
    if (record?.provenance !== "user" || record.agent !== compaction.agent) continue;
    const said = record.texts.filter(({ use }) => use === "prose").map(({ text }) => text.toLowerCase());
    if (said.some((text) => stems.some((stem) => text.includes(stem)) || MEMORIES.again.test(text))) return true;
  }
  return false;
}
