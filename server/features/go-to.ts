/** Going to an item of a session: a list that is looked through by what somebody types, and every place of the one that was chosen. */
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Inspection } from "../../engine/inspection.ts";
import type { Item } from "../../engine/item.ts";
import { placeOf } from "../../engine/lineage/rows.ts";
import type { Feature } from "../feature.ts";
import type { ItemState } from "../protocol/answers.ts";
import type { Destination, Destinations, ItemName, Occurrences, RecordHit } from "../protocol/session.ts";
import { goToRequest, occurrencesRequest } from "../protocol/session-requests.ts";
import type { View } from "../subject.ts";
import { rowSource } from "./lineage.ts";

/** Items that one answer gives at most, and places of one item. */
const LIMIT = 200;
const PLACES = 20_000;

/** A distinct item of a session; `lower` is what a query is looked for in. */
interface Entry {
  readonly item: Item;
  readonly text: string;
  readonly lower: string;
  readonly fate?: { readonly state: ItemState; readonly number: number };
  places: number;
}

const goToView: View<string, Destinations> = {
  name: "go-to",
  answer({ inspection }, query) {
    const wanted = query.trim().toLowerCase();
    const found = entriesOf(inspection).filter(({ lower }) => lower.includes(wanted));
    const best = wanted === "" ? found : found.toSorted((a, b) => closeness(b, wanted) - closeness(a, wanted));
    return { found: best.slice(0, LIMIT).map((entry) => destinationOf(entry, inspection)), total: found.length };
  },
};

const occurrencesView: View<ItemName, Occurrences | undefined> = {
  name: "occurrences",
  answer({ inspection }, { kind, text }) {
    const source = rowSource(inspection);
    const entry = entriesOf(inspection).find((one) => one.text === text && one.item.kind === kind);
    if (!source || !entry) return undefined;
    const hits: RecordHit[] = [];
    for (const item of inspection.items) {
      if (item.kind !== kind || item.text !== entry.item.text) continue;
      const place = placeOf(item, source);
      if (place) hits.push({ record: place.record, part: place.textIndex, ...place.span });
    }
    hits.sort((a, b) => a.record - b.record || a.part - b.part || a.start - b.start);
    return { kind, text, hits: hits.slice(0, PLACES), total: source.session.records.length };
  },
};

/** Answers *Go to…* of the session editor. */
export const goTo: Feature = {
  views: [goToView, occurrencesView],
  listen(connection, ask) {
    connection.onRequest(
      goToRequest,
      async ({ uri, query }, token) => (await ask(goToView, uri, query, token)) ?? { found: [], total: 0 },
    );
    connection.onRequest(
      occurrencesRequest,
      async ({ uri, ...name }, token) => (await ask(occurrencesView, uri, name, token)) ?? null,
    );
  },
};

/** The distinct items of a session, those of most weight first; made once for each inspection. */
function entriesOf(inspection: Inspection): readonly Entry[] {
  const known = made.get(inspection);
  if (known) return known;
  const fates = fatesOf(inspection);
  const byKey = new Map<string, Entry>();
  for (const item of inspection.items) {
    if (item.kind === "obligation" || item.kind === "claim") continue;
    const key = keyOf(item);
    const entry = byKey.get(key);
    if (entry) entry.places += 1;
    else byKey.set(key, entryOf(item, fates.get(key)));
  }
  const entries = [...byKey.values()].sort((a, b) => weightOf(b) - weightOf(a) || b.places - a.places);
  made.set(inspection, entries);
  return entries;
}

const made = new WeakMap<Inspection, readonly Entry[]>();

const keyOf = ({ kind, text }: Pick<Item, "kind" | "text">): string => `${kind} ${text}`;

function entryOf(item: Item, fate: Entry["fate"]): Entry {
  const text = maskCredentials(item.text);
  return { item, text, lower: text.toLowerCase(), ...(fate ? { fate } : {}), places: 1 };
}

/** What became of each item in the last compaction whose region held it. */
function fatesOf({ lineage }: Inspection): ReadonlyMap<string, NonNullable<Entry["fate"]>> {
  const fates = new Map<string, NonNullable<Entry["fate"]>>();
  for (const [index, { survival }] of (lineage?.generations ?? []).entries()) {
    for (const { item, state } of survival) fates.set(keyOf(item), { state, number: index + 1 });
  }
  return fates;
}

const GONE: ReadonlySet<ItemState> = new Set<ItemState>(["altered", "weakened", "lost"]);

/** Rules that are gone before handles that are gone, and both before what is still there. */
const weightOf = ({ item, fate }: Entry): number =>
  (fate && GONE.has(fate.state) ? 2 : 0) + (item.kind === "handle" ? 0 : 1);

/** The whole text before its beginning, its beginning before its middle; a short text before a long one. */
function closeness({ lower }: Entry, wanted: string): number {
  const begins = lower.startsWith(wanted) ? 1 : 0;
  return (lower === wanted ? 4 : 0) + 2 * begins + wanted.length / (lower.length + 1);
}

function destinationOf({ item, text, fate, places }: Entry, inspection: Inspection): Destination {
  const source = rowSource(inspection);
  const line = (source && placeOf(item, source)?.line) ?? 0;
  return { kind: item.kind, subtype: item.subtype, text, ...(fate ? { fate } : {}), line, places };
}
