/** What looks like a rule or a fact and is nobody's: a command's description, a log, a printed row, a case, a tick. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import type { CutStretch } from "../clauses.ts";
import { onlyCode } from "../cutting.ts";
import { neighboursOf, type Surroundings } from "../spans/surroundings.ts";

/** "`npm test` - run the tests only": behind a code span and a dash stands what it does, and "only" limits nobody. */
export function explainsCode(around: Surroundings): boolean {
  const { before } = neighboursOf(around);
  return before !== undefined && onlyCode(around.shadow.slice(before.start, before.end));
}

/** A line that a program printed is an error to look for, not somebody's finding. */
export function isLog(shadow: string, { start }: Span): boolean {
  const said = shadow.slice(start, start + 80);
  return SEVERITY.test(said) && FROM_A_PROGRAM.test(said);
}

const SEVERITY =
  /^(?:[a-z0-9_.-]{1,30} )?(?:error|err!|warn|warning|fatal|failure|panic|exception|traceback)(?:\[[a-z0-9]{1,10}\])?[:!]? (?:[a-z0-9_]{1,20} ){0,3}/;
const FROM_A_PROGRAM =
  /^(?:[a-z0-9_.-]{1,30} )?(?:error|err!|warn|fatal|panic|traceback)(?:\[[a-z0-9]{1,10}\])?(?:[:!]|$| lifecycle| code| path| command| notarget)/;

/** A row of columns, or an event with its age, as a program prints them. */
export const isPrinted = (raw: string, { start, end }: Span): boolean => {
  const said = raw.slice(start, Math.min(end, start + 600));
  return COLUMNS.test(said) || EVENT.test(said);
};

const COLUMNS = /\S(?:\t| {3,20})\S[^\n]{0,200}\S(?:\t| {3,20})\S/;
const EVENT = /(?:^|\n) {0,8}(?:Normal|Warning) {1,8}\w+ {1,8}\d+[smhd]/;

/** "Cache not configured → reads the file": before an arrow a few words without a verb name a case, and nobody's finding. */
export const isCase = ({ raw, shadow }: CutStretch, { start, end }: Span): boolean =>
  end - start <= LONGEST_CASE &&
  /^\s{0,3}(?:→|⇒|->|=>)/.test(raw.slice(end, end + 6)) &&
  !/(?:→|⇒|->|=>)\s{0,3}$/.test(raw.slice(Math.max(0, start - 6), start)) &&
  !TELLS.test(shadow.slice(start, end));

const LONGEST_CASE = 60;
const TELLS = new RegExp(`(?:^| )(?:${wordsFor("telling")})(?: |$)`);

/** "✅ No lint errors": what was ticked off is a report. */
export const isTickedOff = (raw: string, { start }: Span): boolean =>
  /[✅☑✔][\uFE0F\s*_]{0,6}$/u.test(raw.slice(Math.max(0, start - 8), start));
