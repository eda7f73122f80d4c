import { useState } from "react";
import type { ItemRow, ItemState, OpenGeneration, Place } from "../server/protocol/answers.ts";
import type { LineageRow, ListRow, RowMishap } from "../server/protocol/panel.ts";
import type { Host } from "./host.ts";
import { Late } from "./Late.tsx";
import { tokensOf } from "./Row.tsx";
import { readAt } from "./read-at.ts";
import { type StringKey, t } from "./strings.ts";

/** Worst first; a state that has no items is not shown. */
const STATES: readonly ItemState[] = [
  "altered",
  "weakened",
  "lost",
  "invented",
  "demoted",
  "declared",
  "equivalent",
  "kept",
  "carried",
  "sealed",
  "indexed",
  "spilled",
  "moved",
  "expendable",
];

interface DetailsProps {
  readonly row: ListRow;
  /** The rest of it, once that came. */
  readonly open: OpenGeneration | undefined;
  readonly host: Host;
}

/** One generation: what is known about it, and its items by state, most needed first. */
export function Details({ row, open, host }: DetailsProps) {
  return (
    <aside className="details" aria-label={t("details.label", row.number)}>
      <h2>{row.sentence.text}</h2>
      {!host.frozen && <Actions row={row} host={host} />}
      {open ? (
        <Opened {...open} host={host} />
      ) : (
        <Late>
          <p role="status">{t("details.reading")}</p>
        </Late>
      )}
    </aside>
  );
}

function Opened({ row, items, host }: OpenGeneration & { readonly host: Host }) {
  const mishaps = row.afterwards?.mishaps ?? [];
  return (
    <>
      <Facts row={row} />
      {mishaps.length > 0 && <Mishaps mishaps={mishaps} host={host} />}
      <h3>{t("details.items")}</h3>
      <States items={items} host={host} />
    </>
  );
}

function Actions({ row, host }: { readonly row: ListRow; readonly host: Host }) {
  return (
    <p className="actions">
      <button type="button" onClick={() => host.post({ type: "review", generation: row.id })}>
        <i className="codicon codicon-diff" aria-hidden="true" /> {t("review")}
      </button>
      <button type="button" className="quiet" onClick={() => host.post({ type: "copyNote", generation: row.id })}>
        <i className="codicon codicon-clippy" aria-hidden="true" /> {t("note.copy")}
      </button>
    </p>
  );
}

