/** What its own speaker takes back right behind it: another value, "scratch that", "this replaces the two above" (spec §3, superseded). */
import { countsIn, retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item } from "../item.ts";
import { inside, type Span } from "../text.ts";
import type { Ground } from "./ground.ts";
import type { Piece } from "./pieces.ts";

/** Whether an item lies in what was taken back. */
export const isTakenBack = ({ passage, span }: Item, ground: Ground): boolean =>
  stretchesTakenBack(ground).some((stretch) => stretch.passage === passage && inside(span, stretch.span));

interface Stretch {
  readonly passage: number;
  readonly span: Span;
}

/** All such stretches of a region, worked out once. */
function stretchesTakenBack(ground: Ground): readonly Stretch[] {
  const known = stretches.get(ground);
  if (known) return known;
  const found = ground.region.passages.flatMap(({ form, provenance, text }, index) =>
    form === "markdown" && SPEAKS.has(provenance) && backWords.any.test(text.replaceAll(/\s/g, " "))
      ? ground.before.of(index).flatMap((piece) => takenBackBy(piece, ground))
      : [],
  );
  stretches.set(ground, found);
  return found;
}

const stretches = new WeakMap<Ground, readonly Stretch[]>();

/** A tool, a summary and our own messages take nothing back. */
const SPEAKS: ReadonlySet<string> = new Set(["user", "assistant", "system", "rules"]);

function takenBackBy(piece: Piece, ground: Ground): readonly Stretch[] {
  const text = piece.text.replaceAll(/\s/g, " ").replace(/^[\s>*#-]{0,8}/, "");
  const above = backWords.replacesAbove.exec(text)?.[0];
  if (above !== undefined) return blocksAbove(piece, countsIn(above)[0] ?? 1, ground);
  const takesBack = backWords.takesBackLast.test(text);
  if (!takesBack && !backWords.amends.test(text)) return [];
  const last = lastRule(piece, ground);
  if (!last) return [];
  return takesBack || (last.subtype === "restriction" && setsAnother(piece, last, ground)) ? [last] : [];
}

/** The last entries before a piece, below the same titles. */
function blocksAbove({ passage, block, scope, span }: Piece, count: number, ground: Ground): readonly Stretch[] {
  const before = ground.before.of(passage).filter((one) => one.span.end <= span.start && one.block !== block);
  const near = before.filter((one) => one.scope === scope);
  const blocks = [...new Set(near.map((one) => one.block))].slice(-count);
  return near.filter((one) => blocks.includes(one.block)).map((one) => ({ passage, span: one.span }));
}

/** The last rule that the speaker set before a piece: in the same text, or in the last message before. */
function lastRule({ passage, span }: Piece, { region }: Ground): Item | undefined {
  const provenance = region.passages[passage]?.provenance;
  const before = region.passages.findLastIndex((one, index) => index < passage && one.provenance === provenance);
  return region.items.findLast(
    (item) =>
      item.kind === "constraint" && (item.passage === passage ? item.span.end <= span.start : item.passage === before),
  );
}

/** Another number of the same: the sentence shares a word with the rule, or has no others. */
function setsAnother(piece: Piece, rule: Item, { content }: Ground): boolean {
  const [was, now] = [rule.text, piece.text].map((text) => text.match(/\d[\d.,]*/g)?.[0]);
  const [own, said] = [new Set(content(rule.text)), content(piece.text.split(/[.;,!?](?:\s|$)/, 2).join(" "))];
  return (
    was !== undefined && now !== undefined && was !== now && (said.length < 2 || said.some((word) => own.has(word)))
  );
}

/** Expressions for a sentence whose lines run together; each is made when it is first asked for. */
export const backWords = lazily({
  amends: () => new RegExp(`^(?:${retiringOf("amends")})`, "iu"),
  takesBackLast: () => new RegExp(`^(?:${retiringOf("takesBackLast")})`, "iu"),
  replacesAbove: () => new RegExp(retiringOf("replacesAbove"), "iu"),

  /** Any of them, anywhere in a text. */
  any: () => new RegExp(`${retiringOf("amends")}|${retiringOf("takesBackLast")}|${retiringOf("replacesAbove")}`, "iu"),
});
