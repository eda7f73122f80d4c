import { type KeyboardEvent, useMemo, useRef } from "react";
import { t } from "../strings.ts";
import { BandLine } from "./BandLine.tsx";
import { count } from "./counts.ts";
import { keyOf } from "./keys.ts";
import type { Props } from "./props.ts";
import { RecordRow } from "./RecordRow.tsx";
import { byRecord, rawKey, recordKey, recordOf, type SessionState } from "./state.ts";
import { useAskForPages, useAskForPieces } from "./useAsking.ts";
import { useFollow, useReveal, useShowHit } from "./useReveal.ts";
import { useWindow } from "./useWindow.ts";

/** The records in view as a feed, and what is said of them below. */
export function Records({ state, dispatch, host }: Props) {
  const { overview, active, fresh, open, pieces, search, verdicts } = state;
  const total = overview?.total ?? 0;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useWindow(scroller, total, overview?.edition ?? 0);
  const bands = useMemo(() => byRecord(overview?.bands ?? []), [overview?.bands]);
  useAskForPages(host, state, view.first, view.last);
  useAskForPieces(host, state);
  useReveal(state, view, scroller);
  useShowHit(state, scroller);
  const isFollowing = useFollow(view, total);

  const hit = search?.hits[search.at];
  const occurrences = useMemo(() => (search?.of ? byRecord(search.hits) : undefined), [search?.of, search?.hits]);
  const shown = rowsIn(view.first, view.last, active, total);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const act = keyOf(event, state, view.fits);
    if (!act) return;
    event.preventDefault();
    if (view.scrollWithin(active, event.key)) return;
    if (act === "search") document.querySelector<HTMLElement>(".find input")?.focus();
    else if ("ask" in act) host.post(act.ask);
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
                {...(search && !search.of ? { query: search.query } : {})}
                {...(occurrences?.has(index) ? { occurrences: occurrences.get(index) } : {})}
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
          <button type="button" onClick={() => dispatch({ type: "jump", record: fresh })}>
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

/** What a screen reader is told when the reader goes somewhere, and what came of a search. */
function statusOf({ active, overview, verdicts, search }: SessionState): string {
  const band = overview?.bands.findLast(({ record }) => record === active);
  const sentence = band && verdicts.get(band.id)?.text;
  const place = t("session.at", count(active + 1), count(overview?.total ?? 0));
  const words = [band && t("session.band", band.number), sentence].filter((part) => part !== undefined);
  const isThrough = search && 0 < search.total && search.total <= search.next;
  if (isThrough && search.hits.length === 0) words.push(t("session.none", search.query));
  return [place, ...words].join(" · ");
}
