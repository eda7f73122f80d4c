/** Finds the cues of every language in one clause. */
import type { Span } from "../text.ts";
import type { ClauseCue } from "./clause.ts";
import { type CompiledGroup, type CompiledLanguage, languagesOf } from "./compiled.ts";
import type { CueSite } from "./language.ts";
import { CODE } from "./shadow.ts";

/** A clause as cues are looked for in it. Offsets count in the text that the shadow was made of. */
export interface Ground {
  readonly raw: string;
  readonly shadow: string;
  readonly span: Span;
  /** Below a heading of rules, or in a rules file. */
  readonly ruled: boolean;
  /** What stands before the clause in its sentence. */
  readonly lead: string;
  /** An agent speaks. */
  readonly agent: boolean;
}

/** Every cue in the clause, in text order; where two overlap, the longer, then the stronger stays. */
export function cuesIn(ground: Ground): readonly ClauseCue[] {
  const found = languagesOf(ground.shadow.slice(ground.span.start, ground.span.end)).flatMap((language) =>
    cuesOf(ground, language),
  );
  found.sort((a, b) => rank(b) - rank(a));
  const kept: ClauseCue[] = [];
  for (const cue of found) if (!kept.some((other) => clashes(cue, other))) kept.push(cue);
  return kept.sort((a, b) => a.span.start - b.span.start);
}

/** Longer cues say more; between equals the stronger one does. */
const rank = ({ span, strength }: ClauseCue): number => span.end - span.start + strength / 4;

const clashes = (a: ClauseCue, b: ClauseCue): boolean => a.span.start < b.span.end && b.span.start < a.span.end;

function cuesOf(ground: Ground, compiled: CompiledLanguage): readonly ClauseCue[] {
  const { start, end } = ground.span;
  const shadow = ground.shadow.slice(start, end);
  if (!compiled.hint.test(shadow)) return [];
  const clause = compiled.idleHint.test(shadow)
    ? shadow.replace(compiled.idle, (phrase) => CODE.repeat(phrase.length))
    : shadow;
  return compiled.groups.flatMap((group) =>
    group.hint.test(clause) ? cuesOfGroup(ground, clause, compiled, group) : [],
  );
}

function cuesOfGroup(
  ground: Ground,
  clause: string,
  compiled: CompiledLanguage,
  { group, find, unless }: CompiledGroup,
): readonly ClauseCue[] {
  const cues: ClauseCue[] = [];
  find.lastIndex = 0;
  for (let match = find.exec(clause); match; match = find.exec(clause)) {
    const site = siteOf(ground, clause, compiled, match.index, match[0]);
    if (group.at === "start" && !site.atStart) continue;
    if (group.at === "end" && !isEnd(site.after, compiled)) continue;
    if (unless && clause.search(unless) !== -1) break;
    if (group.when && !group.when(site)) continue;
    const start = ground.span.start + match.index;
    cues.push({
      span: { start, end: start + match[0].length },
      as: group.as,
      strength: group.strength,
      language: compiled.language.code,
    });
  }
  return cues;
}

function siteOf(ground: Ground, clause: string, compiled: CompiledLanguage, at: number, cue: string): CueSite {
  const before = clause.slice(chunkStart(clause, at), at);
  const end = at + cue.length;
  return {
    clause,
    before,
    head: clause.slice(0, at),
    after: clause.slice(end),
    cue,
    spelled: ground.raw.slice(ground.span.start + at, ground.span.start + end),
    atStart: compiled.openers.test(before) || isLead(before, compiled),
    spelledAfter: ground.raw.slice(ground.span.start + end, ground.span.end),
    lead: ground.lead,
    agent: ground.agent,
    ruled: ground.ruled,
  };
}

/** Where the comma-separated piece that holds `at` begins. */
export function chunkStart(clause: string, at: number): number {
  for (let i = at - 1; i >= 0; i--) {
    const mark = clause.charAt(i);
    if (mark === "(" || mark === "（") return i + 1;
    if (mark === "-" && clause.charAt(i - 1) === " " && clause.charAt(i + 1) === " ") return i + 1;
    if (/[、，：]/.test(mark) || (/[,:—–]/.test(mark) && /[\s(（¤]/.test(clause.charAt(i + 1)))) return i + 1;
  }
  return 0;
}

/** Whether a piece begins with a word such as "if" or "in", so that an order may follow it without a comma. */
function isLead(before: string, { leads }: CompiledLanguage): boolean {
  leads.lastIndex = 0;
  return leads.test(before.trimStart()) && !/ (?:is|are|was|were|has|have|had) $/.test(before);
}

const isEnd = (after: string, { closers }: CompiledLanguage): boolean =>
  /^[\s"'”』」）)\].!。！]{0,8}$/.test(after) || closers.test(`${after.trim()} `);
