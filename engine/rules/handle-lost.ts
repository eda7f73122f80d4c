import type { AtRisk } from "../lineage/generation.ts";
import type { Survival } from "../survival.ts";
import { quote } from "./quote.ts";
import type { Related, Rule } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";

/** Says once a compaction how many handles went, and which of them will most likely be needed. */
export const handleLost: Rule = {
  code: "handle-lost",
  severity: "info",

  ...bothWays(function* (scene) {
    const lost = scene.survival.filter(isGone);
    if (lost.length === 0) return;
    const bound = scene.survival.filter(({ obligation }) => obligation !== undefined).map(({ item }) => item.text);
    const needed = neededFirst(scene, new Set(bound));
    const shown = needed.length > 0 ? needed.map(({ text }) => text) : lost.map(({ item }) => item.text);
    const texts = shown
      .slice(0, scene.settings["atRisk.shown"])
      .map((text) => quoted(text, lost))
      .join(", ");
    const what = lost.length === 1 ? "one handle" : `${lost.length} handles`;
    const label = lost.length > scene.settings["atRisk.shown"] ? ", most needed first" : "";
    const how = scene.generation?.kind === "clear" ? "went with blanked results" : `did not get into ${scene.name}`;
    yield {
      ...scene.top,
      message: `${what} ${how}${label}: ${texts}`,
      related: related(needed, scene),
    };
  }),
};

/** A value, with what is left of it where it stands there cut. */
function quoted(text: string, lost: readonly Survival[]): string {
  const rest = lost.find(({ item, state }) => item.text === text && state === "weakened")?.instead;
  return rest === undefined ? quote(text) : `${quote(text)} (only ${quote(rest.text)})`;
}

/** What an open task needs is said by binding-lost. */
const isGone = ({ item, state, obligation }: Survival): boolean =>
  item.kind === "handle" && obligation === undefined && (state === "lost" || state === "weakened");

const neededFirst = ({ generation, settings }: Scene, bound: ReadonlySet<string>): readonly AtRisk[] =>
  generation?.atRisk
    .filter(({ text, survives }) => survives === undefined && !bound.has(text))
    .slice(0, settings["atRisk.shown"]) ?? [];

const related = (needed: readonly AtRisk[], { stood }: Scene): readonly Related[] =>
  needed.map(({ text, reasons, item }) => ({ message: [quote(text), ...reasons].join(", "), ...stood(item) }));
