import type { ObligationRow, Place } from "../server/protocol/answers.ts";
import { t } from "./strings.ts";

/** Open obligations with the values that each needs, and whether those are still there. */
export function Obligations({ rows, onOpen }: { readonly rows: readonly ObligationRow[]; onOpen(place: Place): void }) {
  const open = rows.filter(({ status }) => status === "open");
  if (open.length === 0) return null;
  return (
    <details className="obligations">
      <summary>
        {t("obligations.title")} {open.length}
      </summary>
      <ul className="items">
        {open.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={index}>
            <button type="button" className="value" onClick={() => onOpen(row.place)}>
              {row.text}
            </button>
            {row.needs.map((need) => (
              <span key={need.token}>
                <code>{need.token}</code> <span className={`state ${need.state}`}>{t(`state.${need.state}`)}</span>
                {need.regenerable && <span className="why"> {t("obligations.regenerable")}</span>}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
