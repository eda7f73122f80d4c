/** Parts of a lineage for people, beside the drawn tree. */

import { type Paint, shortened } from "../../engine/lineage/draw.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import { survivalByDepth } from "../../engine/lineage/lives.ts";
import type { RowItem } from "../../engine/lineage/rows.ts";
import { type Problem, recordName } from "../../engine/session.ts";
import { counted } from "../counted.ts";

/** Stands above what is listed for the sake of completeness. */
const IN_PASSING = "no findings from here on: said in passing, described, printed by tools, or still there";

/** What could not be read, one line a problem. */
export function drawProblems(problems: readonly Problem[], paint: Paint): string {
  return problems
    .map(({ message, line, count }) => {
      const place = line === undefined ? "" : `line ${line}: `;
      return `${paint.faint(`  ${place}${message}${count > 1 ? ` (${count} times)` : ""}`)}\n`;
    })
    .join("");
}

/** Items one a line: state, kind, where, text, and what stands there instead. */
export function drawItems(items: readonly RowItem[], paint: Paint): string {
  const passing = items.find(({ inPassing }) => inPassing);
  return items
    .map((item) => {
      const { state, kind, subtype, text, place, instead, need, born, inPassing } = item;
      const head = item === passing ? `${paint.faint(IN_PASSING)}\n` : "";
      const isGone = state === "lost" || state === "altered" || state === "weakened";
      const colour = isGone && !inPassing ? paint.notable : paint.faint;
      const what = subtype === "" ? kind : `${kind}/${subtype}`;
      const now = instead === undefined || inPassing ? "" : ` → ${shortened(instead.text, 200)}`;
      const why = need === undefined ? "" : paint.faint(` (${need.reasons.join(", ")})`);
      const since = born === undefined ? "" : paint.faint(` since #${born.generation}`);
      return `${head}${colour(state)} ${what} ${paint.faint(where(place))} ${shortened(text, 300)}${now}${since}${why}\n`;
    })
    .join("");
}

/** Formats without lines number their records. */
const where = ({ line, record }: RowItem["place"]): string =>
  line <= 0 && record < 0 ? "nowhere" : recordName(line, record);

/** How much survives by depth, over all generations given. */
export function drawDepths(generations: readonly Generation[], paint: Paint): string {
  const depths = survivalByDepth(generations);
  if (depths.length === 0) return "";
  const lines = depths.map(
    ({ depth, generations: count, carried, originals }) =>
      `  depth ${depth}: ${percent(carried)} of the window's handles, ${percent(originals)} of all that was ever said ${paint.faint(`(${counted(count, "compaction")})`)}\n`,
  );
  return `survival by depth\n${lines.join("")}`;
}

const percent = (share: number | undefined): string => (share === undefined ? "–" : `${Math.round(share * 100)} %`);
