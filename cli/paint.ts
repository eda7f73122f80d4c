/** The few colours that the command line paints with. */
import type { Paint } from "../engine/lineage/draw.ts";
import type { Io } from "./command.ts";

/** Painters for lineages; without colours they change nothing. */
export const paintOf = ({ colours }: Io): Paint => ({
  grave: colours.red,
  notable: colours.yellow,
  calm: colours.green,
  faint: colours.dim,
});
