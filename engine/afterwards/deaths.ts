/** What the generations of a chain dropped and no later summary brought back. */
import { generationById } from "../lineage/by-id.ts";
import type { Generation } from "../lineage/generation.ts";
import { isGone } from "../lineage/tally.ts";
import type { Survival } from "../survival.ts";
import { type Needles, needles } from "./needles.ts";

/** Something that was dropped, and the compaction that dropped it. */
export interface Death {
  readonly fate: Survival;
  readonly generation: Generation;
}

/** What is dead behind one generation. */
export interface Deaths {
  /** Handles, by their text. */
  readonly handles: ReadonlyMap<string, Death>;
  /** Rules that went without anything in their place, by their text. */
  readonly rules: ReadonlyMap<string, Death>;
  /** Whether a text has a dead handle of four letters or more in it. */
  readonly isIn: (text: string) => boolean;
}

/**
 * Tells what is dead behind a generation. What it told of another one is void from then on: a chain is gone along once, and each step
 * only adds what its own generation did.
 */
export function deathsIn(generations: readonly Generation[]): (generation: Generation) => Deaths {
  const tips = new Map<Generation, Draft>();
  return (generation) => {
    const steps: Generation[] = [];
    let link: Generation | undefined = generation;
    while (link !== undefined && !tips.has(link)) {
      steps.push(link);
      link = generationById(generations, link.parent)?.generation;
    }
    const draft = (link && tips.get(link)) ?? drafted();
    if (link) tips.delete(link);
    for (const step of steps.reverse()) goOn(draft, step);
    tips.set(generation, draft);
    return draft;
  };
}

/** A rule that went, once for all its places. */
const isRuleGone = ({ item, state }: Survival): boolean => item.kind === "constraint" && state === "lost";

interface Draft extends Deaths {
  readonly handles: Map<string, Death>;
  readonly rules: Map<string, Death>;
  readonly texts: Needles;
}

function drafted(): Draft {
  const texts = needles();
  return { handles: new Map(), rules: new Map(), texts, isIn: texts.isIn };
}

function goOn({ handles, rules, texts }: Draft, generation: Generation): void {
  // A summary that cannot be read may have brought back anything.
  if (generation.reasons.some((reason) => reason.startsWith("unverifiable"))) {
    for (const text of handles.keys()) texts.remove(text);
    handles.clear();
    rules.clear();
  }
  for (const fate of generation.survival) {
    const { kind, text } = fate.item;
    const death = { fate, generation };
    if (kind === "handle" && isGone(fate.state)) {
      handles.set(text, death);
      texts.add(text);
    } else if (kind === "handle") {
      if (handles.delete(text)) texts.remove(text);
    } else if (isRuleGone(fate)) rules.set(text, death);
    else if (kind === "constraint") rules.delete(text);
  }
}
