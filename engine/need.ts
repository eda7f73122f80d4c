/** Lost handles ranked by expected need, from the region alone (spec §3). */
import type { Item } from "./item.ts";
import { type Address, addressesOf } from "./need/address.ts";
import { evidenceOf, type Region } from "./need/evidence.ts";
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
  /**
   * Where a literal stands word for word, on token boundaries, in what survives: in the summary or a carrier, or only in messages
   * that were kept or attached this time and go at the next compaction.
   */
  readonly standsIn: (literal: string, subtype: string) => "summary" | "messages" | undefined;
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
  /** How it lives on although the summary does not hold it: "as `x.go`", "in kept messages". Absent where it is lost. */
  readonly survives?: string;
}

/**
 * Ranks the addresses that the summary does not hold word for word by how likely the agent will need them again; each is listed
 * once, in its fullest spelling. One that lives on in a shorter spelling, or in kept messages until the next compaction, says so.
 */
export function rankByNeed({ region, fates, standsIn, session }: NeedInput): readonly Needed[] {
  const items = addressItems(region.items.filter(({ kind }) => kind === "handle"));
  const addresses = addressesOf(items, session?.cwd);
  const states = new Map(fates.map(({ item, state }) => [item.text, state]));
  const needed: Needed[] = [];
  for (const [address, evidence] of evidenceOf(addresses, { ...region, items }, session)) {
    const found = riskOf(address, states, standsIn);
    if (!found) continue;
    const { item, survives } = found;
    needed.push({
      text: item.text,
      subtype: item.subtype,
      score: scoreOf(evidence, item.text, survives),
      reasons: reasonsOf(evidence, survives),
      item,
      spellings: [...address.spellings.keys()],
      ...(survives === undefined ? {} : { survives }),
    });
  }
  return needed.sort((a, b) => b.score - a.score);
}

/** The fullest spelling of an address, unless the summary holds it, it is held elsewhere, or is expendable. */
function riskOf(
  { spellings }: Address,
  states: ReadonlyMap<string, Survival["state"]>,
  standsIn: NeedInput["standsIn"],
): { readonly item: Item; readonly survives?: string } | undefined {
  const texts = [...spellings.keys()].sort((a, b) => b.length - a.length);
  const fullest = texts[0];
  const item = fullest === undefined ? undefined : spellings.get(fullest)?.at(-1);
  if (!item || isSafe(states.get(item.text))) return undefined;
  const place = standsIn(item.text, item.subtype);
  if (place === "summary") return undefined;
  const other = texts.find((text) => text !== item.text && standsIn(text, item.subtype) === "summary");
  if (other !== undefined) return { item, survives: `as \`${other}\`` };
  const kept = place ?? texts.find((text) => standsIn(text, item.subtype));
  return kept === undefined ? { item } : { item, survives: "in kept messages" };
}

/** Held outside the prose, or not worth keeping. Where kept and equivalent ones stand is looked up in the texts. */
function isSafe(state: Survival["state"] | undefined): boolean {
  switch (state) {
    case undefined:
    case "lost":
    case "weakened":
    case "altered":
    case "equivalent":
    case "kept":
    case "carried":
      return false;
    case "expendable":
    case "sealed":
    case "indexed":
    case "spilled":
    case "moved":
    case "demoted":
    case "declared":
      return true;
  }
}
