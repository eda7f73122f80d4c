/** What the session editor asks its host for, each once. */
import { useEffect, useRef } from "react";
import type { SessionHost } from "./host.ts";
import { PAGE, partKey, rawKey, recordKey, recordOf, type SessionState } from "./state.ts";

/** Asks for the pages of what is in view, each once; again where a page went with the growth of the file. */
export function useAskForPages(host: SessionHost, state: SessionState, first: number, last: number): void {
  const { pages, overview } = state;
  const asked = useRef<{ key: string; pages: Set<number> }>({ key: "", pages: new Set() });
  const total = overview?.total ?? 0;
  useEffect(() => {
    const key = `${overview?.edition}`;
    if (asked.current.key !== key) asked.current = { key, pages: new Set() };
    for (const page of asked.current.pages) if (pages.has(page)) asked.current.pages.delete(page);
    for (let page = Math.floor(first / PAGE); page <= Math.floor(Math.max(0, last) / PAGE); page += 1) {
      const rows = pages.get(page);
      const isWhole = rows !== undefined && Math.min(PAGE, total - page * PAGE) <= rows.length;
      if (isWhole || asked.current.pages.has(page)) continue;
      asked.current.pages.add(page);
      host.post({ type: "records", from: page * PAGE, count: PAGE });
    }
  }, [host, pages, overview?.edition, total, first, last]);
}

/** Asks for what was unfolded and is not here in full: the texts of a record, raw lines, the surroundings of a hit. */
export function useAskForPieces(host: SessionHost, state: SessionState): void {
  const { open, pieces, search, overview } = state;
  const asked = useRef<{ key: unknown; pieces: Set<string> }>({ key: undefined, pieces: new Set() });
  useEffect(() => {
    if (asked.current.key !== overview?.edition) asked.current = { key: overview?.edition, pieces: new Set() };
    const once = (key: string, ask: () => void): void => {
      if (pieces.has(key) || asked.current.pieces.has(key)) return;
      asked.current.pieces.add(key);
      ask();
    };
    for (const key of open) {
      const index = Number.parseInt(key, 10);
      if (key === rawKey(index)) once(key, () => host.post({ type: "raw", record: index, from: 0 }));
      for (const [part, { text, length }] of recordOf(state, index)?.parts.entries() ?? []) {
        if (key !== recordKey(index) || text.length === length) continue;
        const hit = search?.hits[search.at];
        const at = hit?.record === index && hit.part === part ? hit.start : 0;
        once(partKey(index, part), () =>
          host.post({ type: "piece", record: index, part, from: Math.max(0, at - 4000) }),
        );
      }
    }
    const hit = search?.hits[search.at];
    const piece = hit && pieces.get(partKey(hit.record, hit.part));
    if (!hit || !piece || (piece.from <= hit.start && hit.end <= piece.from + piece.text.length)) return;
    once(`${partKey(hit.record, hit.part)} ${hit.start}`, () =>
      host.post({ type: "piece", record: hit.record, part: hit.part, from: Math.max(0, hit.start - 4000) }),
    );
  }, [host, state, open, pieces, search, overview?.edition]);
}

/** Goes on with a search until it is through; a new query simply takes its place. */
export function useSearch(host: SessionHost, { search, overview }: SessionState): void {
  const asked = useRef("");
  useEffect(() => {
    // What came to the file since is searched as well; the places of an item are known at once.
    if (!search || search.of || Math.max(search.total, overview?.total ?? 0) <= search.next) return;
    const key = `${search.query} ${search.next} ${overview?.edition} ${overview?.total}`;
    if (asked.current === key) return;
    asked.current = key;
    host.post({ type: "find", query: search.query, from: search.next });
  }, [host, search, overview?.edition, overview?.total]);
}

/** The places of an item are asked for again once the file has grown. */
export function useGrownOccurrences(host: SessionHost, { search, overview }: SessionState): void {
  const asked = useRef("");
  const { of: kind, query: text = "", total = 0 } = search ?? {};
  useEffect(() => {
    if (kind === undefined || !overview || overview.reading || overview.total <= total) return;
    const key = `${kind} ${text} ${overview.total}`;
    if (asked.current === key) return;
    asked.current = key;
    host.post({ type: "occurrences", kind, text });
  }, [host, kind, text, total, overview]);
}
