import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef } from "react";
import { t } from "../strings.ts";
import { BandLine } from "./BandLine.tsx";
import type { SessionHost } from "./host.ts";
import { RecordRow } from "./RecordRow.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { sizeOf } from "./sizes.ts";
import {
  bandsByRecord,
  initialState,
  next,
  PAGE,
  partKey,
  rawKey,
  recordKey,
  recordOf,
  type SessionEvent,
  type SessionState,
} from "./state.ts";
import { useWindow } from "./useWindow.ts";

/** The session editor: every record of a session file, however long it is. Draws what the host sends, reports what the reader does. */
export function SessionView({ host }: { readonly host: SessionHost }) {
  const [state, dispatch] = useReducer(next, undefined, () => initialState(host.recall()?.record));
  useEffect(() => {
    const stop = host.listen(dispatch);
    host.post({ type: "ready" });
    return stop;
  }, [host]);
  useEffect(() => {
    host.remember({ record: state.active });
  }, [host, state.active]);
  useSearch(host, state);
  const { overview, name, failed } = state;
  const reason = failed ?? overview?.failure;
  if (reason !== undefined) return <Notice title={t("session.failed", reason)} />;
  if (!overview) return <Notice title={t("loading", name)} busy />;
  if (overview.total === 0 && overview.reading) return <Notice title={t("loading", name)} busy />;
  if (overview.total === 0) return <Notice title={t("session.empty")} text={t("session.emptyText")} />;
  return (
    <main className="panel session">
      <Head state={state} dispatch={dispatch} host={host} />
      <Records state={state} dispatch={dispatch} host={host} />
    </main>
  );
}

interface Props {
  readonly state: SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly host: SessionHost;
}

function Head({ state, dispatch, host }: Props) {
  const { overview, name, search } = state;
  if (!overview) return null;
  const { total, bytes, bands, reading, problems, format } = overview;
  return (
    <header className="bar">
      <h1>{name}</h1>
      <SearchBar
        {...(search ? { search } : {})}
        onSearch={(query) => dispatch({ type: "search", query })}
        onStep={(by) => dispatch({ type: "step", by })}
        onLine={(line) => host.post({ type: "line", line })}
        onLeave={() => document.querySelector<HTMLElement>(".records [tabindex='0']")?.focus()}
      />
      <button
        type="button"
        className="quiet"
        disabled={bands.length === 0}
        onClick={() => dispatch({ type: "activate", record: nextBand(state, 1), reveal: "yes" })}
      >
        <i className="codicon codicon-arrow-down" aria-hidden="true" /> {t("session.nextBand")}
      </button>
      <button type="button" className="quiet" onClick={() => host.post({ type: "lineage" })}>
        <i className="codicon codicon-type-hierarchy" aria-hidden="true" /> {t("session.lineage")}
      </button>
      <p className="counts">
        <span>{total === 1 ? t("session.oneRecord") : t("session.records", count(total))}</span>
        <span>{bands.length === 1 ? t("session.oneBand") : t("session.bands", bands.length)}</span>
        <span>{sizeOf(reading ? reading.size : bytes)}</span>
        <span>{format}</span>
        {problems > 0 && <span className="bad">{t("session.problems", problems)}</span>}
        {reading && (
          <span className="reading">
            <progress value={reading.done} max={Math.max(1, reading.size)} aria-label={t("loading", name)} />{" "}
            {t("session.reading", Math.floor((100 * reading.done) / Math.max(1, reading.size)))}
          </span>
        )}
      </p>
    </header>
  );
}

