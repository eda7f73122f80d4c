/** Sections of rules that a later section takes the place of: "Rules" … "Rules (new, replace the old ones)" (spec §3, superseded). */
import { retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RuleItem } from "../item.ts";
import type { Ground } from "./ground.ts";
import { isBehind, type Piece, titlesOf } from "./pieces.ts";
import { voidWords } from "./void-words.ts";

/**
 * Whether a rule stands below a title of rules, and behind it the same speaker has a section whose title says that it replaces the
 * earlier rules, and that is called the same but for words like "new". Rules on another matter stay.
 */
export function isOfOutdatedSection(rule: RuleItem, home: Piece, ground: Ground): boolean {
  const speaker = ground.region.passages[rule.passage]?.provenance;
  return replacingSections(ground).some(
    ({ first, title, matter }) =>
      ground.region.passages[first.passage]?.provenance === speaker &&
      isBehind(first, rule) &&
      titlesOf(home.scope).some((own) => own !== title && voidWords.rule.test(own) && matterOf(own, ground) === matter),
  );
}

interface Section {
  /** Its first sentence. */
  readonly first: Piece;
  readonly title: string;
  readonly matter: string;
}

/** Sections whose title says that they replace earlier ones, once for each title. */
function replacingSections(ground: Ground): readonly Section[] {
  const known = sections.get(ground);
  if (known) return known;
  const found = ground.region.passages.flatMap(({ form, provenance, text }, passage) =>
    form === "markdown" && SPEAKS.has(provenance) && sectionWords.replacesOld.test(text)
      ? sectionsIn(passage, ground)
      : [],
  );
  sections.set(ground, found);
  return found;
}

const sections = new WeakMap<Ground, readonly Section[]>();

/** A tool, a summary and our own messages take nothing back. */
const SPEAKS: ReadonlySet<string> = new Set(["user", "assistant", "system", "rules"]);

function sectionsIn(passage: number, ground: Ground): readonly Section[] {
  const firsts = new Map<string, Piece>();
  for (const piece of ground.before.of(passage))
    for (const title of titlesOf(piece.scope)) if (!firsts.has(title)) firsts.set(title, piece);
  return [...firsts]
    .filter(([title]) => sectionWords.replacesOld.test(title) && voidWords.rule.test(title))
    .map(([title, first]) => ({ first, title, matter: matterOf(title, ground) }));
}

/** What a title says besides that rules stand below it and that they are new. */
function matterOf(title: string, { content }: Ground): string {
  const bare = title
    .replaceAll(/[(（[][^)）\]]{0,200}[)）\]]/g, " ")
    .replaceAll(sectionWords.replacing, " ")
    .replaceAll(sectionWords.called, " ")
    .replaceAll(/\bv?\d[\d.-]{0,10}/g, " ");
  return [...new Set(content(bare))].sort().join(" ");
}

/** Expressions for titles; each is made when it is first asked for. */
export const sectionWords = lazily({
  replacesOld: () => new RegExp(retiringOf("replacesOld"), "iu"),

  /** The same, wherever it stands. */
  replacing: () => new RegExp(retiringOf("replacesOld"), "giu"),

  /** The word for rules, and words by which they are called the newer ones. */
  called: () => new RegExp(`${voidWords.rule.source}|${retiringOf("newer")}`, "giu"),
});
