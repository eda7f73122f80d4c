/** Asks for the rest of what is looked at, and says when it is no longer looked at. */
import { useEffect, useRef } from "react";
import type { Host } from "./host.ts";
import { lookedAt, type PanelState } from "./state.ts";

/** Each generation is asked for once while the rows are the same; an answer that is still missing when nobody looks any more is let go. */
export function useLooking(host: Host, { rows, selected, unfolded, generations }: PanelState): void {
  const asked = useRef<{ rows: unknown; ids: Set<string> }>({ rows: undefined, ids: new Set() });
  useEffect(() => {
    if (asked.current.rows !== rows) asked.current = { rows, ids: new Set() };
    const { ids } = asked.current;
    const wanted = lookedAt({ selected, unfolded });
    for (const generation of [...ids]) {
      if (wanted.has(generation) || generations[generation]) continue;
      ids.delete(generation);
      host.post({ type: "leave", generation });
    }
    for (const generation of wanted) {
      if (ids.has(generation)) continue;
      ids.add(generation);
      host.post({ type: "look", generation });
    }
  }, [host, rows, selected, unfolded, generations]);
  useEffect(() => {
    if (selected !== undefined) host.remember({ selected });
  }, [host, selected]);
}
