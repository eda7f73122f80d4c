/** What was begun and must be ended or undone: inferred, so that it only ever warns. */
import { wordsFor } from "../constraints/all-languages.ts";
import { clausesOf } from "../constraints/clauses.ts";
import { everyLanguage } from "../constraints/compiled.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item, Passage } from "../item.ts";
import type { Block } from "../markdown.ts";
import { inside, type Span } from "../text.ts";
import { isLabel } from "./bindings.ts";
import type { Duty } from "./duty.ts";

/**
 * Clauses that say something was started, locked, paused or migrated and that name it by an id, as long as no later clause with the
 * same id says that it was ended. Without such an id nothing could be undone by name, so nothing is inferred.
 */
export function abortsIn(
  passages: readonly Passage[],
  blocksByPassage: readonly (readonly Block[])[],
  handles: ReadonlyMap<number, readonly Item[]>,
): readonly Duty[] {
  const open = new Map<string, Duty>();
  for (const [index, passage] of passages.entries()) {
    const ids = (handles.get(index) ?? []).filter(
      ({ subtype, text }) => (NAMES.has(subtype) || (subtype === "symbol" && isLabel(text))) && !isTicket(text),
    );
    if (ids.length === 0 || passage.provenance === "palimpsest" || LIMIT < passage.text.length || !mayBegin(passage))
      continue;
    const isNamed = ({ span: around }: { readonly span: Span }): boolean =>
      ids.some(({ span }) => inside(span, around));
    for (const clause of clausesOf(passage, blocksByPassage[index] ?? [], index, isNamed)) {
      const named = ids.filter(({ span }) => inside(span, clause.span));
      const [begun, ended] = named.length === 0 ? [false, false] : stateOf(clause.text);
      if (ended) for (const { text } of named) open.delete(text);
      else if (begun && !isReport(passage.text.slice(clause.span.start, clause.span.end), named.length))
        for (const { text } of named)
          if (!open.has(text))
            open.set(text, {
              subtype: "abort",
              text: clause.text,
              span: clause.span,
              passage: index,
              status: "open",
              abort: true,
            });
    }
  }
  return [...new Set(open.values())];
}

/** Handles by which a thing that runs or is locked is named. */
const NAMES: ReadonlySet<string> = new Set(["id", "hash"]);

/** A ticket or pull request names a wish, and nothing that runs. */
const isTicket = (text: string): boolean => /^#\d{1,7}$/.test(text);

/** A row of a table or log, or what somebody else began: nothing that this session has to undo. */
const isReport = (clause: string, names: number): boolean =>
  FEW < names || LINE < clause.length || ROW.test(clause) || REPORTS.addressed.test(clause);

/** What is no doing of this session, as an expression that is made when it is first asked for. */
export const REPORTS = lazily({
  /** It is said of whoever is spoken to. */
  addressed: () => new RegExp(`^[\\s"'“*_(]{0,4}(?:${wordsFor("addressed")})\\b`, "i"),
});

/** A sentence about something begun names it and little else. */
const FEW = 4;
const LINE = 300;
const ROW = /\t| {3,9}\S|\d\d:\d\d:\d\d|<none>/;

/** Longer passages are files and logs. */
const LIMIT = 20_000;

function mayBegin(passage: Passage): boolean {
  const known = looked.get(passage);
  if (known !== undefined) return known;
  const lower = passage.text.toLowerCase();
  const may = lower.search(everyLanguage.begun) !== -1 || lower.search(everyLanguage.ended) !== -1;
  looked.set(passage, may);
  return may;
}

/** Whether a passage may begin or end something; asked again at each look at a growing session. */
const looked = new WeakMap<Passage, boolean>();

function stateOf(clause: string): readonly [boolean, boolean] {
  const lower = clause.toLowerCase();
  return [lower.search(everyLanguage.begun) !== -1, lower.search(everyLanguage.ended) !== -1];
}
