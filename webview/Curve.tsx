import type { LineageRow, Tally } from "../server/protocol/panel.ts";
import { t } from "./strings.ts";

interface Point {
  readonly depth: number;
  readonly handles: number;
  readonly rules: number;
}

/** Survival by depth: how much of what a region held stands in the next window, per generation of summary over summary. */
export function Curve({ rows }: { readonly rows: readonly LineageRow[] }) {
  const points = pointsOf(rows);
  if (points.length < 2) return null;
  const last = points.length - 1;
  const line = (value: (point: Point) => number): string =>
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

function pointsOf(rows: readonly LineageRow[]): readonly Point[] {
  const judged = rows.filter(({ kind, summary }) => kind === "summary" && !summary.opaque);
  const depths = [...new Set(judged.map(({ depth }) => depth))].sort((a, b) => a - b);
  return depths.map((depth) => {
    const at = judged.filter((row) => row.depth === depth);
    return {
      depth,
      handles: share(at.map(({ handles }) => handles)),
      rules: share(at.map(({ constraints }) => constraints)),
    };
  });
}

function share(tallies: readonly Tally[]): number {
  const sum = (value: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + value(tally), 0);
  const region = sum(({ region }) => region);
  return region === 0 ? 1 : sum(({ kept, equivalent, held }) => kept + equivalent + held) / region;
}