function Records({ state, dispatch, host }: Props) {
  const { overview, active, fresh, open, pieces, search, verdicts } = state;
  const total = overview?.total ?? 0;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useWindow(scroller, total, overview?.edition ?? 0);
  const bands = useMemo(() => bandsByRecord(overview?.bands ?? []), [overview?.bands]);
  useAskForPages(host, state, view.first, view.last);
  useAskForPieces(host, state);
  useReveal(state, view, scroller);
  useShowHit(state, scroller);
  const isFollowing = useFollow(view, total);

  const hit = search?.hits[search.at];
  const shown = rowsIn(view.first, view.last, active, total);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const act = keyOf(event, state, view.fits);
    if (!act) return;
    event.preventDefault();
    if (view.scrollWithin(active, event.key)) return;
    if (act === "search") document.querySelector<HTMLElement>(".find input")?.focus();
    else if (act === "open") host.post({ type: "open", record: active, line: recordOf(state, active)?.line ?? 0 });
    else dispatch(act);
  };
  return (
    <>
      <div
        className="records"
        ref={scroller}
        role="feed"
        aria-label={t("session.label")}
        aria-busy={overview?.reading !== undefined}
        onKeyDown={onKey}
      >
        <div className="lines" style={{ height: view.total }}>
          {shown.map((index) => (
            <div
              key={index}
              className="row"
              data-row={index}
              ref={view.watch}
              style={{ transform: `translateY(${view.offsetOf(index)}px)` }}
            >
              <RecordRow
                index={index}
                total={total}
                record={recordOf(state, index)}
                bands={bands
                  .get(index)
                  ?.map((band) => (
                    <BandLine
                      key={band.id}
                      band={band}
                      {...(verdicts.get(band.id) ? { verdict: verdicts.get(band.id) } : {})}
                      onReview={() => host.post({ type: "review", generation: band.id })}
                      onLineage={() => host.post({ type: "lineage", generation: band.id })}
                    />
                  ))}
                pieces={pieces}
                isActive={index === active}
                isFresh={fresh !== undefined && fresh <= index}
                isOpen={open.has(recordKey(index))}
                isRaw={open.has(rawKey(index))}
                {...(search && search.query !== "" ? { query: search.query } : {})}
                {...(hit?.record === index ? { hit } : {})}
                onActivate={() => dispatch({ type: "activate", record: index, reveal: "no" })}
                onToggle={() => dispatch({ type: "toggle", key: recordKey(index) })}
                onToggleRaw={() => dispatch({ type: "toggle", key: rawKey(index) })}
                onMore={(part, from) => host.post({ type: "piece", record: index, part, from })}
                onMoreRaw={(from) => host.post({ type: "raw", record: index, from })}
                onOpen={(line) => host.post({ type: "open", record: index, line })}
              />
            </div>
          ))}
        </div>
      </div>
      <footer className="foot">
        <p role="status">{statusOf(state)}</p>
        {fresh !== undefined && !isFollowing && (
          <button type="button" onClick={() => dispatch({ type: "activate", record: fresh, reveal: "yes" })}>
            <i className="codicon codicon-arrow-down" aria-hidden="true" /> {t("session.fresh", count(total - fresh))}
          </button>
        )}
        <p className="keys" aria-hidden="true">
          {t("session.keys")}
        </p>
      </footer>
    </>
  );
}

/** The rows in view, and the active one wherever it is: what has the keyboard must not leave the document. */
function rowsIn(first: number, last: number, active: number, total: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active < first && active < total) return [active, ...rows];
  return last < active && active < total ? [...rows, active] : rows;
}

