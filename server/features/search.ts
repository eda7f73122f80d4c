/** Search by value: everywhere it lives or died in a session. */
import { addTo, type Group } from "../../engine/groups.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Inspection } from "../../engine/inspection.ts";
import type { Item } from "../../engine/item.ts";
import { placeOf } from "../../engine/lineage/rows.ts";
import type { Feature } from "../feature.ts";
import type { SearchHit } from "../protocol/answers.ts";
import { searchRequest } from "../protocol/requests.ts";
import type { View } from "../subject.ts";
import { rowSource } from "./lineage.ts";

/** Distinct items that one search gives at most; those that hold little else come first. */
const LIMIT = 100;

const searchView: View<string, readonly SearchHit[]> = {
  name: "search",
  answer({ inspection }, query) {
    const wanted = query.trim().toLowerCase();
    if (wanted === "") return [];
    const groups = new Map<string, Group<Item>>();
    for (const item of inspection.items) {
      if (item.kind === "obligation" || item.kind === "claim" || !item.text.toLowerCase().includes(wanted)) continue;
      const key = `${item.kind} ${item.text}`;
      if (groups.has(key) || groups.size < LIMIT) addTo(groups, key, item);
    }
    return [...groups.values()]
      .sort((a, b) => a[0].text.length - b[0].text.length)
      .map((items) => hitOf(items, inspection));
  },
};

/** Answers the panel's search. */
export const search: Feature = {
  views: [searchView],
  listen(connection, ask) {
    connection.onRequest(
      searchRequest,
      async ({ uri, query }, token) => (await ask(searchView, uri, query, token)) ?? [],
    );
  },
};

function hitOf(items: readonly Item[], inspection: Inspection): SearchHit {
  const source = rowSource(inspection);
  const { kind = "handle", subtype = "", text = "" } = items[0] ?? {};
  const generations = inspection.lineage?.generations ?? [];
  return {
    text: maskCredentials(text),
    kind,
    subtype,
    places: source ? items.flatMap((item) => placeOf(item, source) ?? []) : [],
    fates: generations.flatMap(({ id, survival, invented }, index) => {
      const fate = survival.find(({ item }) => item.kind === kind && item.text === text)?.state;
      const born = invented.some((one) => one.text === text) ? ("invented" as const) : undefined;
      const state = born ?? fate;
      return state === undefined ? [] : [{ generation: id, number: index + 1, state }];
    }),
  };
}
