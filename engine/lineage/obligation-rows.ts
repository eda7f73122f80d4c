/** The duties of a session as painters show them: open ones first, each with the values it needs and whether those still stand. */
import type { Inspection } from "../inspection.ts";
import { placeOf, type RowItem, type RowPlace } from "./rows.ts";

/** One obligation with the values it needs, and whether the surviving context still holds each. */
export interface ObligationRow {
  readonly text: string;
  readonly status: "open" | "done" | "cancelled";
  readonly abort: boolean;
  readonly place: RowPlace;
  readonly needs: readonly {
    readonly token: string;
    readonly regenerable: boolean;
    readonly declared: boolean;
    readonly state: RowItem["state"] | "unknown";
  }[];
}

/** The rows of a session, or of a pad, where nothing has a state. */
export function obligationRowsOf({ lineage, session, passages, obligations }: Inspection): readonly ObligationRow[] {
  const fates = new Map((lineage?.generations.at(-1)?.survival ?? []).map(({ item, state }) => [item.text, state]));
  const source = lineage && session ? { lineage, session, passages } : undefined;
  const rows = obligations.map((obligation): ObligationRow => {
    const place = source && placeOf(obligation, source);
    return {
      text: obligation.text,
      status: obligation.status,
      abort: obligation.abort,
      place: place ?? { record: -1, textIndex: 0, line: 0, span: obligation.span },
      needs: obligation.needs.map((need) => ({ ...need, state: fates.get(need.token) ?? "unknown" })),
    };
  });
  return rows.toSorted((a, b) => Number(a.status !== "open") - Number(b.status !== "open"));
}
