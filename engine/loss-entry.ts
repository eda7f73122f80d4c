/** The words of a loss record: what a rewrite dropped, each value by name, so that the record covers it (spec §4, §6). */
import { maskCredentials } from "./handles/credential.ts";
import type { Survival } from "./survival.ts";

/** Values that one record names; the rest is counted, and not covered. */
const NAMED = 200;

/** What a loss record says of the items that are gone; `date` is handed in as YYYY-MM-DD. Undefined where nothing is gone. */
export function lossRecordText(survival: readonly Survival[], date: string): string | undefined {
  const gone = survival.filter(
    ({ item, state, declared }) => item.kind === "handle" && (state === "lost" || state === "weakened") && !declared,
  );
  if (gone.length === 0) return undefined;
  const names = gone.slice(0, NAMED).map(({ item }) => `\`${maskCredentials(item.text).replaceAll("`", "")}\``);
  const more = gone.length > NAMED ? ` and ${gone.length - NAMED} more` : "";
  return `${date} dropped ${gone.length} ${gone.length === 1 ? "value" : "values"}: ${names.join(", ")}${more}`;
}
