/** What moves the view: a wish to see a record or a hit, and the growth of the file. */
import { type RefObject, useEffect, useRef } from "react";
import { partKey, type SessionState } from "./state.ts";
import type { useWindow } from "./useWindow.ts";

const focusActive = (scroller: HTMLElement | null): void =>
  scroller?.querySelector<HTMLElement>("article[tabindex='0']")?.focus({ preventScroll: true });

/** Brings the active record into view when that is asked for, and gives it the keyboard unless somebody is typing; so does whoever enters the editor. */
export function useReveal(
  { active, reveal, overview }: SessionState,
  view: ReturnType<typeof useWindow>,
  scroller: RefObject<HTMLDivElement | null>,
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
    if (!(document.activeElement instanceof HTMLInputElement)) focusActive(scroller.current);
  }, [reveal, active, edition]);
  useEffect(() => {
    const take = (): void => {
      if (document.activeElement === document.body) focusActive(scroller.current);
    };
    if (document.hasFocus()) take();
    window.addEventListener("focus", take);
    return () => window.removeEventListener("focus", take);
  }, [scroller]);
}

/** Brings the hit itself into view where its text is longer than that. */
export function useShowHit({ search, pieces }: SessionState, scroller: RefObject<HTMLDivElement | null>): void {
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
export function useFollow(view: ReturnType<typeof useWindow>, total: number): boolean {
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
