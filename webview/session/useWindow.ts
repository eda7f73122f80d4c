import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { type Heights, heightsOf } from "./heights.ts";

/** Pixels of a row that nobody has seen. */
const USUAL = 64;

/** Rows that are drawn above and below what is seen. */
const AROUND = 3;

/** The rows in view, and where each of them stands. */
export interface Window {
  readonly first: number;
  readonly last: number;
  readonly total: number;
  offsetOf(row: number): number;
  /** Hand to each row that is drawn, as its `ref`. */
  watch(element: HTMLElement | null): void;
  /** Brings a row into view, if it is not there already. */
  show(row: number, where: "anywhere" | "top"): void;
  /** Rows that fit the view. */
  readonly fits: number;
  isAtEnd(): boolean;
  /** Scrolls inside a row that is higher than the view, where a key asks for more of it; false where there is no more. */
  scrollWithin(row: number, key: string): boolean;
}

/** Keys that go through a long row before they leave it: by a few lines, or by a view. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, PageDown: 2, ArrowUp: -1, k: -1, PageUp: -2 };

/** Draws only what is seen of very many rows of any height. What is measured above the view never moves what is read. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, edition: number): Window {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const heights = useRef<{ edition: number; list: Heights }>({ edition, list: heightsOf(count, USUAL) });
  if (heights.current.edition !== edition) heights.current = { edition, list: heightsOf(count, USUAL) };
  if (heights.current.list.count !== count) heights.current = { edition, list: heights.current.list.resized(count) };
  const { list } = heights.current;
  const wanted = useRef<{ row: number; where: "anywhere" | "top" } | undefined>(undefined);

  const top = scroller.current?.scrollTop ?? 0;
  const height = scroller.current?.clientHeight ?? 600;
  const first = Math.max(0, list.rowAt(top) - AROUND);
  const last = Math.min(count - 1, list.rowAt(top + height) + AROUND);

  const reach = useCallback(
    (row: number, where: "anywhere" | "top"): void => {
      const element = scroller.current;
      if (!element) return;
      const { list: now } = heights.current;
      const start = now.offsetOf(row);
      const end = start + now.heightOf(row);
      const isSeen = element.scrollTop <= start && end <= element.scrollTop + element.clientHeight;
      if (isSeen && where === "anywhere") return;
      const isBelow = element.scrollTop + element.clientHeight < end;
      const fitsBelow = where === "anywhere" && isBelow && end - start <= element.clientHeight;
      element.scrollTop = fitsBelow ? end - element.clientHeight : start;
    },
    [scroller],
  );

  const observer = useRef<ResizeObserver | undefined>(undefined);
  observer.current ??= new ResizeObserver((entries) => {
    const element = scroller.current;
    const { list: now } = heights.current;
    let changed = 0;
    const firstSeen = now.rowAt(element?.scrollTop ?? 0);
    let above = 0;
    for (const { target, borderBoxSize } of entries) {
      const row = Number((target as HTMLElement).dataset.row);
      if (!target.isConnected || Number.isNaN(row)) continue;
      const more = now.measured(row, borderBoxSize[0]?.blockSize ?? USUAL);
      changed += Math.abs(more);
      if (row < firstSeen) above += more;
    }
    if (changed === 0) return;
    if (element && above !== 0) element.scrollTop += above;
    if (wanted.current) reach(wanted.current.row, wanted.current.where);
    redraw();
  });
  useEffect(() => () => observer.current?.disconnect(), []);

  const watch = useCallback((element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    observer.current?.observe(element);
    return () => observer.current?.unobserve(element);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onScroll = (): void => redraw();
    const letGo = (): void => {
      wanted.current = undefined;
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    // What the reader does by hand is not corrected.
    for (const name of ["wheel", "pointerdown", "touchstart"]) element.addEventListener(name, letGo, { passive: true });
    const resized = new ResizeObserver(() => redraw());
    resized.observe(element);
    redraw();
    return () => {
      element.removeEventListener("scroll", onScroll);
      for (const name of ["wheel", "pointerdown", "touchstart"]) element.removeEventListener(name, letGo);
      resized.disconnect();
    };
  }, [scroller]);

  const show = useCallback(
    (row: number, where: "anywhere" | "top"): void => {
      wanted.current = { row, where };
      reach(row, where);
      redraw();
    },
    [reach],
  );
  return {
    first,
    last,
    total: list.offsetOf(count),
    offsetOf: list.offsetOf,
    watch,
    show,
    fits: Math.max(1, list.rowAt(top + height) - list.rowAt(top) - 1),
    scrollWithin(row, key) {
      const element = scroller.current;
      const by = STEPS[key];
      if (!element || by === undefined) return false;
      const start = list.offsetOf(row);
      const end = start + list.heightOf(row);
      const seen = { start: element.scrollTop, end: element.scrollTop + element.clientHeight };
      if (by > 0 ? end <= seen.end || seen.end <= start : seen.start <= start || end <= seen.start) return false;
      wanted.current = undefined;
      const more = Math.abs(by) === 1 ? 60 : element.clientHeight - 40;
      element.scrollTop =
        by > 0 ? Math.min(seen.start + more, end - element.clientHeight) : Math.max(seen.start - more, start);
      return true;
    },
    isAtEnd: () => {
      const element = scroller.current;
      return element !== null && element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    },
  };
}
