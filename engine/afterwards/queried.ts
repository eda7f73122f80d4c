/** Searches in the summary's words that find nothing, where the dropped value would have (spec §9, query-from-prose); and how searches fared. */
import { toldOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { type Action, resultOf } from "./action.ts";
import type { Death } from "./deaths.ts";
import { deedOf } from "./deed.ts";
import type { Searches } from "./facts.ts";
import { contentWordsOf } from "./prose.ts";
import { type Found, lastPlace, type Scene, spotOf, told } from "./scene.ts";

/** The searches of a stretch: those that missed in the summary's words, and how many of each kind hit. */
export function queriesIn(scene: Scene): {
  readonly found: readonly Found[];
  readonly byHandle: Searches;
  readonly byProse: Searches;
} {
  const byHandle = { hit: 0, miss: 0 };
  const byProse = { hit: 0, miss: 0 };
  const found: Found[] = [];
  const words = summaryWords(scene);
  for (const action of scene.after) {
    const queries = deedOf(action, scene.session).searches;
    if (queries === undefined || queries.length === 0 || action.outcome === "refused") continue;
    const missed = isMiss(resultOf(action, scene.session), action);
    const query = queries.join(" ");
    if (scene.dead.isIn(query)) count(byHandle, missed);
    else if (isProse(query, words)) {
      count(byProse, missed);
      const death = missed ? missing(query, scene) : undefined;
      const spot = death && spotOf(action, scene);
      if (death && spot)
        found.push(
          told("query-from-prose", action, spot, {
            was: death.fate.item.text,
            source: lastPlace(death),
            generation: death.generation,
          }),
        );
    }
  }
  return { found, byHandle, byProse };
}

function count(searches: { hit: number; miss: number }, missed: boolean): void {
  if (missed) searches.miss += 1;
  else searches.hit += 1;
}

function summaryWords({ session, compaction }: Scene): ReadonlySet<string> {
  const record = compaction.summary.record;
  const texts = record === undefined ? [] : (session.records[record]?.texts ?? []);
  return new Set(texts.flatMap(({ text }) => contentWordsOf(text)));
}

/** Two words or more, all of them the summary's, and no sign of a value among them. */
function isProse(query: string, words: ReadonlySet<string>): boolean {
  if (/[\d/\\_.*|()[\]{}^$+=:#@]|[a-z][A-Z]/.test(query) || !/[^\s] +[^\s]/.test(query)) return false;
  const own = contentWordsOf(query);
  return own.length >= 2 && own.every((word) => words.has(word));
}

const isMiss = (result: string, { outcome, result: place }: Action): boolean =>
  place !== undefined &&
  result.length < 400 &&
  (result.trim() === "" ||
    (outcome === "failed" && !/error:|ENOENT|timeout/i.test(result)) ||
    ANSWERS.none.test(result));

/** What searches print, as expressions that are made when they are first asked for. */
export const ANSWERS = lazily({
  /** There is nothing of the kind. */
  none: () => new RegExp(`${toldOf("unfound")}|^\\s{0,4}\\[\\]\\s{0,4}$`, "i"),
});

/** The dropped value that stood in a sentence with every word of the query; undefined where there are several. */
function missing(query: string, scene: Scene): Death | undefined {
  const words = contentWordsOf(query);
  const beside = [...scene.dead.handles.values()].filter((death) => {
    const { subtype } = death.fate.item;
    return (
      SOUGHT.has(subtype) &&
      death.fate.places.some(({ passage, span }) => {
        const around = new Set(contentWordsOf(sentenceAround(scene.passages[passage]?.text ?? "", span.start)));
        return words.every((word) => around.has(word));
      })
    );
  });
  return beside.length === 1 ? beside[0] : undefined;
}

/** Values with which one finds again what was said. */
const SOUGHT = new Set(["id", "hash", "path", "url", "branch", "host", "symbol", "error", "other"]);

function sentenceAround(text: string, at: number): string {
  const from = Math.max(0, at - 300);
  const before =
    text
      .slice(from, at)
      .split(/\n|(?<=[.!?]) /)
      .at(-1) ?? "";
  return before + (text.slice(at, at + 300).split(/\n|(?<=[.!?]) /)[0] ?? "");
}
