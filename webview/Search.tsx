import { useState } from "react";
import type { Place, SearchHit } from "../server/protocol/answers.ts";
import type { ListRow } from "../server/protocol/panel.ts";
import type { Host } from "./host.ts";
import type { Elsewhere } from "./state.ts";
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
  readonly elsewhere?: Elsewhere;
  readonly rows: readonly ListRow[];
  readonly host: Host;
  onClose(): void;
}

/** Where a value lives or died: each place opens, each generation says how it fared there; on request in the other sessions, too. */
export function Found({ query, hits, elsewhere, rows, host, onClose }: FoundProps) {
  const numberOf = (generation: string): number => rows.find(({ id }) => id === generation)?.number ?? 0;
  const live = host.frozen === undefined;
  return (
    <section className="found" aria-label={t("search.label")}>
      <button type="button" className="icon codicon codicon-close" aria-label={t("search.clear")} onClick={onClose} />
      {hits.length === 0 && <p role="status">{t("search.none", query)}</p>}
      <Hits
        hits={hits}
        numberOf={numberOf}
        {...(live ? { onOpen: (place: Place) => host.post({ type: "open", place }) } : {})}
      />
      {live && !elsewhere && (
        <button type="button" className="quiet" onClick={() => host.post({ type: "searchAll", query })}>
          <i className="codicon codicon-search" aria-hidden="true" /> {t("search.all")}
        </button>
      )}
      {elsewhere && <Others {...elsewhere} host={host} />}
    </section>
  );
}

function Others({ sessions, looked, of, host }: Elsewhere & { readonly host: Host }) {
  return (
    <>
      {sessions.map(({ uri, name, agent, hits }) => (
        <section key={uri} aria-label={name}>
          <h2>
            {name} <span className="why">{agent}</span>
          </h2>
          <Hits hits={hits} onOpen={(place) => host.post({ type: "openIn", uri, place })} />
        </section>
      ))}
      <p role="status" aria-busy={looked < of}>
        {looked < of ? t("search.looking", looked, of) : t("search.looked", of, sessions.length)}
      </p>
    </>
  );
}

interface HitsProps {
  readonly hits: readonly SearchHit[];
  /** The number of a generation of this session; another session's come with their numbers. */
  numberOf?(generation: string): number;
  onOpen?(place: Place): void;
}

function Hits({ hits, numberOf, onOpen }: HitsProps) {
  return (
    <ul className="items">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.text}`}>
          <code>{hit.text}</code>
          <span className="why">{t("search.places", hit.places.length)}</span>
          {hit.fates.map(({ generation, number, state }) => (
            <span key={generation} className={`state ${state}`}>
              {number ?? numberOf?.(generation) ?? 0} {t(`state.${state}`)}
            </span>
          ))}
          {onOpen &&
            hit.places.slice(0, 12).map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <button type="button" className="quiet" key={index} onClick={() => onOpen(place)}>
                {place.line}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
