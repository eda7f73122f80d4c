/** Units, names of what a run measured, and values that only a setting has. */
import { lazily } from "../constraints/lazily.ts";
import { anyBeside, beside } from "./beside.ts";

/** Names of what a run measured: their values are evidence, no settings. */
export const isMeasure = (name: string): boolean => MEASURES.has(name.toLowerCase().replace(QUALIFIER, ""));

const QUALIFIER = /^(?:train|val|valid|test|eval|avg|mean|max|min|total|final|best)[_-]/;

const MEASURES = new Set(
  "loss ppl perplexity acc accuracy auc f1 mae mse rmse ccc r2 map iou psnr ssim bleu wer gradnorm grad_norm throughput latency time elapsed duration took speed tps qps rps fps p50 p90 p95 p99 n count epoch step score reward precision recall size mem memory cpu rss bytes tokens ms rows passed failed errors warnings eta delta diff std var exit code rc status exit_code".split(
    " ",
  ),
);

/** `true`, `none`, `auto`: values by which a setting is recognised. */
export const isConstant = (value: string): boolean =>
  /^(?:true|false|none|null|nil|undefined|auto|on|off|yes|no)$/i.test(value);

/** Whether a word is a unit or a counted thing. */
export const isUnit = (word: string): boolean => {
  const name = word.toLowerCase();
  return UNITS.has(name) || beside("units").has(name);
};

/** Signs and short names of units. */
const UNITS = new Set(
  "ms s sec secs min mins h char chars kb mb gb tb kib mib gib px % baud hz khz mhz ghz rpm dpi fps v w".split(" "),
);

/** The unit at the start of a word in a script without blanks, "" if there is none. */
export const solidUnit = (word: string): string => SOLID.unit.exec(word)?.[0] ?? "";

/** Units of scripts without blanks. */
export const SOLID = lazily({ unit: () => new RegExp(`^(?:${anyBeside("solidUnits")})`) });
