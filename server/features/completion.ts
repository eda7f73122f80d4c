/** Completion: what was dropped, word for word — in a pad against its earlier version, in a summary against its region. */
import { type CompletionItem, CompletionItemKind, type Position, type Range } from "vscode-languageserver";
import { isCredential } from "../../engine/handles/credential.ts";
import type { Inspection } from "../../engine/inspection.ts";
import type { Survival } from "../../engine/survival.ts";
import type { Feature } from "../feature.ts";
import type { View } from "../subject.ts";

/** How many dropped values are offered; the rest comes when more is typed. */
const LIMIT = 200;

/** The dropped values that can be put back where the cursor stands. */
const completionView: View<Position, readonly CompletionItem[]> = {
  name: "completion",
  answer({ inspection, document, against }, position) {
    const at = document.offsetAt(position);
    const dropped = droppedAt(at, inspection);
    const typed = document.getText().slice(Math.max(0, at - TYPED), at);
    return dropped.survival
      .filter(({ item, state }) => isGone(state) && !isCredential("", item.text))
      .sort((a, b) => (dropped.need.get(b.item.text) ?? 0) - (dropped.need.get(a.item.text) ?? 0))
      .slice(0, LIMIT)
      .map((fate, index) => {
        const start = document.positionAt(at - begunWith(typed, fate.item.text));
        return completionOf(fate, index, { start, end: position }, against);
      });
  },
};

/** Offers them. */
export const completion: Feature = {
  capabilities: { completionProvider: { resolveProvider: false } },
  views: [completionView],
  listen(connection, ask) {
    connection.onCompletion(async ({ textDocument, position }, token) => ({
      isIncomplete: false,
      items: [...((await ask(completionView, textDocument.uri, position, token)) ?? [])],
    }));
  },
};

/** Characters before the cursor that may be the beginning of a value. */
const TYPED = 80;

/** How many characters before the cursor are the beginning of a value: editors would part it at every hyphen. */
function begunWith(typed: string, value: string): number {
  for (let length = Math.min(typed.length, value.length); length > 0; length -= 1)
    if (typed.endsWith(value.slice(0, length))) return length;
  return 0;
}

interface Dropped {
  readonly survival: readonly Survival[];
  readonly need: ReadonlyMap<string, number>;
}

function droppedAt(at: number, { rewrite, lineage, session }: Inspection): Dropped {
  if (!session) return { survival: rewrite?.survival ?? [], need: new Map() };
  const record = session.records.findLastIndex((one) => one.at <= at);
  const generation = lineage?.generations.find(({ summary }) => summary.record === record);
  const need = new Map((generation?.atRisk ?? []).map(({ text, score }) => [text, score]));
  return { survival: generation?.survival ?? [], need };
}

const isGone = (state: Survival["state"]): boolean => state === "lost" || state === "weakened" || state === "altered";

function completionOf({ item, state }: Survival, index: number, range: Range, against?: string): CompletionItem {
  const kind = item.kind === "handle" ? CompletionItemKind.Value : CompletionItemKind.Text;
  const from = against === undefined ? "" : ` since ${against}`;
  return {
    label: item.text.length < 80 ? item.text : `${item.text.slice(0, 78)}…`,
    kind,
    detail: `${item.kind.replaceAll("_", " ")}, ${state}${from}`,
    textEdit: { range, newText: item.text },
    filterText: item.text,
    sortText: String(index).padStart(4, "0"),
  };
}
