/** What a view is drawn from, and how features look things up in it. Runs wherever the inspection lives: here or in the background. */
import type { TextDocument } from "vscode-languageserver-textdocument";
import { groupedBy } from "../engine/groups.ts";
import type { Inspection } from "../engine/inspection.ts";
import type { Item } from "../engine/item.ts";
import { documentSpan } from "../engine/passages.ts";
import type { Settings } from "../engine/settings.ts";
import type { Source, Span } from "../engine/text.ts";

/** A document as it was inspected. */
export interface Subject {
  readonly uri: string;
  readonly inspection: Inspection;
  /** The text that spans count in; empty for a file that is read from disk line by line. */
  readonly document: TextDocument;
  readonly settings: Settings;
  /** What the gate compared it with, for people; the text is `inspection.before`. */
  readonly against?: string;
  /** The client implements our commands. */
  readonly commands: boolean;
}

/** One answer drawn from a subject. `name` finds it again in the background. */
export interface View<Params, Answer> {
  readonly name: string;
  readonly answer: (subject: Subject, params: Params) => Answer;
}

/** An earlier version of a document, and what to call it. */
export interface Earlier {
  readonly source: Source;
  readonly against: string;
}

/** Where an item stands in the document. */
export function spanOf(item: Pick<Item, "passage" | "span">, { passages, session, source }: Inspection): Span {
  const passage = passages[item.passage];
  return passage ? documentSpan(passage, item.span, session, source.text ?? "") : item.span;
}

/** The items whose place in the document touches an offset, shortest first. */
export function itemsAt(at: number, inspection: Inspection): readonly Item[] {
  const passages = passagesAt(at, inspection);
  return passages
    .flatMap((passage) => itemsByPassage(inspection).get(passage) ?? [])
    .filter((item) => {
      const span = spanOf(item, inspection);
      return span.start <= at && at <= span.end;
    })
    .sort((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start));
}

/** The passages that may hold an offset: those of the record around it. */
function passagesAt(at: number, { passages, session }: Inspection): readonly number[] {
  if (!session) return [...passages.keys()];
  const records = session.records;
  const record = records.findLastIndex((one) => one.at <= at);
  const start = records[record]?.at;
  return passages.flatMap((passage, index) =>
    passage.record !== undefined && records[passage.record]?.at === start ? [index] : [],
  );
}

/** Items by the passage they stand in; made once for each inspection. */
function itemsByPassage(inspection: Inspection): ReadonlyMap<number, readonly Item[]> {
  const known = byPassage.get(inspection);
  if (known) return known;
  const made = groupedBy(inspection.items, ({ passage }) => passage);
  byPassage.set(inspection, made);
  return made;
}

const byPassage = new WeakMap<Inspection, ReadonlyMap<number, readonly Item[]>>();
