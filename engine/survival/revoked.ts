/** Rules that the region itself takes back later: declared void, lifted, or replaced by another limit (spec §3, superseded). */
import { namingOf, retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item, RuleItem } from "../item.ts";
import { inside } from "../text.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { meansRule } from "./meant.ts";
import { isOfOutdatedSection } from "./outdated-section.ts";
import { isBehind, type Piece, titlesOf } from "./pieces.ts";
import { replacesLimit } from "./replacing.ts";
import { isSwitched } from "./switched.ts";
import { isTakenBack } from "./taken-back.ts";
import { voidWords } from "./void-words.ts";

/** Whether a later sentence of whoever set the rule takes it back, or its heading says that it holds no longer. Summaries retire nothing. */
export function isRevoked(item: RuleItem, ground: Ground): boolean {
  if (isTakenBack(item, ground) || isSwitched(item, ground)) return true;
  if (item.kind !== "constraint") return revokes(item, ground);
  const { passages } = ground.region;
  const home = ground.before.at(item.passage, item.span.start);
  if (!home) return false;
  if (isOverBelow(home.scope) || isOfOutdatedSection(item, home, ground) || endsOver(item, home, ground)) return true;
  return laterWords(ground).some(
    (later) =>
      isBehind(later.piece, item) &&
      passages[later.piece.passage]?.provenance === passages[item.passage]?.provenance &&
      (later.void ? voids(later.piece, item, home, ground) : replacesLimit(later.piece, item, ground)),
  );
}

/** Behind the rule, or at its end, it is said to be over. Right behind a literal that a ban names the literal is, and the ban stays. */
function endsOver(item: RuleItem, home: Piece, ground: Ground): boolean {
  if (voidWords.overBehind.test(home.text.slice(item.span.end - home.span.start))) return true;
  const at = item.text.search(ENDING);
  if (at === -1 || !voidWords.overBehind.test(item.text.slice(at))) return false;
  const end = item.span.start + item.text.slice(0, at).replace(/[`"'*_]{1,3}$/, "").length;
  const isLiteral = ground.before
    .items(item.passage, item.span)
    .some(({ kind, span }) => kind === "handle" && span.end === end);
  return !isLiteral || item.subtype === "restriction";
}

/** A remark in brackets at the end. */
const ENDING = / [([][^()[\]]{1,60}[)\]][.\s]{0,3}$/;

/** Rules of a region that were taken back; worked out once. */
export function revokedRules(ground: Ground): readonly RuleItem[] {
  const known = revoked.get(ground);
  if (known) return known;
  const rules = ground.region.items.filter((item): item is RuleItem => item.kind === "constraint");
  const found = rules.filter((rule) => isRevoked(rule, ground));
  revoked.set(ground, found);
  return found;
}

const revoked = new WeakMap<Ground, readonly RuleItem[]>();

/** The sentence that takes a rule back has done its work, and is no fact that must stay; nor is the title that says what is over. */
function revokes(item: Item, ground: Ground): boolean {
  if (item.kind !== "negative_fact") return false;
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece) return false;
  if (revokedRules(ground).some((rule) => rule.passage === item.passage && inside(item.span, rule.span))) return true;
  if (isOverBelow(piece.text) && ground.before.of(item.passage).some(({ scope }) => scope.includes(piece.text)))
    return true;
  if (!voidWords.void.test(runTogether(piece.text))) return false;
  return revokedRules(ground).some((rule) => {
    const home = ground.before.at(rule.passage, rule.span.start);
    return home !== undefined && isBehind(piece, rule) && voids(piece, rule, home, ground);
  });
}

/** Of titles one says so of its rules, or nothing else: "Hosts that are retired" are no rules. */
const isOverBelow = (scope: string): boolean =>
  titlesOf(scope).some(
    (title) =>
      voidWords.overTitle.test(title) &&
      (voidWords.rule.test(title) || OVER_ALONE.test(title.replace(voidWords.overTitle, ""))),
  );

const OVER_ALONE = /^[\s#>*\d.-]{0,12}$/;

/** A sentence that takes something back, or tells what holds from now on. */
interface Later {
  readonly piece: Piece;
  readonly void: boolean;
}

/** Such sentences of people and pads, in source order. */
function laterWords(ground: Ground): readonly Later[] {
  const known = laters.get(ground);
  if (known) return known;
  const found = ground.region.passages.flatMap(({ form, provenance, text }, index) => {
    const speaks =
      form === "markdown" && provenance !== "tool" && provenance !== "summary" && provenance !== "palimpsest";
    if (!speaks || !(voidWords.void.test(text.replaceAll(/\s/g, " ")) || laterWordings.holdsNow.test(text))) return [];
    return ground.before.of(index).flatMap((piece): readonly Later[] => {
      const said = runTogether(piece.text);
      return [
        ...(voidWords.void.test(said) ? [{ piece, void: true }] : []),
        ...(laterWordings.holdsNow.test(said) ? [{ piece, void: false }] : []),
      ];
    });
  });
  laters.set(ground, found);
  return found;
}

const laters = new WeakMap<Ground, readonly Later[]>();

/** The sentence means this rule: by its number, or by what it says. */
function voids(piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  const number = laterWordings.numbered.exec(runTogether(piece.text))?.[1];
  return number === undefined ? meansRule(piece, rule, home, ground) : number === numberOf(home, ground);
}

/** The number of the list item or the title that a rule stands in. */
const numberOf = (home: Piece, { region }: Ground): string | undefined => {
  const text = region.passages[home.passage]?.text ?? "";
  const line = text.slice(text.lastIndexOf("\n", home.span.start - 1) + 1, home.span.start + 30);
  return /^[\s>#*-]{0,8}(?:\p{L}{1,12} )?[#(]?(\d{1,3})[.):\]]/u.exec(line)?.[1];
};

/** Expressions for a sentence whose lines run together; each is made when it is first asked for. */
export const laterWordings = lazily({
  /** What takes the place of a rule that is called by its number. */
  numbered: () =>
    new RegExp(`\\b(?:${retiringOf("retires")})\\s(?:(?:${namingOf("entries")})\\s?)?[#(]?(\\d{1,3})\\b`, "iu"),

  /** Something holds from now on, or was changed. */
  holdsNow: () => new RegExp(retiringOf("holdsNow"), "iu"),
});
