/** Cuts a clause that tells of several things into what is found of each. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import { sayingsIn } from "../compiled.ts";
import { trimmed } from "../cutting.ts";
import { beginsWith, wordsIn } from "../spans/surroundings.ts";

/** What is found of one thing: its piece of the clause, and the cues in it. */
export interface Finding {
  readonly clause: Span;
  readonly cues: readonly ClauseCue[];
}

/**
 * "The kiln has no lid, and the shelf was never painted": two findings. A comma cuts where a name and a cue of its own stand behind
 * it, and a cue stands before it, if a word joins the two as equals or there are three of them; what follows a try behind a bare comma
 * is its outcome or its reason, and one finding with it. Spans count in the shadow.
 */
export function findingsIn(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly Finding[] {
  if (cues.length < 2) return [{ clause, cues }];
  const joints = jointsIn(shadow, clause, cues);
  if (joints.length < 2 && !joints.some(({ equal }) => equal)) return [{ clause, cues }];
  const ends = [...joints.map(({ start }) => start), clause.end];
  const starts = [clause.start, ...joints.map(({ end }) => end)];
  return ends.map((end, at) => {
    const piece = { start: starts[at] ?? clause.start, end };
    return { clause: at < joints.length ? trimmed(shadow, piece) : piece, cues: cuesWithin(cues, piece) };
  });
}

/** What stands between two findings; `equal` where a word says that they stand side by side. */
interface FindingJoint extends Span {
  readonly equal: boolean;
}

function jointsIn(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly FindingJoint[] {
  const joints: FindingJoint[] = [];
  let { start } = clause;
  for (const { index, 0: mark } of shadow.slice(clause.start, clause.end).matchAll(JOINT)) {
    const at = clause.start + index;
    const end = at + mark.length;
    const next = cues.find(({ span }) => end <= span.start);
    if (
      cuesWithin(cues, { start, end: at }).length === 0 ||
      !next ||
      !isNamed(shadow, { start: end, end: next.span.start })
    )
      continue;
    joints.push({ start: at, end, equal: mark !== ", " });
    start = end;
  }
  return joints;
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
    !sayingsIn(said).openers.test(said)
  );
}

const LONGEST_NAME = 8;
