/** What is still to be done as far as the gate is told or can see: declared obligations, the plan, the texts' own tasks. */
import type { GateInput, GateOptions } from "../gate.ts";
import type { Item, Obligation } from "../item.ts";
import { itemsOf } from "../items.ts";
import { passageOfText } from "../passages.ts";
import { plainText } from "../survival/wording.ts";

/** Declared obligations first, then those of the plan, then those found in `before`; what `after` ticks off is done. */
export function currentObligations(
  before: GateInput,
  after: GateInput | undefined,
  options: GateOptions,
): readonly Obligation[] {
  const declared = (options.obligations ?? []).map((one) => declaredObligation(one, before.items[0]));
  const planned = options.plan === undefined ? [] : itemsOf([passageOfText(options.plan)]).obligations;
  const closed = closedIn(after);
  const found = (before.obligations ?? []).map((one) => (closed(one) ? { ...one, status: "done" as const } : one));
  const told = new Set(declared.map(({ text }) => text));
  return [...declared, ...planned, ...found.filter(({ text }) => !told.has(text))];
}

function declaredObligation(
  { name, needs, regenerable = false, status = "open" }: NonNullable<GateOptions["obligations"]>[number],
  near: Item | undefined,
): Obligation {
  return {
    kind: "obligation",
    subtype: "declared",
    text: name,
    span: { start: 0, end: 0 },
    provenance: near?.provenance ?? "user",
    passage: 0,
    status,
    abort: false,
    needs: needs.map((token) => ({ token, regenerable, declared: true })),
  };
}

/** Tasks that the rewritten text shows as done or cancelled: ticking off is honest news. */
function closedIn(after: GateInput | undefined): (obligation: Obligation) => boolean {
  const closed = new Set(
    (after?.obligations ?? []).filter(({ status }) => status !== "open").map(({ text }) => plainText(text)),
  );
  return ({ text }) => closed.has(plainText(text));
}
