/** Where a rule or a fact ends in its clause. */
import { wordsFor } from "../all-languages.ts";
import { sayingsIn } from "../compiled.ts";
import { CODE } from "../shadow.ts";
import { beginsWith, wordsIn } from "./surroundings.ts";

/** Where after the last cue a comma begins a reason, or a colon an explanation; `start` is where what the cue belongs to begins. */
export function rightEdge(shadow: string, from: number, rough: number, start = from): number {
  const end = beforeExplanation(shadow, from, rough, start);
  for (const { index } of shadow.slice(from, end).matchAll(/[,，、]/g))
    if (givesAReason(shadow.slice(from + index + 1, end).trimStart())) return from + index;
  return end;
}

/** A word of reason, where no condition begins with it in any language: "es sei denn" in German, though "es" gives a reason in Spanish. */
const givesAReason = (text: string): boolean =>
  beginsWith(text, "reasons") && text.search(sayingsIn(text).conditions) !== 0;

/** A rule that is whole before a colon is only explained behind it; a list of its objects belongs to it. */
function beforeExplanation(shadow: string, from: number, end: number, start: number): number {
  const colon = shadow.slice(from, end).search(/: /);
  if (colon === -1) return end;
  const said = shadow.slice(from, from + colon);
  if (wordsIn(said) < 3 && (said.trim() !== "" || wordsIn(shadow.slice(start, from)) < 4)) return end;
  const rest = shadow.slice(from + colon + 2, end);
  const first = rest.search(/[,;]/);
  return 5 <= wordsIn(first === -1 ? rest : rest.slice(0, first)) && !rest.startsWith(CODE) ? from + colon : end;
}

/** A long remark in brackets behind a rule explains it, unless it names a condition. */
export function beforeAside(shadow: string, from: number, end: number): number {
  const bold = behindBold(shadow, from, end);
  if (bold !== end) return bold;
  const open = shadow.slice(from, end).lastIndexOf("(");
  if (open < SHORTEST_RULE) return end;
  const aside = shadow.slice(from + open + 1, end);
  const closed = aside.indexOf(")");
  if (aside.length < LONG_ASIDE || (closed !== -1 && closed < aside.trimEnd().length - 1)) return end;
  return explains(aside) && !namesACondition(aside) ? from + open : end;
}

const SHORTEST_RULE = 12;
const LONG_ASIDE = 40;

/** "**No codex here** (a stale binary sits on the path)": what is said ends with its bold letters, whose marks are blank here. */
function behindBold(shadow: string, from: number, end: number): number {
  const at = shadow.slice(from, end).search(/ {3}\(/);
  return at === -1 || end - from - at < LONG_ASIDE || !/\)[\s.]{0,4}$/.test(shadow.slice(from + at, end))
    ? end
    : from + at;
}

/** It is cut like a sentence, or begins like a reason. */
const explains = (aside: string): boolean =>
  /[;.—–] \S|^[^,]{1,40}; /.test(aside) || REMARK.test(aside) || beginsWith(aside, "reasons");

const REMARK = new RegExp(`^(?:${wordsFor("remarks")}) `);

const namesACondition = (aside: string): boolean => aside.search(sayingsIn(aside).conditions) !== -1;