function Facts({ row }: { readonly row: LineageRow }) {
  const { region, summary, tokens } = row;
  const source = tokens.before === undefined ? t("tokens.estimate") : t("tokens.recorded", tokens.source);
  const facts: readonly (readonly [StringKey, string])[] = [
    ["details.region", t("details.regionText", region.records, region.lines.start, region.lines.end)],
    ["details.summary", summary.opaque ? t("opaque") : t("details.summaryText", summary.line, summary.chars)],
    ["details.tokens", `${tokensOf(row)}, ${source}`],
    ...(row.time ? ([["details.time", timeOf(row.time)]] as const) : []),
    ...(row.agent ? ([["details.agent", row.agent]] as const) : []),
    ...afterwardsFacts(row),
    ["details.why", [t(row.retained ? "retained" : "gone"), ...row.reasons].join(" · ")],
  ];
  return (
    <dl className="facts-list">
      {facts.map(([key, text]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the agent read again, and what it did first. */
function afterwardsFacts({ afterwards }: LineageRow): readonly (readonly [StringKey, string])[] {
  if (!afterwards) return [];
  const { refetched, unchanged, next } = afterwards;
  const as = (same: boolean): string => t(same ? "details.same" : "details.other");
  const tokens = new Intl.NumberFormat("en").format(refetched.tokens);
  const again = t("details.againText", refetched.calls, tokens, unchanged.calls);
  return [
    ...(refetched.calls > 0 ? ([["details.again", again]] as const) : []),
    ...(next
      ? ([["details.next", t("details.nextText", next.tool, as(next.sameTool), as(next.sameTarget))]] as const)
      : []),
  ];
}

/** A recorded time as people of this place write it; what is none stands as it was recorded. */
function timeOf(recorded: string): string {
  const time = new Date(recorded);
  if (Number.isNaN(time.getTime())) return recorded;
  return time.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

function States({ items, host }: { readonly items: readonly ItemRow[]; readonly host: Host }) {
  return STATES.map((state) => {
    const found = items.filter((item) => item.state === state);
    return found.length === 0 ? null : <Group key={state} state={state} items={found} host={host} />;
  });
}

const SHOWN = 20;
const GRAVE: ReadonlySet<ItemState> = new Set<ItemState>(["altered", "weakened", "lost", "invented", "demoted"]);

function Group({
  state,
  items,
  host,
}: {
  readonly state: ItemState;
  readonly items: readonly ItemRow[];
  readonly host: Host;
}) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <details open={GRAVE.has(state)}>
      <summary>
        <span className={`state ${state}`}>{t(`state.${state}`)}</span> {items.length}
      </summary>
      <ul className="items">
        {items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <Item key={index} item={item} host={host} />
        ))}
      </ul>
      {items.length > shown && (
        <button type="button" className="quiet" onClick={() => setShown(shown + 10 * SHOWN)}>
          {t("items.more", items.length - shown)}
        </button>
      )}
    </details>
  );
}

function Item({ item, host }: { readonly item: ItemRow; readonly host: Host }) {
  const { instead } = item;
  return (
    <li>
      {host.frozen ? (
        <code>{item.text}</code>
      ) : (
        <button
          type="button"
          className="value"
          title={t("item.open", item.place.line)}
          onClick={() => host.post({ type: "open", place: item.place })}
        >
          <code>{item.text}</code>
        </button>
      )}
      {instead && <Instead text={instead.text} place={instead.place} host={host} />}
      <span className="why">
        {[
          item.subtype.replaceAll("_", " "),
          ...(host.frozen && item.place.line > 0 ? [t("item.line", item.place.line)] : []),
          ...(item.places > 1 ? [t("item.places", item.places)] : []),
          ...(item.born ? [t("item.born", item.born.generation)] : []),
          ...(item.obligation ? [t("item.obligation", item.obligation)] : []),
          ...(item.need && item.need.reasons.length > 0 ? [t("item.need", item.need.reasons.join(", "))] : []),
          ...(item.need?.usedAfter ? [t("item.usedAfter")] : []),
        ].join(" · ")}
      </span>
      {!host.frozen && <ItemButtons item={item} host={host} />}
    </li>
  );
}

function ItemButtons({ item, host }: { readonly item: ItemRow; readonly host: Host }) {
  return (
    <>
      <button
        type="button"
        className="icon codicon codicon-list-flat"
        title={t("item.readAt")}
        aria-label={`${t("item.readAt")}: ${item.text}`}
        onClick={() => host.post(readAt(item))}
      />
      <button
        type="button"
        className="icon codicon codicon-copy"
        aria-label={`${t("item.copy")} ${item.text}`}
        onClick={() => host.post({ type: "copy", text: item.text })}
      />
      <button
        type="button"
        className="icon codicon codicon-file-code"
        aria-label={`${t("item.raw")} ${item.place.line}`}
        onClick={() => host.post({ type: "openRaw", place: item.place })}
      />
    </>
  );
}

interface InsteadProps {
  readonly text: string;
  readonly place: Place | undefined;
  readonly host: Host;
}

function Instead({ text, place, host }: InsteadProps) {
  const value = <code>{text}</code>;
  return (
    <span className="instead">
      {t("item.instead")}{" "}
      {place && !host.frozen ? (
        <button type="button" className="value" onClick={() => host.post({ type: "open", place })}>
          {value}
        </button>
      ) : (
        value
      )}
    </span>
  );
}

/** What went wrong for want of what this compaction dropped: the action, and the true thing where it had stood. */
function Mishaps({ mishaps, host }: { readonly mishaps: readonly RowMishap[]; readonly host: Host }) {
  return (
    <>
      <h3>{t("details.afterwards")}</h3>
      <ul className="items">
        {mishaps.map((mishap) => (
          <li key={`${mishap.code} ${mishap.place.record} ${mishap.place.span.start}`}>
            <Value text={mishap.text} place={mishap.place} title={t("mishap.open", mishap.place.line)} host={host} />
            {mishap.was !== undefined && mishap.source && (
              <span className="instead">
                {t("mishap.was")}{" "}
                <Value text={mishap.was} place={mishap.source} title={t("item.open", mishap.source.line)} host={host} />
              </span>
            )}
            <span className="why">
              {[
                t(`mishap.${mishap.code}`),
                mishap.tool,
                ...(mishap.failed ? [t("mishap.failed")] : []),
                ...(host.frozen && mishap.place.line > 0 ? [t("item.line", mishap.place.line)] : []),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ValueProps {
  readonly text: string;
  readonly place: Place;
  readonly title: string;
  readonly host: Host;
}

function Value({ text, place, title, host }: ValueProps) {
  // A written report cannot open anything.
  if (host.frozen) return <code>{text}</code>;
  return (
    <button type="button" className="value" title={title} onClick={() => host.post({ type: "open", place })}>
      <code>{text}</code>
    </button>
  );
}
