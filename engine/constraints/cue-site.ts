/** A place where a phrase stands, as the tests of the packs see it. */
import type { Span } from "../text.ts";
import { wordsFor } from "./all-languages.ts";
import type { CompiledLanguage } from "./compiled.ts";
import type { CueSite } from "./language.ts";
import type { Place } from "./phrase-book.ts";
import { chunkStart } from "./pieces.ts";
import { withoutStamp } from "./stamps.ts";

/** A clause as cues are looked for in it. Offsets count in the text that the shadow was made of. */
export interface Ground {
  readonly raw: string;
  readonly shadow: string;
  readonly span: Span;
  /** Below a heading of rules, or in a rules file. */
  readonly ruled: boolean;
  /** What stands before the clause in its sentence. */
  readonly lead: string;
  /** What stands before the sentence in its block. */
  readonly preceding: string;
  /** In a list item or cell. */
  readonly listed: boolean;
  /** In a cell of a table; no where nothing is said. */
  readonly tabled?: boolean;
  /** An agent speaks. */
  readonly agent: boolean;
  /** What the heading or label says that introduces the block. */
  readonly below?: CueSite["below"];
  /** Where in the shadow cues may begin. */
  readonly places: readonly Place[];
}

/** What is seen of a phrase of a pack that stands somewhere in a clause; `clause` is its shadow without what is idle. */
export function siteOf(ground: Ground, clause: string, pack: CompiledLanguage, { start: at, end }: Span): CueSite {
  const before = clause.slice(chunkStart(clause, at), at);
  const opening = withoutStamp(before);
  return {
    clause,
    before,
    head: clause.slice(0, at),
    after: clause.slice(end),
    cue: clause.slice(at, end),
    spelled: ground.raw.slice(ground.span.start + at, ground.span.start + end),
    atStart: pack.openers.test(opening) || isLead(opening, pack),
    spelledAfter: ground.raw.slice(ground.span.start + end, ground.span.end),
    lead: ground.lead,
    preceding: ground.preceding,
    listed: ground.listed,
    tabled: ground.tabled === true,
    agent: ground.agent,
    ruled: ground.ruled,
    below: ground.below,
  };
}

/** Whether a piece begins with a word such as "if" or "in", so that an order may follow it without a comma. */
const isLead = (before: string, { leads }: CompiledLanguage): boolean =>
  leads.test(before.trimStart()) && !BEING.test(before);

/** A verb of being or having right before the cue: the condition goes on. */
const BEING = new RegExp(` (?:${wordsFor("being")}) $`);

/** Whether only closers follow, or nothing but marks. */
export const isAtEnd = (after: string, { closers }: CompiledLanguage): boolean =>
  /^[\s"'”』」）)\].!。！]{0,8}$/.test(after) || closers.test(`${after.trim()} `);
