import { useState } from "react";
import type { SearchHit } from "../server/protocol/answers.ts";
import type { LineageRow } from "../server/protocol/panel.ts";
import type { Host } from "./host.ts";
import { t } from "./strings.ts";

/** Asks for every place of a value. */
export function SearchBox({ onSearch }: { onSearch(query: string): void }) {
  const [query, setQuery] = useState("");
  return (
    <form
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim()) onSearch(query.trim());
      }}
    >
      <input
        type="search"
        value={query}
        aria-label={t("search.label")}
        placeholder={t("search.label")}
        onChange={(event) => setQuery(event.target.value)}
      />
    </form>
  );
}

interface FoundProps {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly rows: readonly LineageRow[];
  readonly host: Host;
  onClose(): void;
}

/** Where a value lives or died: each place opens, each generation says how it fared there. */
export function Found({ query, hits, rows, host, onClose }: FoundProps) {
  const numberOf = (generation: string): number => rows.find(({ id }) => id === generation)?.number ?? 0;
  return (
    <section className="found" aria-label={t("search.label")}>
      <button type="button" className="icon codicon codicon-close" aria-label={t("search.clear")} onClick={onClose} />
      {hits.length === 0 && <p role="status">{t("search.none", query)}</p>}
      <ul className="items">
        {hits.map((hit) => (
          <li key={`${hit.kind} ${hit.text}`}>
            <code>{hit.text}</code>
            <span className="why">{t("search.places", hit.places.length)}</span>
            {hit.fates.map(({ generation, state }) => (
              <span key={generation} className={`state ${state}`}>
                {numberOf(generation)} {t(`state.${state}`)}
              </span>
            ))}
            {(host.frozen ? [] : hit.places).slice(0, 12).map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <button type="button" className="quiet" key={index} onClick={() => host.post({ type: "open", place })}>
                {place.line}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
