/** What happened to each item of a region in the surviving context (spec §3). */
import type { Address } from "./digest.ts";
import type { Item, Obligation, Passage, RuleItem } from "./item.ts";
import { boundLiterals } from "./survival/bound.ts";
import { isCovered, isSpilled } from "./survival/coverage.ts";
import { isExpendableHandle, isExpendableRule } from "./survival/expendable.ts";
import { folded, saysAllOf } from "./survival/folding.ts";
import { type Ground, groundOf } from "./survival/ground.ts";
import { type Fate, lossOfHandle, survivalOfHandle } from "./survival/handle-fate.ts";
import { inventionsOf } from "./survival/inventions.ts";
import { lettersOf } from "./survival/letters.ts";
import { fateOfRecord } from "./survival/record-fate.ts";
import { reworded } from "./survival/rule-fate.ts";
import { withoutSiblings } from "./survival/siblings.ts";
import { verbatimRule } from "./survival/verbatim.ts";
import { inside, type Span } from "./text.ts";

/** States that mean the item is gone, or no longer what it was. */
export type Gone = "lost" | "weakened" | "altered";

/** States that mean the item lives outside the prose. */
export type Held = "sealed" | "indexed" | "spilled" | "carried" | "moved" | "demoted" | "declared";

/** Every state of an item after a rewrite. */
export type SurvivalState = "kept" | "equivalent" | Gone | Held | "expendable";

/** The fate of one distinct item. */
export interface Survival {
  readonly item: Item;
  /** Every place where the same item stands in the region, the first one included. */
  readonly places: readonly Item[];
  readonly state: SurvivalState;
  /** What stands in its place: the near miss, the softer wording, the other spelling. */
  readonly instead?: Instead;
  /** Name or text of the open obligation that needs it. */
  readonly obligation?: string;
  /** That obligation is only inferred from the words: what was begun and might have to be undone. */
  readonly inferred?: true;
  /** A loss record covers it. */
  readonly declared?: boolean;
}

/** A place in the surviving context. */
export interface Instead {
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
}

/** A literal, rule, approval or instruction of the summary which nothing in the region supports. */
export interface Invention {
  readonly kind: "handle" | "constraint" | "negative_fact" | "directive" | "approval" | "instruction";
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
  /** It stands in the place of something that was lost, weakened or altered, or answers an open question. */
  readonly standsInFor?: string;
  /** The earlier generation whose summary first said it, where this one only repeats it. */
  readonly born?: string;
}

/** What else is known about the two sides. */
export interface SurvivalOptions {
  /** Working directory against which relative and absolute paths are the same. */
  readonly cwd?: string;
  /** Texts that are re-read whole after every compaction, tool-injected texts, sealed and indexed texts, by name. */
  readonly carriers?: readonly { readonly name: string; readonly text: string; readonly as: Held }[];
  readonly obligations?: readonly Obligation[];
  /** Sealed stretches of the surviving text, by passage. */
  readonly sealed?: readonly { readonly passage: number; readonly span: Span }[];
  /** Content addresses of the region's text: where one stands in the surviving text, the region can be had back. */
  readonly addresses?: readonly Address[];
  /** Whether a word was said where the agent could see it, though not in the region: its own thoughts, what stood before. */
  readonly heard?: (word: string) => boolean;
  /** Short digests of items that somebody retired with a reason. */
  readonly retired?: readonly string[];
  /** Nothing was written in place of the region: nothing can be invented. */
  readonly unwritten?: true;
}

/** Both sides of one rewrite, with the items found in them. */
export interface Side {
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
}

/**
 * Follows every distinct item of a region into the surviving context, and names what the surviving text says without ground.
 * Pure and total: any two texts have a result. Handles come first in source order, then rules and records.
 */
export function survive(region: Side, surviving: Side, options: SurvivalOptions = {}): Survived {
  const letters = lettersOf(region, surviving, options);
  if (letters === undefined) return compared(region, surviving, options);
  return letters.restore(compared(letters.region, letters.surviving, letters.options));
}

/** The fates of a region's items, and what the surviving text says without ground. */
export interface Survived {
  readonly survival: readonly Survival[];
  readonly invented: readonly Invention[];
}

function compared(region: Side, surviving: Side, options: SurvivalOptions): Survived {
  const ground = groundOf(region, surviving, options);
  const handles = folded([...region.items.filter(({ kind }) => kind === "handle"), ...boundLiterals(ground)]);
  const rules = folded(region.items.filter(isRule));
  const records = folded(region.items.filter(({ kind }) => kind === "loss_record"));
  const fates = withoutSiblings(handles.map((places) => fateOfHandle(places, ground)));
  const labels = fates.filter(({ state, instead }) => state === "weakened" && instead);
  const survival = [
    ...fates,
    ...fatesOfRules(rules, ground).map((fate) => labelled(fate, labels)),
    ...records.map((places) => fateOfGroup(places, fateOfRecord(places[0], ground), ground)),
  ];
  return { survival, invented: options.unwritten ? [] : inventionsOf(survival, ground) };
}

