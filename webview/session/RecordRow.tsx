import type { ReactNode } from "react";
import type { PartLine, RecordHit, RecordLine } from "../../server/protocol/session-panel.ts";
import { t } from "../strings.ts";
import { count } from "./counts.ts";
import { Marked } from "./Marked.tsx";
import { sizeOf } from "./sizes.ts";
import { partKey, rawKey, type SessionState, type Shown } from "./state.ts";

interface RowProps {
  readonly index: number;
  readonly total: number;
  readonly record: RecordLine | undefined;
  /** The compactions whose boundaries stand above it. */
  readonly bands: ReactNode;
  readonly pieces: SessionState["pieces"];
  readonly isActive: boolean;
  readonly isFresh: boolean;
  readonly isOpen: boolean;
  readonly isRaw: boolean;
  readonly query?: string;
  /** Where the item stands here that the reader went to. */
  readonly occurrences?: readonly RecordHit[] | undefined;
  readonly hit?: RecordHit;
  onActivate(): void;
  onToggle(): void;
  onToggleRaw(): void;
  onMore(part: number, from: number): void;
  onMoreRaw(from: number): void;
  onOpen(line: number): void;
}

const ICONS = {
  user: "codicon-account",
  assistant: "codicon-sparkle",
  tool: "codicon-tools",
  system: "codicon-gear",
  summary: "codicon-fold",
} as const;

/** One record: who says it, and what; what tools print is folded to its first line. */
export function RecordRow(props: RowProps) {
  const { index, total, record, isActive, isFresh, isOpen, isRaw } = props;
  const label = record ? t(`role.${record.role}`) : t("session.waiting");
  const facts = [
    label,
    ...(record && record.line > 0 ? [t("session.line", record.line)] : []),
    ...(isFresh ? [t("session.new")] : []),
  ];
  const classes = ["record", record?.role ?? "waiting", isActive ? "active" : "", isFresh ? "fresh" : ""];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens to the keyboard as a whole
    <article
      className={classes.filter(Boolean).join(" ")}
      tabIndex={isActive ? 0 : -1}
      aria-posinset={index + 1}
      aria-setsize={total}
      aria-label={facts.join(", ")}
      onClick={(event) => {
        // What was clicked may be redrawn as something else; the keyboard stays with the record.
        event.currentTarget.focus({ preventScroll: true });
        props.onActivate();
      }}
    >
      {props.bands}
      <div className="body">
        <header>
          <i className={`codicon ${record ? ICONS[record.role] : "codicon-loading"}`} aria-hidden="true" />
          <b>{label}</b>
          {isFresh && <span className="new">{t("session.new")}</span>}
          {record && <Facts record={record} />}
          {record && (
            <span className="tools">
              <IconButton
                icon="codicon-go-to-file"
                label={t("session.open")}
                onClick={() => props.onOpen(record.line)}
              />
              <IconButton icon="codicon-code" label={t("item.raw")} isPressed={isRaw} onClick={props.onToggleRaw} />
            </span>
          )}
        </header>
        {record?.parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record's texts never change their order
          <Part key={at} {...props} part={part} at={at} isOpen={isOpen} />
        ))}
        {isRaw && <Raw piece={props.pieces.get(rawKey(index))} onMore={props.onMoreRaw} />}
      </div>
    </article>
  );
}

function Facts({ record: { line, time, bytes, agent } }: { readonly record: RecordLine }) {
  return (
    <span className="facts">
      {line > 0 && <span>{t("session.line", line)}</span>}
      {time && <time dateTime={time}>{timeOf(time)}</time>}
      <span>{sizeOf(bytes)}</span>
      {agent && <span>{t("session.agent", agent.slice(0, 12))}</span>}
    </span>
  );
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

function timeOf(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : clock.format(at);
}

interface IconProps {
  readonly icon: string;
  readonly label: string;
  readonly isPressed?: boolean;
  onClick(): void;
}

function IconButton({ icon, label, isPressed, onClick }: IconProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`icon codicon ${icon}`}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    />
  );
}

type PartProps = RowProps & { readonly part: PartLine; readonly at: number };

/** One text. Prose is shown; everything else is folded unless the record is open. */
function Part({ part, at, index, pieces, isOpen, query, occurrences, hit, onToggle, onMore }: PartProps) {
  const { use, text, length } = part;
  const piece = isOpen ? pieces.get(partKey(index, at)) : undefined;
  const shown: Shown = piece ?? { from: 0, text, length };
  const isProse = use === "prose";
  const isWhole = text.length === length && !text.includes("\n");
  const label = labelOf(part);
  const current = hit?.part === at ? hit.start : undefined;
  const wanted = { query, spans: occurrences?.filter((one) => one.part === at), current };
  if (!isProse && !isOpen) {
    return (
      <button
        type="button"
        tabIndex={-1}
        className={`folded ${use}`}
        aria-expanded={isWhole ? undefined : false}
        onClick={onToggle}
      >
        {!isWhole && <i className="codicon codicon-chevron-right" aria-hidden="true" />}
        {label && <span className={part.failed ? "bad" : "label"}>{label}</span>}
        <code>
          <Marked text={firstLine(text)} from={text.length - text.trimStart().length} {...wanted} />
        </code>
        {!isWhole && <span className="more">{t("session.characters", count(length))}</span>}
      </button>
    );
  }
  return (
    <div className={`part ${use}`}>
      {label && (
        <button type="button" tabIndex={-1} className="folded" aria-expanded={true} onClick={onToggle}>
          <i className="codicon codicon-chevron-down" aria-hidden="true" />
          <span className={part.failed ? "bad" : "label"}>{label}</span>
        </button>
      )}
      {shown.from > 0 && <More label={t("session.fromStart")} onClick={() => onMore(at, 0)} />}
      <div className={isProse || use === "reasoning" ? "text" : "text code"}>
        <Marked text={shown.text} from={shown.from} {...wanted} />
      </div>
      <Rest shown={shown} onMore={(from) => (isOpen ? onMore(at, from) : onToggle())} />
    </div>
  );
}

function Raw({ piece, onMore }: { readonly piece: Shown | undefined; onMore(from: number): void }) {
  if (!piece) return <p className="raw">{t("session.waiting")}</p>;
  return (
    <section className="raw" aria-label={t("session.raw")}>
      <div className="text code">{piece.text}</div>
      <Rest shown={piece} onMore={onMore} />
    </section>
  );
}

/** A way to what follows, where something does. */
function Rest({ shown, onMore }: { readonly shown: Shown; onMore(from: number): void }) {
  const end = shown.from + shown.text.length;
  if (shown.length <= end) return null;
  return <More label={t("session.rest", count(shown.length - end))} onClick={() => onMore(end)} />;
}

function More({ label, onClick }: { readonly label: string; onClick(): void }) {
  return (
    <button type="button" tabIndex={-1} className="value" onClick={onClick}>
      {label}
    </button>
  );
}

const firstLine = (text: string): string => text.trimStart().split("\n", 1)[0]?.slice(0, 200) ?? "";

function labelOf({ use, tool, key, failed }: PartLine): string {
  switch (use) {
    case "prose":
      return "";
    case "reasoning":
      return t("use.reasoning");
    case "argument":
      return [tool, key].filter((part) => part !== undefined).join(" · ");
    case "result":
      return `${tool ?? t("use.result")}${failed ? ` · ${t("use.failed")}` : ""}`;
    case "injected":
      return t("use.injected");
  }
}
