/** What came of a call: done, failed, refused by somebody, or not known; and which error it came back with. */
import { toldOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RecordText } from "../session.ts";

/** `refused` is the user's or a hook's no, and no failure of the call itself; `unknown` where no result is in the file. */
export type Outcome = "done" | "failed" | "refused" | "unknown";

/** What came of a call, told from its result. */
export function outcomeOf(result: RecordText | undefined): Outcome {
  if (result === undefined) return "unknown";
  const known = outcomes.get(result) ?? outcomeIn(result);
  outcomes.set(result, known);
  return known;
}

const outcomes = new WeakMap<RecordText, Outcome>();

function outcomeIn(result: RecordText): Outcome {
  const start = result.text.slice(0, 600);
  if (result.failed) return REFUSED.test(start) ? "refused" : "failed";
  return FAILED.test(start) ? "failed" : "done";
}

const REFUSED =
  /doesn't want to proceed|was rejected|user (?:rejected|denied|declined|cancell?ed)|rejected by (?:the )?user|denied by|hook (?:error|blocked|denied)|interrupted|cancell?ed|aborted|requires? approval|not allowed by|Permission to use|has been modified since|has not been read yet|palimpsest: /i;

/** What formats without a mark for failures print of one. */
const FAILED =
  /^\s{0,20}(?:<tool_use_error>|<error>|Error: |error: |fatal: |Exit code:? [1-9]|exit status [1-9]|Traceback \(most)/;

/** What errors say, as expressions that are made when they are first asked for. */
export const ERRORS = lazily({
  /** What was named is not there. */
  absent: () => new RegExp(`${toldOf("absent")}|\\b404\\b|NXDOMAIN|ENOENT|ENOTFOUND`, "i"),
});

/** The part of a result in which an error says what is wrong. */
const TELLING = 1_500;

/** The lines of a result that say that something is not there; none where it says nothing of the kind. */
export function absences(result: string): readonly string[] {
  const start = result.slice(0, TELLING);
  return ERRORS.absent.test(start) ? start.split("\n").filter((line) => ERRORS.absent.test(line)) : [];
}

/** Whether such lines are about this literal: one of them names it, or the result has nothing else to say. */
export function saysAbsent(lines: readonly string[], result: string, literal: string): boolean {
  if (lines.length === 0) return false;
  const name = literal.replace(/[/\\]$/, "").replace(/^.*[/\\]/s, "");
  if (lines.some((line) => line.includes(name))) return true;
  return result.length < 300 && result.split("\n").filter((line) => line.trim() !== "").length <= 3;
}

/** Failures that stay while nobody changes what they speak of. */
export const isLasting = (error: string): boolean => ERRORS.absent.test(error) || LASTING.test(error);

const LASTING =
  /unknown (?:option|flag|argument|command|subcommand|shorthand)|unrecogni[sz]ed|(?:invalid|illegal|unexpected) (?:option|argument|flag|choice)|command not found|no such command|permission denied|access denied|forbidden|unauthori[sz]ed|\b40[135]\b|no module named|is not installed|not supported|unsupported|is not recogni[sz]ed|usage:|requires an argument|incompatible/i;

/** Failures that go away by themselves, or tell of waiting. */
export const isPassing = (error: string): boolean => PASSING.test(error);

const PASSING =
  /time(?:d ?out|out)|connection|socket|network|temporar|rate limit|too many requests|\b(?:429|50[0234])\b|in progress|still (?:running|in)|not ready|pending|queued|locked|busy|try again|retry|ECONN|EAI_AGAIN|signal|killed|exited with code 130/i;

/** The line of a result that says what went wrong, with numbers made alike, so that two failures can be compared; "" for none. */
export function errorOf(result: string): string {
  const lines = result
    .slice(0, 6_000)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !FRAME.test(line));
  const line = lines.find((one) => TELLS.test(one)) ?? lines[0] ?? "";
  return line.slice(0, 200).replace(/\d{1,20}(?:\.\d{1,9})?/g, "#");
}

const TELLS =
  /error|fail|fatal|denied|cannot|not found|no such|unknown|invalid|exception|panic|refused|unable|missing/i;

/** Lines that tools put around every output. */
const FRAME =
  /^(?:exit code|chunk id|wall time|process exited|original token count|output:|command:|=== (?:run|pause|cont)|<\/?\w{1,20}>$)/i;
