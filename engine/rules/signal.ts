/** A signal of the gate as a finding on a pad's first line. */
import type { Signal } from "../gate.ts";
import type { Inspection } from "../inspection.ts";
import { placeOfLine } from "./place.ts";
import type { Found } from "./rule.ts";

/** One finding where the signal warns in a pad; none otherwise. `say` is given the numbers before and after. */
export function signalFound(
  signal: Signal | undefined,
  inspection: Inspection,
  say: (before: string, after: string) => string,
): readonly Found[] {
  if (signal?.warns !== true || inspection.kind !== "pad") return [];
  return [{ ...placeOfLine(inspection, 0), message: say(shown(signal.before), shown(signal.after)) }];
}

const shown = (value: number | undefined): string =>
  value === undefined ? "?" : String(Number.isInteger(value) ? value : Math.round(value * 100) / 100);
