import type { ListRow } from "../server/protocol/panel.ts";
import { t } from "./strings.ts";

/** Handles carried and lost as a bar, with rules that went beside it. The numbers stand in text, the bar only shows them. */
export function Bar({ row }: { readonly row: ListRow }) {
  const { handles, rulesGone, factsGone } = row;
  if (!handles) return <span className="tally">{t("bar.unknown")}</span>;
  const { carried, of } = handles;
  return (
    <span className="tally">
      <span className="numbers">{t("bar.label", carried, of)}</span>
      <svg className="handles" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="lost" x="0" y="0" width="100" height="6" />
        <rect className="kept" x="0" y="0" width={of === 0 ? 0 : (100 * carried) / of} height="6" />
      </svg>
      <span className="numbers">
        {rulesGone !== undefined && <span className="bad">{t("bar.rules", rulesGone)}</span>}
        {factsGone !== undefined && <span>{t("bar.facts", factsGone)}</span>}
      </span>
    </span>
  );
}
