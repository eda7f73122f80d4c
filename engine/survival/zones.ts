/** What kind of place a find lies in: free prose, the sealed region, a loss record, a carrier. */
import type { Item } from "../item.ts";
import type { Held } from "../survival.ts";
import { overlaps } from "../text.ts";
import type { Ground } from "./ground.ts";
import type { Find } from "./haystack.ts";

/** Prose that a later pass may rewrite, or what holds the text beside it. */
export type Zone = "prose" | Held;

/** The zone of a find. A record that already stood in the region tells nothing new of what it names. */
export function zoneOf({ origin, span }: Find, ground: Ground, item: Item): Zone {
  if ("carrier" in origin) return ground.options.carriers?.[origin.carrier]?.as ?? "carried";
  const around = ground.after.items(origin.passage, span);
  const record = around.find(({ kind }) => kind === "loss_record");
  if (record && !isInRecord(item, ground)) return "declared";
  const sealed = ground.options.sealed?.some((place) => place.passage === origin.passage && overlaps(place.span, span));
  return sealed && !isSealed(item, ground) ? "sealed" : "prose";
}

const isInRecord = (item: Item, ground: Ground): boolean =>
  item.kind === "loss_record" ||
  ground.before.items(item.passage, item.span).some(({ kind }) => kind === "loss_record");

const isSealed = (item: Item, ground: Ground): boolean =>
  item.provenance === "sealed" && ground.region.items.length > 0;
