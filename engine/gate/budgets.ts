/** What the budgets forbid: no room for the record, a sealed region or a handle index that does not fit, an ancestor cut short. */
import type { GateScene } from "../gate.ts";
import { findFirst, pileUp, runTogether } from "../survival/haystack.ts";
import type { Survival } from "../survival.ts";
import { sizeOf } from "./size.ts";

/** The rules that refuse for want of room, and for an irreversible ancestor whose handles were not all carried on. */
export function budgetReasons(scene: GateScene): readonly string[] {
  return [...recordRoom(scene), ...sealedRoom(scene), ...indexRoom(scene), ...degraded(scene)];
}

/** A rewrite that loses handles without saying so needs a record, and the record needs room. */
function recordRoom({ after, options, survival }: GateScene): readonly string[] {
  const { budget } = options;
  if (!after || !budget) return [];
  const unsaid = survival.filter(isUnsaid);
  if (unsaid.length === 0) return [];
  const size = sizeOf(after.source.text ?? "", budget.unit) + sizeOf(recordFor(unsaid), budget.unit);
  return budget.amount < size ? ["loss-record-missing"] : [];
}

const isUnsaid = ({ item, state, declared }: Survival): boolean =>
  item.kind === "handle" && declared !== true && (state === "lost" || state === "weakened");

/** The shortest record that covers some handles: their count and the region's address. */
const recordFor = (gone: readonly Survival[]): string =>
  `[loss_record] dropped ${gone.length} handles; sha256:${"0".repeat(64)}`;

function sealedRoom({ before, after, options }: GateScene): readonly string[] {
  const { budget, settings } = options;
  const side = after ?? before;
  const text = side.source.text ?? "";
  const sealed = (side.pad?.sealed ?? []).map(({ span }) => text.slice(span.start, span.end)).join("\n");
  if (sealed === "") return [];
  const over = budget !== undefined && budget.amount < sizeOf(sealed, budget.unit);
  const limit = settings?.["budget.sealed"] ?? 0;
  return over || (limit > 0 && limit < sizeOf(sealed, "tokens")) ? ["sealed-over-budget"] : [];
}

/** What is not needed, or lies in the store, takes no room in the index. */
const AWAY = new Set<Survival["state"]>(["expendable", "spilled"]);

function indexRoom({ options, survival }: GateScene): readonly string[] {
  const limit = options.indexBudget;
  if (limit === undefined) return [];
  const handles = survival.filter(({ item, state }) => item.kind === "handle" && !AWAY.has(state));
  const own = new Set(handles.map(({ item }) => item.text));
  for (const { handles: inherited } of options.ancestors ?? []) for (const handle of inherited) own.add(handle);
  return limit < own.size ? ["index-over-budget"] : [];
}

/** An irreversible ancestor may be summarized again only with its whole handle set. */
function degraded({ after, options }: GateScene): readonly string[] {
  if (!after) return [];
  const texts = [
    ...after.passages.map(({ text }) => text),
    ...(options.carriers ?? []).map(({ text }) => text),
    (options.index ?? []).join("\n"),
  ];
  const hay = pileUp(texts.map((text) => ({ text, origin: { passage: 0 } })));
  const gone = (options.ancestors ?? [])
    .filter(({ reversible }) => !reversible)
    .some(({ handles }) => handles.some((handle) => !findFirst(hay, runTogether(handle), "other")));
  return gone ? ["lineage-degraded"] : [];
}
