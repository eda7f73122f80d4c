import { t } from "../strings.ts";
import { count } from "./counts.ts";
import { nextBand } from "./keys.ts";
import type { Props } from "./props.ts";
import { SearchBar } from "./SearchBar.tsx";
import { sizeOf } from "./sizes.ts";

/** What the file is, how much of it is read, and the ways through it. */
export function Head({ state, dispatch, host }: Props) {
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
        title={t("session.goToTitle")}
        onClick={() => host.post({ type: "goTo" })}
      >
        <i className="codicon codicon-target" aria-hidden="true" /> {t("session.goTo")}
      </button>
      <button
        type="button"
        className="quiet"
        disabled={bands.length === 0}
        onClick={() => dispatch({ type: "jump", record: nextBand(state, 1) })}
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
