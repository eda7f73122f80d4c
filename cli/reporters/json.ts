/** Findings as JSON (spec §11): one object with a list. */
import type { Reporter } from "./index.ts";

/** One line of JSON; ranges count lines and characters from 0, spans are UTF-16 offsets. */
export const json: Reporter = (reports) =>
  `${JSON.stringify({ findings: reports.flatMap(({ findings }) => findings) })}\n`;
