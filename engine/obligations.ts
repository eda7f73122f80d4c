/** What the agent still has to do or must be able to undo, and the literals that this needs word for word (spec §2). */

import { changed } from "./changed.ts";
import { groupedBy } from "./groups.ts";
import { findHandles } from "./handles/index.ts";
import type { Item, Obligation, Passage } from "./item.ts";
import { type Block, blocksOf } from "./markdown.ts";
import { abortsIn } from "./obligations/aborts.ts";
import { bindingsOf } from "./obligations/bindings.ts";
import { type Duty, keyOf } from "./obligations/duty.ts";
import { dutiesInProse } from "./obligations/prose.ts";
import { dutiesOfTools } from "./obligations/tools.ts";

/**
 * Every obligation of the passages in order: check boxes, "next" sections and labels, plans, the agents' own todo tools, and what was
 * begun and not ended (`abort`, inferred). Where one is said again later its last state wins; a closed or cancelled one has no needs.
 * `blocksByPassage` and `items` run like the passages (`items[].passage`).
 */
export function findObligations(
  passages: readonly Passage[],
  blocksByPassage: readonly (readonly Block[])[],
  items: readonly Item[],
): readonly Obligation[] {
  const prose = passages.flatMap((passage, index) => dutiesInProse(passage, blocksByPassage[index] ?? [], index));
  const duties = lastStates([...prose, ...dutiesOfTools(passages)]);
  const handles = handlesByPassage(items);
  const aborts = abortsIn(passages, blocksByPassage, handles);
  return [...duties, ...aborts]
    .sort((a, b) => a.passage - b.passage || a.span.start - b.span.start)
    .map((duty) => obligationOf(duty, passages, handlesOf(duty, handles)));
}

/** One duty a wording: the last place where it was said decides its state and stands for it. */
function lastStates(duties: readonly Duty[]): readonly Duty[] {
  const last = new Map<string, Duty>();
  for (const duty of [...duties].sort((a, b) => a.passage - b.passage || a.span.start - b.span.start)) {
    const key = keyOf(duty.text);
    last.delete(key);
    last.set(key, duty);
  }
  return [...last.values()];
}

function handlesByPassage(items: readonly Item[]): ReadonlyMap<number, readonly Item[]> {
  const handles = items.filter(({ kind }) => kind === "handle");
  return groupedBy(handles, ({ passage }) => passage);
}

/** A task in a tool's list is prose, though the list's strings are read as plain values: its handles are looked for in its wording. */
function handlesOf(duty: Duty, handles: ReadonlyMap<number, readonly Item[]>): readonly Item[] {
  if (duty.status !== "open") return [];
  if (duty.subtype !== "todo") return handles.get(duty.passage) ?? [];
  const wording: Passage = { text: duty.text, provenance: "assistant", form: "markdown" };
  const { start } = duty.span;
  return findHandles(wording, blocksOf(duty.text), duty.passage).map((item) =>
    changed(item, { span: { start: item.span.start + start, end: item.span.end + start } }),
  );
}

function obligationOf(duty: Duty, passages: readonly Passage[], handles: readonly Item[]): Obligation {
  const { text, span, passage, status, abort, subtype } = duty;
  return {
    kind: "obligation",
    subtype,
    text,
    span,
    passage,
    provenance: passages[passage]?.provenance ?? "user",
    status,
    abort,
    needs: status === "open" ? bindingsOf(duty, handles) : [],
  };
}
