import type { Lanes, ListRow, RowItem } from "../server/protocol/panel.ts";
import { Bar } from "./Bar.tsx";
import { LaneLines } from "./LaneLines.tsx";
import { Late } from "./Late.tsx";
import { t } from "./strings.ts";

interface RowProps {
  readonly row: ListRow;
  readonly lanes: number;
  readonly open: boolean;
  readonly folder: boolean;
  /** It came, or is otherwise than before, since the panel was opened. */
  readonly changed: boolean;
  /** It is unfolded, and what stands under it was asked for. */
  readonly waiting: boolean;
  onTwist(): void;
}

/** One generation: its lane, its sentence, and what became of its handles. */
export function Row({ row, lanes, open, folder, changed, waiting, onTwist }: RowProps) {
  return (
    <>
      <LaneLines lanes={row.lanes} count={lanes} weight={row.sentence.weight} />
      <button
        type="button"
        tabIndex={-1}
        className={`twist codicon ${open ? "codicon-chevron-down" : "codicon-chevron-right"}${folder ? "" : " hidden"}`}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onTwist();
        }}
      />
      <span className="words">
        <span className={`sentence ${row.sentence.weight}`}>{row.sentence.text}</span>
        <span className="facts">
          <span className="badge">#{row.number}</span>
          {waiting && (
            <Late>
              <span role="status">{t("details.reading")}</span>
            </Late>
          )}
          {changed && <span className="changed">{t("changed")}</span>}
          <span className={row.reversible ? "good" : "bad"}>{t(row.reversible ? "reversible" : "irreversible")}</span>
          {row.degraded && <span className="bad">{t("degraded")}</span>}
          {row.mishaps !== undefined && <span className="bad">{t("mishap.badge", row.mishaps)}</span>}
          {row.handles === undefined && <span className="bad">{t("opaque")}</span>}
          <span>{t("depth", row.depth)}</span>
          <span>{t(`kind.${row.kind}`)}</span>
          <span>{t(`trigger.${row.trigger}`)}</span>
          {row.confidence && <span>{t(`confidence.${row.confidence}`)}</span>}
          <span>{tokensOf(row)}</span>
        </span>
      </span>
      <Bar row={row} />
    </>
  );
}

/** One item worth a look, under its generation. */
export function ItemLine({
  item,
  lanes,
  row,
}: {
  readonly item: RowItem;
  readonly lanes: number;
  readonly row: ListRow;
}) {
  return (
    <>
      <LaneLines lanes={row.lanes && passingBy(row.lanes)} count={lanes} />
      <span className={`state ${item.state}`}>{t(`state.${item.state}`)}</span>
      <code className="value">{item.text}</code>
      {item.instead && (
        <span className="instead">
          {t("item.instead")} <code>{item.instead.text}</code>
        </span>
      )}
      {item.need && item.need.reasons.length > 0 && <span className="why">{item.need.reasons.join(", ")}</span>}
    </>
  );
}

/** Below a generation its chain only goes on; it branched off above. */
const passingBy = ({ from: _, ...lanes }: Lanes): Lanes => ({ ...lanes, above: lanes.below });

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** Recorded numbers go first; an estimate says that it is one. */
export function tokensOf({ tokens }: Pick<ListRow, "tokens">): string {
  const before = tokens.before ?? tokens.estimateBefore ?? 0;
  const after = tokens.after ?? tokens.estimateAfter ?? 0;
  const text = t(
    "tokens",
    `${tokens.before === undefined ? "~" : ""}${short.format(before)}`,
    `${tokens.after === undefined ? "~" : ""}${short.format(after)}`,
  );
  return text;
}