/** Asks for the pages of what is in view, each once; again where a page went with the growth of the file. */
function useAskForPages(host: SessionHost, state: SessionState, first: number, last: number): void {
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
function useAskForPieces(host: SessionHost, state: SessionState): void {
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
function useSearch(host: SessionHost, { search, overview }: SessionState): void {
  const asked = useRef("");
  useEffect(() => {
    if (!search || search.total <= search.next) {
      // What came to the file since is searched as well.
      if (!search || (overview?.total ?? 0) <= search.next) return;
    }
    const key = `${search.query} ${search.next} ${overview?.edition} ${overview?.total}`;
    if (asked.current === key) return;
    asked.current = key;
    host.post({ type: "find", query: search.query, from: search.next });
  }, [host, search, overview?.edition, overview?.total]);
}

/** Brings the active record into view when that is asked for, and gives it the keyboard unless somebody is typing. */
function useReveal(
  { active, reveal, overview }: SessionState,
  view: ReturnType<typeof useWindow>,
  scroller: React.RefObject<HTMLDivElement | null>,
): void {
  const done = useRef({ reveal: -1, edition: -1 });
  const edition = overview?.edition ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish scrolls
  useEffect(() => {
    if (done.current.reveal === reveal && done.current.edition === edition) return;
    const isFirst = done.current.reveal === -1;
    done.current = { reveal, edition };
    if (isFirst && active === 0) return;
    view.show(active, isFirst ? "top" : "anywhere");
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping)
      scroller.current?.querySelector<HTMLElement>(`[data-row="${active}"] article`)?.focus({ preventScroll: true });
  }, [reveal, active, edition]);
}

/** Brings the hit itself into view where its text is longer than that. */
function useShowHit({ search, pieces }: SessionState, scroller: React.RefObject<HTMLDivElement | null>): void {
  const hit = search?.hits[search.at];
  const piece = hit && pieces.get(partKey(hit.record, hit.part));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hit scrolls, and the arrival of its text
  useEffect(() => {
    if (!hit) return undefined;
    const turn = requestAnimationFrame(() => {
      const mark = scroller.current?.querySelector<HTMLElement>(`[data-row="${hit.record}"] mark.current`);
      const [place, view] = [mark?.getBoundingClientRect(), scroller.current?.getBoundingClientRect()];
      if (!mark || !place || !view || (view.top <= place.top && place.bottom <= view.bottom)) return;
      mark.scrollIntoView({ block: "center" });
    });
    return () => cancelAnimationFrame(turn);
  }, [hit, piece]);
}

/** Whoever reads at the end stays at the end while the file grows. */
function useFollow(view: ReturnType<typeof useWindow>, total: number): boolean {
  const before = useRef({ total, isAtEnd: false });
  const isAtEnd = view.isAtEnd();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only growth scrolls
  useEffect(() => {
    if (before.current.total < total && before.current.isAtEnd) view.show(total - 1, "anywhere");
    before.current = { ...before.current, total };
  }, [total]);
  useEffect(() => {
    before.current = { ...before.current, isAtEnd };
  });
  return isAtEnd;
}

/** What a key does; undefined for keys that are none of ours, and wherever somebody is typing. */
function keyOf(
  event: KeyboardEvent<HTMLElement>,
  state: SessionState,
  fits: number,
): SessionEvent | "search" | "open" | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isOnControl = event.target instanceof HTMLElement && event.target.closest("button, input") !== null;
  const { active, overview } = state;
  const to = (record: number): SessionEvent => ({ type: "activate", record, reveal: "yes" });
  switch (event.key) {
    case "ArrowDown":
    case "j":
      return to(active + 1);
    case "ArrowUp":
    case "k":
      return to(active - 1);
    case "PageDown":
      return to(active + fits);
    case "PageUp":
      return to(active - fits);
    case "Home":
      return to(0);
    case "End":
      return to((overview?.total ?? 1) - 1);
    case "/":
      return "search";
    case "n":
      return { type: "step", by: 1 };
    case "N":
      return { type: "step", by: -1 };
    case "c":
      return to(nextBand(state, 1));
    case "C":
      return to(nextBand(state, -1));
    case "Enter":
    case " ":
      return isOnControl ? undefined : { type: "toggle", key: recordKey(active) };
    case "r":
      return { type: "toggle", key: rawKey(active) };
    case "o":
      return "open";
    default:
      return undefined;
  }
}

/** The record of the next compaction, or of the one before; where there is none, the active one. */
function nextBand({ overview, active }: SessionState, by: 1 | -1): number {
  const records = (overview?.bands ?? []).map(({ record }) => record).sort((a, b) => a - b);
  const found = by === 1 ? records.find((record) => active < record) : records.findLast((record) => record < active);
  return found ?? (by === 1 ? (records[0] ?? active) : active);
}

/** What a screen reader is told when the reader goes somewhere, and what came of a search. */
function statusOf({ active, overview, verdicts, search }: SessionState): string {
  const band = overview?.bands.findLast(({ record }) => record === active);
  const sentence = band && verdicts.get(band.id)?.text;
  const place = t("session.at", count(active + 1), count(overview?.total ?? 0));
  const words = [band && t("session.band", band.number), sentence].filter((part) => part !== undefined);
  if (search && search.total <= search.next && search.hits.length === 0) words.push(t("session.none", search.query));
  return [place, ...words].join(" · ");
}

const number = new Intl.NumberFormat("en");
const count = (value: number): string => number.format(value);

function Notice(props: { readonly title: string; readonly text?: string; readonly busy?: boolean }) {
  return (
    <main>
      <div className="notice" role="status" aria-busy={props.busy ?? false}>
        <h1>{props.title}</h1>
        {props.text && <p>{props.text}</p>}
      </div>
    </main>
  );
}