type Places = readonly [Item, ...Item[]];

const isRule = (item: Item): boolean =>
  item.kind === "constraint" || item.kind === "negative_fact" || item.kind === "directive";

function fateOfHandle(places: Places, ground: Ground): Survival {
  const [item] = places;
  const found = survivalOfHandle(item, ground);
  if (found && found.state !== "declared") return fateOfGroup(places, found, ground);
  if (isExpendableHandle(places, ground)) return fateOfGroup(places, { state: "expendable" }, ground);
  if (isSpilled(ground)) return fateOfGroup(places, { state: "spilled" }, ground);
  if (found) return fateOfGroup(places, found, ground);
  const loss = lossOfHandle(places, ground);
  if (loss.state !== "altered" && isCovered(item, ground)) return fateOfGroup(places, { state: "declared" }, ground);
  return fateOfGroup(places, loss, ground);
}

/** Rules are followed one by one; what another rule that survives says as well, or as strongly, is not lost with its wording. */
function fatesOfRules(groups: readonly Places[], ground: Ground): readonly Survival[] {
  const fates = groups.map((places) => fateOfRule(places, ground));
  const standing = fates.filter((fate) => !isGone(fate.state) && fate.state !== "expendable" && !isOfTools(fate));
  const folding: Survival[] = [];
  for (const fate of fates) {
    if (isOfTools(fate)) {
      folding.push(fate);
      continue;
    }
    const says = (other: Survival): boolean => saysAllOf(other.item as RuleItem, fate.item as RuleItem, ground);
    if (!isGone(fate.state)) {
      folding.push(fate);
      continue;
    }
    const holder = standing.find((other) => other.item.kind === fate.item.kind && says(other));
    if (holder) {
      folding.push({ ...fate, state: "equivalent", ...(holder.instead ? { instead: holder.instead } : {}) });
      continue;
    }
    const same = folding.findIndex(
      (other) => isGone(other.state) && other.item.kind === fate.item.kind && isRule(other.item) && says(other),
    );
    const first = folding[same];
    if (first) folding[same] = { ...first, places: [...first.places, ...fate.places] };
    else folding.push(fate);
  }
  return folding;
}

const isOfTools = ({ places }: Survival): boolean => places.every(({ provenance }) => provenance === "tool");

/** Where a mere label stands for the literal that a lost rule is about, the label is what is left of the rule. */
function labelled(fate: Survival, labels: readonly Survival[]): Survival {
  if (fate.state !== "lost") return fate;
  const { item } = fate;
  const label = labels.find(({ places }) =>
    places.some((place) => place.passage === item.passage && inside(place.span, item.span)),
  );
  return label?.instead ? { ...fate, state: "weakened", instead: label.instead } : fate;
}

const isGone = (state: SurvivalState): state is Gone => state === "lost" || state === "weakened" || state === "altered";

function fateOfRule(places: Places, ground: Ground): Survival {
  const rule = places[0] as RuleItem;
  const verbatim = verbatimRule(rule, ground);
  if (verbatim && !isGone(verbatim.state) && verbatim.state !== "declared")
    return fateOfGroup(places, verbatim, ground);
  if (isExpendableRule(rule, ground)) return fateOfGroup(places, { state: "expendable" }, ground);
  const other = verbatim && isGone(verbatim.state) ? verbatim : inOtherWords(places, ground);
  if (other?.state === "equivalent") return fateOfGroup(places, other, ground);
  if (isSpilled(ground)) return fateOfGroup(places, { state: "spilled" }, ground);
  if (verbatim?.state === "declared" || isCovered(rule, ground))
    return fateOfGroup(places, { state: "declared" }, ground);
  return fateOfGroup(places, other ?? { state: "lost" }, ground);
}

/** What only tools printed is marked and no more: no other wording is looked for. */
const inOtherWords = (places: Places, ground: Ground): Fate | undefined => {
  const given = places.find(({ provenance }) => provenance !== "tool");
  return given ? reworded(places[0] as RuleItem, ground) : undefined;
};

function fateOfGroup(places: Places, { state, instead }: Fate, ground: Ground): Survival {
  const [item] = places;
  const obligation = item.kind === "handle" ? obligationOf(item.text, ground.options.obligations ?? []) : undefined;
  return {
    item,
    places,
    state,
    ...(instead ? { instead } : {}),
    ...(obligation === undefined ? {} : { obligation }),
    ...(state === "declared" ? { declared: true } : {}),
  };
}

/** The open obligation that needs a token. */
const obligationOf = (token: string, obligations: readonly Obligation[]): string | undefined =>
  obligations.find(
    ({ status, needs }) => status === "open" && needs.some((need) => need.token === token && !need.regenerable),
  )?.text;
