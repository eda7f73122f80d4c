/** Every item of some passages: handles, rules, notices and obligations, each where it stands. */

import { changed } from "./changed.ts";
import { asWritten, composedPassage } from "./composed.ts";
import { findRules } from "./constraints/index.ts";
import { findHandles } from "./handles/index.ts";
import type { Item, Obligation, Passage } from "./item.ts";
import { type Block, blocksOf } from "./markdown.ts";
import { findObligations } from "./obligations.ts";
import { isTaskList } from "./passages.ts";
import type { Side } from "./survival.ts";

/** Passages with everything found in them. */
export interface Items extends Side {
  readonly obligations: readonly Obligation[];
}

/** Finds the items of the passages; `item.passage` counts in the array given. What was found in a passage is remembered with it. */
export function itemsOf(passages: readonly Passage[]): Items {
  const items = passages.flatMap(placedItems);
  return { passages, items, obligations: obligationsOf(passages, items) };
}

/** What is to be done is looked for in composed letters, too. */
function obligationsOf(passages: readonly Passage[], items: readonly Item[]): readonly Obligation[] {
  const forms = passages.map(composedPassage);
  if (forms.every((form) => form === undefined)) return findObligations(passages, passages.map(blocksOfPassage), items);
  const composed = passages.map((passage, index) => forms[index]?.passage ?? passage);
  const obligations = findObligations(composed, composed.map(blocksOfPassage), composed.flatMap(placedItems));
  return obligations.map((obligation) => {
    const form = forms[obligation.passage];
    return form ? asWritten(obligation, form, passages[obligation.passage]?.text ?? "") : obligation;
  });
}

/** Finds what `itemsOf` will ask for in one passage, for whoever has other things to do in between. */
export function prepare(passage: Passage): void {
  itemsOfPassage(passage);
}

/** The blocks of a passage: Markdown is cut, anything else is one paragraph or line by line, as the finders like. */
export function blocksOfPassage(passage: Passage): readonly Block[] {
  if (passage.form !== "markdown") return [];
  const known = cut.get(passage);
  if (known) return known;
  const blocks = blocksOf(passage.text);
  cut.set(passage, blocks);
  return blocks;
}

/** Handles and rules of one passage, in source order; `item.passage` is 0. */
function itemsOfPassage(passage: Passage): readonly Item[] {
  const known = found.get(passage);
  if (known) return known;
  const composed = composedPassage(passage);
  if (composed) {
    const { text } = passage;
    const written = itemsOfPassage(composed.passage).map((item) => asWritten(item, composed, text));
    found.set(passage, written);
    return written;
  }
  const blocks = blocksOfPassage(passage);
  const items = isTaskList(passage) ? [] : [...findHandles(passage, blocks, 0), ...findRules(passage, blocks, 0)];
  const own = items.length === 0 ? NOTHING : items.map((item) => changed(item, { text: apart(item.text) }));
  if (own.length > 1) own.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  found.set(passage, own);
  return own;
}

/** The same text, equal ones shared, without the passage that it was cut from: an item outlives a text that is left on disk. */
function apart(text: string): string {
  const known = shared.get(text);
  if (known !== undefined) return known;
  if (SHARED < shared.size) shared.clear();
  const copy = ` ${text}`.slice(1);
  shared.set(copy, copy);
  return copy;
}

const SHARED = 20_000;
const shared = new Map<string, string>();

/** Most passages of a long session hold nothing. */
const NOTHING: Item[] = [];

const cut = new WeakMap<Passage, readonly Block[]>();
const found = new WeakMap<Passage, readonly Item[]>();

/** The items of a passage with its index in them; the same ones again where it has the same index. */
function placedItems(passage: Passage, index: number): readonly Item[] {
  const own = itemsOfPassage(passage);
  if (own.length === 0) return own;
  const known = placed.get(passage);
  if (known?.index === index) return known.items;
  const items = own.map((item) => (item.passage === index ? item : changed(item, { passage: index })));
  placed.set(passage, { index, items });
  return items;
}

const placed = new WeakMap<Passage, { readonly index: number; readonly items: readonly Item[] }>();
