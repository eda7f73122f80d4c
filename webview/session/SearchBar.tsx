import { useState } from "react";
import { t } from "../strings.ts";
import { count } from "./counts.ts";
import { HITS, type Search } from "./state.ts";

interface SearchProps {
  readonly search?: Search;
  onSearch(query: string): void;
  onStep(by: 1 | -1): void;
  onLine(line: number): void;
  onLeave(): void;
}

/** Looks for a text in the whole file, or goes to a line. Enter goes from hit to hit, Escape back to the records. */
export function SearchBar({ search, onSearch, onStep, onLine, onLeave }: SearchProps) {
  const [query, setQuery] = useState("");
  const line = /^:(\d{1,9})$/.exec(query.trim())?.[1];
  const look = (by: 1 | -1): void => {
    if (line !== undefined) onLine(Number(line));
    else if (search?.query === query && !search.of) onStep(by);
    else onSearch(query);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would send itself
    <div className="search find" role="search">
      <input
        type="search"
        value={query}
        aria-label={t("session.find")}
        placeholder={t("session.find")}
        onChange={(event) => {
          setQuery(event.target.value);
          if (event.target.value === "") onSearch("");
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") look(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") {
            event.preventDefault();
            onLeave();
          }
        }}
      />
      {search?.of && (
        <span className="found-item">
          <code>{search.query}</code>
          <button
            type="button"
            className="icon codicon codicon-close"
            aria-label={t("session.leave", search.query)}
            onClick={() => {
              onSearch("");
              onLeave();
            }}
          />
        </span>
      )}
      <span className="found-count" role="status">
        {search ? countOf(search) : ""}
      </span>
      {search && search.hits.length > 0 && (
        <>
          <button
            type="button"
            className="icon codicon codicon-arrow-up"
            aria-label={t("session.previous")}
            onClick={() => onStep(-1)}
          />
          <button
            type="button"
            className="icon codicon codicon-arrow-down"
            aria-label={t("session.next")}
            onClick={() => onStep(1)}
          />
        </>
      )}
      {search && search.next < search.total && (
        <button
          type="button"
          className="icon codicon codicon-stop-circle"
          aria-label={t("session.stop")}
          onClick={() => onSearch("")}
        />
      )}
    </div>
  );
}

function countOf({ hits, at, next, total }: Search): string {
  const isDone = total <= next;
  const more = hits.length === HITS ? "+" : "";
  const found = t("session.hit", at + 1, `${count(hits.length)}${more}`);
  return isDone ? found : `${found} · ${Math.floor((100 * next) / Math.max(1, total))} %`;
}
