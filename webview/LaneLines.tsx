import type { Lanes } from "../server/protocol/panel.ts";

const WIDTH = 14;

/** One chain that comes from above and goes on below. */
const STRAIGHT: Lanes = { column: 0, through: [], above: true, below: true };

/** The lanes left of a line: chains that pass, the line's own chain, and its dot where it is a generation. */
export function LaneLines({
  lanes = STRAIGHT,
  count,
  weight,
}: {
  readonly lanes: Lanes | undefined;
  readonly count: number;
  readonly weight?: string;
}) {
  const x = (column: number): number => column * WIDTH + WIDTH / 2;
  const own = x(lanes.column);
  const width = count * WIDTH;
  return (
    <svg className="lanes" width={width} height="100%" aria-hidden="true">
      {lanes.through.map((column) => (
        <line key={column} x1={x(column)} x2={x(column)} y1="0" y2="100%" />
      ))}
      {lanes.above && lanes.from === undefined && <line x1={own} x2={own} y1="0" y2="50%" />}
      {lanes.from !== undefined && (
        // Only the curve is stretched to the height of the line.
        <svg width={width} height="100%" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M ${x(lanes.from)} 0 C ${x(lanes.from)} 30 ${own} 20 ${own} 50`} />
        </svg>
      )}
      {lanes.below && <line x1={own} x2={own} y1="50%" y2="100%" />}
      {weight && <circle className={`dot ${weight}`} cx={own} cy="50%" r="4.5" />}
    </svg>
  );
}
