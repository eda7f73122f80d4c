/** Lost handles ranked by expected need, from the region alone (spec §3). */
import type { Item } from "./item.ts";
import { addressesOf } from "./need/address.ts";
import { evidenceOf, type Region } from "./need/evidence.ts";
import { reasonsOf } from "./need/reasons.ts";
import { scoreOf } from "./need/score.ts";
import type { Session } from "./session.ts";

/** What a ranking looks at. All passage indices count in `region.passages`. */
export interface NeedInput {
  readonly region: Region;
  /** Lost handles, each with every place where it stands in the region. */
  readonly lost: readonly { readonly item: Item; readonly places: readonly Item[] }[];
  /** Handles of the region that survive: an address that lives in one spelling is not lost in another. */
  readonly living: readonly Item[];
  /** The session that the passages came from, where they came from one. */
  readonly session?: Session;
}

/** A lost address, most needed first. */
export interface Needed {
  /** The spelling that says most. */
  readonly text: string;
  readonly subtype: string;
  /** Expected need, 0 to 1, comparable within one region only. */
  readonly score: number;
  /** Short reasons for people, strongest first. */
  readonly reasons: readonly string[];
  /** Where it stood last in that spelling. */
  readonly item: Item;
  /** Every spelling of the address. */
  readonly spellings: readonly string[];
}

/** Ranks lost handles by how likely the agent will need them again; each distinct address is listed once. */
export function rankByNeed({ region, lost, living, session }: NeedInput): readonly Needed[] {
  const handles = region.items.filter(({ kind }) => kind === "handle");
  const addresses = addressesOf(handles, session?.cwd);
  const evidence = evidenceOf(addresses, region, session);
  const gone = new Set(lost.map(({ item }) => item.text));
  const alive = new Set(living.map(({ text }) => text));
  const needed: Needed[] = [];
  for (const [address, found] of evidence) {
    const spellings = [...address.spellings.keys()];
    const dead = spellings.filter((spelling) => gone.has(spelling));
    if (dead.length === 0 || spellings.some((spelling) => alive.has(spelling))) continue;
    const text = fullest(dead);
    const item = address.spellings.get(text)?.at(-1);
    if (!item) continue;
    needed.push({ text, subtype: item.subtype, score: scoreOf(found), reasons: reasonsOf(found), item, spellings });
  }
  return needed.sort((a, b) => b.score - a.score);
}

/** The longest spelling: the one from which every other can be told. */
const fullest = (spellings: readonly string[]): string =>
  spellings.reduce((best, spelling) => (best.length < spelling.length ? spelling : best), "");
