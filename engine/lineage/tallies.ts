/** The figures of one generation: how its handles, rules and facts fared. */
import { groupedBy } from "../groups.ts";
import type { Item } from "../item.ts";
import type { Session } from "../session.ts";
import type { Generation } from "./generation.ts";
import { counts } from "./sentence.ts";
import { emptyTally, tallyOf } from "./tally.ts";
import type { Window } from "./window.ts";

/** The figures where the summary can be read. */
export function talliesOf(
  survival: Generation["survival"],
  invented: Generation["invented"],
): Pick<Generation, "handles" | "constraints" | "negativeFacts"> {
  return {
    handles: tallyOf("handle", survival, invented),
    constraints: tallyOf("constraint", survival, invented),
    negativeFacts: tallyOf("negative_fact", survival, invented),
  };
}

/** Nothing is called kept or lost where the summary cannot be read; only how much there was is known. */
export function unknownTallies(
  { region }: Window,
  session: Session,
): Pick<Generation, "handles" | "constraints" | "negativeFacts"> {
  const { passages } = region;
  const items = region.items.filter((item) => counts({ item, places: [item], state: "lost" }, { passages, session }));
  const count = (kind: Item["kind"]) => ({ ...emptyTally, region: distinct(items, kind).length });
  return { handles: count("handle"), constraints: count("constraint"), negativeFacts: count("negative_fact") };
}

/** Items of a kind folded by their text, each with all its places. */
function distinct(
  items: readonly Item[],
  kind: Item["kind"],
): readonly { readonly item: Item; readonly places: readonly Item[] }[] {
  const ofKind = items.filter((item) => item.kind === kind);
  return Array.from(groupedBy(ofKind, ({ text }) => text).values(), (places) => ({ item: places[0], places }));
}
