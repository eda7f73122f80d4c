/** Lost handles ranked by expected need, from the region alone (spec §3). */
import type { Item } from "./item.ts";
import { type Address, addressesOf } from "./need/address.ts";
import { evidenceOf } from "./need/evidence.ts";
import { addressItems } from "./need/pieces.ts";
import { reasonsOf } from "./need/reasons.ts";
import { scoreOf } from "./need/score.ts";
import { distinct, riskOf } from "./need/spelling.ts";
import { type Region, type Surviving, type Timeline, timelineOf } from "./need/timeline.ts";
import type { Session } from "./session.ts";
import type { Survival } from "./survival.ts";

/** What a ranking looks at. All passage indices count in `region.passages`. */
export interface NeedInput {
  readonly region: Region;
  /** The fates of the region's handles; without them everything is at risk. */
  readonly fates: readonly Pick<Survival, "item" | "state" | "instead">[];
  /**
   * Where a literal stands word for word, on token boundaries, in what survives: in the summary or a carrier, or only in messages
   * that were kept or attached this time and go at the next compaction.
   */
  readonly standsIn: (literal: string, subtype: string) => "summary" | "messages" | undefined;
  /** The session that the passages came from, where they came from one. */
  readonly session?: Session;
  /** What survives. Kept messages tell what the agent was at; they are never at risk themselves. */
  readonly surviving?: Surviving;
}

/** A lost address, most needed first. */
export interface Needed {
  /** The spelling from which every other can be told, from the working directory on where that is enough. */
  readonly text: string;
  readonly subtype: string;
  /** Expected need, 0 to 1, comparable within one region only. */
  readonly score: number;
  /** Short reasons for people, strongest first. */
  readonly reasons: readonly string[];
  /** Where it stood last in that spelling. */
  readonly item: Item;
  /** Every spelling of the address in the region. */
  readonly spellings: readonly string[];
  /** How it lives on although the summary does not hold it: "as `x.go`", "in kept messages". Absent where it is lost. */
  readonly survives?: string;
}

/**
 * Ranks the addresses that the summary does not hold word for word by how likely the agent will need them again; each is listed
 * once. One that lives on in a shorter spelling, or in kept messages until the next compaction, says so.
 */
export function rankByNeed({ region, fates, standsIn, session, surviving }: NeedInput): readonly Needed[] {
  const timeline = timelineOf(region, surviving);
  const addresses = addressesOf(addressItems(timeline.handles), session?.cwd);
  const remains = { states: statesOf(fates), equivalents: equivalentsOf(fates), standsIn, cwd: session?.cwd };
  const needed: Needed[] = [];
  for (const [address, evidence] of evidenceOf(addresses, { ...region, passages: timeline.passages }, session)) {
    const spelled = inRegion(address, timeline);
    const risk = riskOf(spelled, remains);
    if (!risk) continue;
    const { item, survives } = risk;
    needed.push({
      text: item.text,
      subtype: item.subtype,
      score: scoreOf(evidence, item.text),
      reasons: reasonsOf(evidence, survives),
      item,
      spellings: [...new Set([...spelled.keys(), item.text])],
      ...(survives === undefined ? {} : { survives }),
    });
  }
  return distinct(needed.sort((a, b) => b.score - a.score));
}

/** The states by spelling. A path without its line numbers is worth as much as the one that is worth most with them. */
function statesOf(fates: NeedInput["fates"]): ReadonlyMap<string, Survival["state"]> {
  const own = new Map(fates.map(({ item, state }) => [item.text, state]));
  const bare = new Map<string, Survival["state"]>();
  for (const { item, state } of fates) {
    const path = item.subtype === "path" ? addressItems([item])[0]?.text : undefined;
    if (path !== undefined && !own.has(path) && (state !== "expendable" || !bare.has(path))) bare.set(path, state);
  }
  return new Map([...bare, ...own]);
}

/** The other spellings in which literals stand in what survives. */
const equivalentsOf = (fates: NeedInput["fates"]): ReadonlyMap<string, string> =>
  new Map(
    fates.flatMap(({ item, state, instead }) => (state === "equivalent" && instead ? [[item.text, instead.text]] : [])),
  );

/** The spellings of an address in the dropped passages, with their items as they stand there. */
function inRegion({ spellings }: Address, { origin }: Timeline): Address["spellings"] {
  const spelled = new Map<string, readonly Item[]>();
  for (const [text, items] of spellings) {
    const own = items.flatMap((item) => {
      const passage = origin[item.passage];
      return passage === undefined ? [] : [{ ...item, passage }];
    });
    if (own.length > 0) spelled.set(text, own);
  }
  return spelled;
}
