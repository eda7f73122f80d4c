/** Handles in whose place a mere label stands (spec §3, weakened). */
import type { Item } from "../item.ts";
import type { Instead } from "../survival.ts";
import { answersTo, standTogether } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import { occurrences, runTogether } from "./haystack.ts";
import { isNamedIn, namesOf } from "./naming.ts";
import { isWritten } from "./novelty.ts";
import type { Piece } from "./pieces.ts";
import { sharedWeight, weightOf, wordsIn } from "./vocabulary.ts";

/** A piece that names the thing without its value: "the agreed window", "the sensor flags column". */
export function labelOf(item: Item, ground: Ground): Instead | undefined {
  if (ground.region.passages[item.passage]?.form !== "markdown") return undefined;
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece || piece.text.length > LONGEST) return undefined;
  for (const name of namesOf(item, piece)) {
    const context = new Set([...without(wordsIn(piece.text), item)].filter((word) => !name.words.has(word)));
    if (context.size < name.beside || !standTogether(name.words, ground)) continue;
    const asked = new Set([...(name.alone ? [] : context), ...name.words]);
    const found = answersTo(ground, asked, name.alone ? 0.9 : 0.25).find(
      ({ piece: answer }) =>
        isWritten(answer.passage, ground) &&
        !stood(answer, ground) &&
        !(isPath(item) && holdsPath(answer, ground)) &&
        isOfOneMatter(context, answer, name.matter, ground) &&
        isNamedIn(answer, name, ground),
    );
    if (found) return { text: found.piece.text, passage: found.piece.passage, span: found.piece.span };
  }
  return undefined;
}

/** What else the sentence of the handle says must be said there too, in part: its name alone stands in many a sentence. */
function isOfOneMatter(context: ReadonlySet<string>, answer: Piece, least: number, ground: Ground): boolean {
  const weights = ground.weights();
  return sharedWeight(context, ground.after.words(answer), weights) >= weightOf(context, weights) * least;
}

const isPath = ({ text }: Item): boolean => /[/\\]/.test(text);

const holdsPath = ({ passage, span }: Piece, ground: Ground): boolean =>
  ground.after.items(passage, span).some(({ subtype }) => subtype === "path");

/** A sentence that stood in the region as it stands now has taken nothing's place. */
function stood({ text }: Piece, ground: Ground): boolean {
  for (const _ of occurrences(ground.regionHay(), runTogether(text))) return true;
  return false;
}

/** A line longer than this is data, not a sentence. */
const LONGEST = 2000;

/** Words without those of the handle itself. */
export function without(words: ReadonlySet<string>, item: Item): ReadonlySet<string> {
  const own = wordsIn(item.text);
  return new Set([...words].filter((word) => !own.has(word) && word !== item.text.toLowerCase()));
}
