/** Cuts a clause that tells of several things into what is found of each. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import { languagesOf } from "../compiled.ts";
import { trimmed } from "../cutting.ts";
import { beginsWith, wordsIn } from "../spans/surroundings.ts";

/** What is found of one thing: its piece of the clause, and the cues in it. */
export interface Finding {
  readonly clause: Span;
  readonly cues: readonly ClauseCue[];
}

/**
 * "The kiln has no lid, and the shelf was never painted": two findings. A comma cuts where a name and a cue of its own stand behind
 * it, and a cue stands before it; anything else is one finding. Spans count in the shadow.
 */
export function findingsIn(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly Finding[] {
  if (cues.length < 2) return [{ clause, cues }];
  const findings: Finding[] = [];
  let { start } = clause;
  for (const { index, 0: mark } of shadow.slice(clause.start, clause.end).matchAll(JOINT)) {
    const at = clause.start + index;
    const before = cuesWithin(cues, { start, end: at });
    const next = cues.find(({ span }) => at + mark.length <= span.start);
    if (before.length === 0 || !next || !isNamed(shadow, { start: at + mark.length, end: next.span.start })) continue;
    findings.push({ clause: trimmed(shadow, { start, end: at }), cues: before });
    start = at + mark.length;
  }
  return [...findings, { clause: { start, end: clause.end }, cues: cuesWithin(cues, { start, end: clause.end }) }];
}

const JOINT = new RegExp(`,(?: (?:${wordsFor("findingJoints")}))? `, "g");

const cuesWithin = (cues: readonly ClauseCue[], { start, end }: Span): readonly ClauseCue[] =>
  cues.filter(({ span }) => start <= span.start && span.end <= end);

/** A few words that name something, and nothing that leans on what was said before. */
function isNamed(shadow: string, { start, end }: Span): boolean {
  const said = shadow.slice(start, end);
  return (
    !/[,:()]/.test(said) &&
    0 < wordsIn(said) &&
    wordsIn(said) <= LONGEST_NAME &&
    !beginsWith(said, "reasons") &&
    !beginsWith(said, "leads") &&
    !languagesOf(said).some(({ openers }) => openers.test(said))
  );
}

const LONGEST_NAME = 8;
