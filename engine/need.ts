/** Lost handles ranked by expected need, from the region alone (spec §3). */
import type { Item } from "./item.ts";
import { type Address, addressesOf } from "./need/address.ts";
import { type Evidence, evidenceOf, type Region } from "./need/evidence.ts";
import { addressItems } from "./need/pieces.ts";
import { reasonsOf } from "./need/reasons.ts";
import { scoreOf } from "./need/score.ts";
import type { Session } from "./session.ts";
import type { Survival } from "./survival.ts";

/** What a ranking looks at. All passage indices count in `region.passages`. */
export interface NeedInput {
  readonly region: Region;
  /** The fates of the region's handles; without them everything is at risk. */
  readonly fates: readonly Pick<Survival, "item" | "state">[];
  /** Whether a literal stands word for word, on token boundaries, in what survives. */
  readonly stands: (literal: string, subtype: string) => boolean;
  /** The session that the passages came from, where they came from one. */
  readonly session?: Session;
}

/** A lost address, most needed first. */
export interface Needed {
  /** The spelling from which every other can be told. */
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
  /** A shorter or other spelling that survives, where the one the agent worked with does not. */
  readonly survivesAs?: string;
  readonly evidence: Evidence;
}

/**
 * Ranks the addresses that no longer stand word for word by how likely the agent will need them again; each is listed once,
 * in its fullest spelling. One that only a shorter spelling of survives says so.
 */
export function rankByNeed({ region, fates, stands, session }: NeedInput): readonly Needed[] {
  const items = addressItems(region.items.filter(({ kind }) => kind === "handle"));
  const addresses = addressesOf(items, session?.cwd);
  const states = new Map(fates.map(({ item, state }) => [item.text, state]));
  const needed: Needed[] = [];
  for (const [address, evidence] of evidenceOf(addresses, { ...region, items }, session)) {
    const found = lostSpelling(address, states, stands);
    if (!found) continue;
    const { item, survivesAs } = found;
    needed.push({
      text: item.text,
      subtype: item.subtype,
      score: scoreOf(evidence),
      reasons: reasonsOf(evidence, survivesAs),
      item,
      spellings: [...address.spellings.keys()],
      ...(survivesAs === undefined ? {} : { survivesAs }),
      evidence,
    });
  }
  return needed.sort((a, b) => b.score - a.score);
}

/** The fullest spelling of an address, unless it stands in what survives, is held elsewhere, or is expendable. */
function lostSpelling(
  { spellings }: Address,
  states: ReadonlyMap<string, Survival["state"]>,
  stands: NeedInput["stands"],
): { readonly item: Item; readonly survivesAs?: string } | undefined {
  const texts = [...spellings.keys()].sort((a, b) => b.length - a.length);
  const fullest = texts[0];
  const item = fullest === undefined ? undefined : spellings.get(fullest)?.at(-1);
  if (!item || isSafe(states.get(item.text)) || stands(item.text, item.subtype)) return undefined;
  const survivesAs = texts.find((text) => stands(text, item.subtype));
  return survivesAs === undefined ? { item } : { item, survivesAs };
}

/** Held outside the prose, kept, or not worth keeping. An equivalent spelling is looked for among the spellings. */
function isSafe(state: Survival["state"] | undefined): boolean {
  switch (state) {
    case undefined:
    case "lost":
    case "weakened":
    case "altered":
    case "equivalent":
      return false;
    case "kept":
    case "expendable":
    case "sealed":
    case "indexed":
    case "spilled":
    case "carried":
    case "moved":
    case "demoted":
    case "declared":
      return true;
  }
}
