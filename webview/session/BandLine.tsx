import type { Band, Verdict } from "../../server/protocol/session-panel.ts";
import { t } from "../strings.ts";

interface BandProps {
  readonly band: Band;
  readonly verdict?: Verdict | undefined;
  onReview(): void;
  onLineage(): void;
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** A compaction's boundary: what went, and what that did, in one sentence. */
export function BandLine({ band, verdict, onReview, onLineage }: BandProps) {
  const { number, kind, trigger, tokens, dropped } = band;
  return (
    <section className={`band ${verdict?.weight ?? "unknown"}`} aria-label={t("session.band", number)}>
      <h2>
        <i className="codicon codicon-fold" aria-hidden="true" /> {t("session.band", number)}
      </h2>
      <p className="facts">
        <span>{t(`kind.${kind}`)}</span>
        <span>{t(`trigger.${trigger}`)}</span>
        <span>{t("session.dropped", short.format(dropped))}</span>
        {tokens.before !== undefined && (
          <span>
            {t("tokens", short.format(tokens.before), tokens.after === undefined ? "?" : short.format(tokens.after))}
          </span>
        )}
      </p>
      <p className={`sentence ${verdict?.weight ?? ""}`}>{verdict?.text ?? t("session.judging")}</p>
      <button type="button" className="quiet" onClick={onReview}>
        {t("review")}
      </button>
      <button type="button" className="quiet" onClick={onLineage}>
        {t("session.lineage")}
      </button>
    </section>
  );
}
