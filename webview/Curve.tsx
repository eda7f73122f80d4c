import type { DepthShare } from "../server/protocol/panel.ts";
import { t } from "./strings.ts";

/** Survival by depth: how much of what a region held stands in the next window, per generation of summary over summary. */
export function Curve({ points }: { readonly points: readonly DepthShare[] }) {
  if (points.length < 2) return null;
  const last = points.length - 1;
  const line = (value: (point: DepthShare) => number): string =>
    points.map((point, index) => `${(100 * index) / last},${40 - 40 * value(point)}`).join(" ");
  return (
    <details className="curve">
      <summary>{t("curve.title")}</summary>
      <svg viewBox="-2 -2 104 44" preserveAspectRatio="none" aria-hidden="true">
        <polyline className="handles" points={line(({ handles }) => handles)} />
        <polyline className="rules" points={line(({ rules }) => rules)} />
      </svg>
      <ul>
        {points.map(({ depth, handles, rules }) => (
          <li key={depth}>{t("curve.row", depth, Math.round(100 * handles), Math.round(100 * rules))}</li>
        ))}
      </ul>
    </details>
  );
}
