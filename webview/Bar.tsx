import type { LineageRow } from "../server/protocol/panel.ts";
import { t } from "./strings.ts";

/** Handles carried and lost as a bar, with rules that went beside it. The numbers stand in text, the bar only shows them. */
export function Bar({ row }: { readonly row: LineageRow }) {
  const { handles, constraints, negativeFacts, carried } = row;
  if (row.summary.opaque) return <span className="tally">{t("bar.unknown")}</span>;
  const kept = handles.kept + handles.equivalent + handles.held;
  const gone = constraints.lost + constraints.weakened + constraints.altered;
  const facts = negativeFacts.lost + negativeFacts.weakened + negativeFacts.altered;
  return (
    <span className="tally">
      <span className="numbers">{t("bar.label", kept, handles.region)}</span>
      <svg className="handles" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="lost" x="0" y="0" width="100" height="6" />
        <rect className="kept" x="0" y="0" width={100 * (carried ?? 0)} height="6" />
      </svg>
      <span className="numbers">
        {gone > 0 && <span className="bad">{t("bar.rules", gone)}</span>}
        {facts > 0 && <span>{t("bar.facts", facts)}</span>}
      </span>
    </span>
  );
}
