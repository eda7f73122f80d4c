/** A compaction and a rewritten pad, seen alike by the rules that judge what became of each item. */
import type { Verdict } from "../gate.ts";
import type { Inspection } from "../inspection.ts";
import type { Item, Obligation, RuleItem } from "../item.ts";
import type { Generation } from "../lineage/generation.ts";
import { original } from "../lineage/origin.ts";
import type { Settings } from "../settings.ts";
import type { Instead, Invention, Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import { type Place, placeOfHeading, placeOfLine, placeOfRecordLine, placeOfSpan } from "./place.ts";
import type { Found, Rule } from "./rule.ts";

/** One region with what stands in its place. */
export interface Scene {
  readonly kind: "compaction" | "rewrite";
  /** What messages call the text that stands there now. */
  readonly name: "the summary" | "this file";
  readonly survival: readonly Survival[];
  readonly invented: readonly Invention[];
  readonly obligations: readonly Obligation[];
  /** The compaction that is judged; absent for a rewrite. */
  readonly generation?: Generation;
  readonly verdict?: Verdict;
  readonly inspection: Inspection;
  readonly settings: Settings;
  /** Where something that is gone stood: in the source of a transcript, under its heading in a pad. */
  readonly stood: (item: Item) => Place;
  /** Where something stands in the surviving text. */
  readonly stands: (instead: Instead | Invention) => Place;
  /** The first line of the surviving text. */
  readonly top: Place;
}

/** The two methods of a rule that judges compactions and rewrites alike. */
export const bothWays = (find: (scene: Scene) => Iterable<Found>): Required<Pick<Rule, "compaction" | "rewrite">> => ({
  compaction: (generation, inspection, settings) => find(sceneOfCompaction(generation, inspection, settings)),
  rewrite: (verdict, inspection, settings) => find(sceneOfRewrite(verdict, inspection, settings)),
});

/** A compaction of a transcript; a summary that cannot be read shows no fates, so that nothing is called lost. */
export function sceneOfCompaction(generation: Generation, inspection: Inspection, settings: Settings): Scene {
  const known = made.get(generation);
  if (known?.inspection === inspection && known.settings === settings) return known;
  const scene = newScene(generation, inspection, settings);
  made.set(generation, scene);
  return scene;
}

/** Two dozen rules look at the same one. */
const made = new WeakMap<Generation, Scene>();

function newScene(generation: Generation, inspection: Inspection, settings: Settings): Scene {
  const readable = !generation.summary.opaque;
  return {
    kind: "compaction",
    name: "the summary",
    survival: readable ? generation.survival.map((fate) => ofItsAuthor(fate, generation, inspection)) : [],
    invented: readable ? generation.invented : [],
    obligations: generation.obligations,
    generation,
    inspection,
    settings,
    stood: (item) => placeOfSpan(item, inspection),
    stands: (instead) => placeOfSpan(instead, inspection),
    top: placeOfRecordLine(generation.summary, inspection),
  };
}

function ofItsAuthor(fate: Survival, generation: Generation, inspection: Inspection): Survival {
  if (fate.item.kind === "handle") return fate;
  const item = original(fate.item, generation, inspection);
  return item === fate.item ? fate : { ...fate, item };
}

/** What became of a sealed entry is said by sealed-changed, and a notice of a loss is no negative fact of its own. */
function saidElsewhere({ item }: Survival, all: readonly Survival[]): boolean {
  if (item.kind === "handle" || item.kind === "loss_record") return false;
  if (item.provenance === "sealed") return true;
  return all.some(
    ({ item: other }) =>
      other.kind === "loss_record" && other.passage === item.passage && overlaps(other.span, item.span),
  );
}

/** A pad against its earlier version. What is gone is shown under the heading where it stood. */
export function sceneOfRewrite(verdict: Verdict, inspection: Inspection, settings: Settings): Scene {
  return {
    kind: "rewrite",
    name: "this file",
    survival: verdict.survival.filter((fate) => !saidElsewhere(fate, verdict.survival)),
    invented: verdict.invented,
    obligations: verdict.obligations,
    verdict,
    inspection,
    settings,
    stood: (item) => placeOfHeading((item as Partial<RuleItem>).scope ?? [], inspection),
    stands: (instead) => placeOfSpan(instead, inspection),
    top: placeOfLine(inspection, 0),
  };
}
