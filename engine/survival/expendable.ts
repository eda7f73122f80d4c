/** What may go without a word: regenerable, closed or superseded in the region itself, released by the user (spec §3). */
import { retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { isRetired } from "../gate/retired.ts";
import type { Item, Passage, RuleItem } from "../item.ts";
import { inside } from "../text.ts";
import { isEditedOut } from "./edited-out.ts";
import type { Ground } from "./ground.ts";
import { isLeftBehind } from "./left-behind.ts";
import { outlivesTask } from "./outlives.ts";
import { type Piece, titlesOf } from "./pieces.ts";
import { isOfQuotedLog } from "./quoted-log.ts";
import { isReleased, supersededRules } from "./release.ts";
import { isRevoked, revokedRules } from "./revoked.ts";
import { isDoneHeading, says } from "./speech.ts";
import { isTakenBack } from "./taken-back.ts";

/** Whether a handle need not stay: obligations or the region itself say so, at all its places or after the last of them. */
export function isExpendableHandle(places: readonly Item[], ground: Ground): boolean {
  const [item] = places;
  if (!item) return false;
  if (isRetired(item.text, ground.options.retired ?? [])) return true;
  const bound = bindingsOf(item.text, ground);
  if (bound.open.some(({ regenerable }) => !regenerable)) return false;
  if (bound.open.length > 0 || bound.closed) return true;
  return (
    isClosed(places, ground) ||
    isSuperseded(places, ground) ||
    isOfRevoked(places, ground) ||
    isEditedOut(places, ground) ||
    isOfQuotedLog(places, ground)
  );
}

/** It stands in nothing but rules that were taken back or set anew. */
function isOfRevoked(places: readonly Item[], ground: Ground): boolean {
  const rules = [...revokedRules(ground), ...supersededRules(ground)];
  return places.every(
    (place) =>
      isTakenBack(place, ground) ||
      rules.some((rule) => rule.passage === place.passage && inside(place.span, rule.span)),
  );
}

interface Bound {
  readonly open: readonly { readonly regenerable: boolean }[];
  readonly closed: boolean;
}

function bindingsOf(token: string, { options }: Ground): Bound {
  const open: { readonly regenerable: boolean }[] = [];
  let closed = false;
  for (const { status, needs } of options.obligations ?? []) {
    const need = needs.find((binding) => binding.token === token && (binding.declared || status === "open"));
    if (!need) continue;
    if (status !== "open") closed = true;
    else if (need.declared || !need.regenerable) open.push(need);
  }
  return { open, closed };
}

/** Its task is ticked off, it stands among finished work, or the last sentence about it says that it is over. */
function isClosed(places: readonly Item[], ground: Ground): boolean {
  const [item] = places;
  const end = places.at(-1);
  if (!item || !end) return false;
  const prose = places.every(({ passage }) => ground.region.passages[passage]?.form === "markdown");
  if (prose && isAllOver(piecesAt(places, ground)) && !places.some((place) => isBoundOn(place, ground))) return true;
  if (!endWords.finished.test(behind(end, ground))) return false;
  const last = ground.before.at(end.passage, end.span.start);
  if (!last || !endWords.finished.test(tailFrom(last, end))) return false;
  return places.length > 1 || isWorker(item, last);
}

const isAllOver = (pieces: readonly Piece[]): boolean => pieces.length > 0 && pieces.every((piece) => isOver(piece));

/** It stands in a rule that outlives its task. */
const isBoundOn = (place: Item, ground: Ground): boolean =>
  ground.before
    .items(place.passage, place.span)
    .some((item) => isConstraint(item) && inside(place.span, item.span) && outlives(item, ground));

const isConstraint = (item: Item): item is RuleItem => item.kind === "constraint";

function outlives(rule: RuleItem, ground: Ground): boolean {
  const home = ground.before.at(rule.passage, rule.span.start);
  return home !== undefined && outlivesTask(rule, home, ground);
}

const isOver = ({ task, scope }: Piece): boolean =>
  task === "done" || task === "cancelled" || titlesOf(scope).some(isDoneHeading);

/** What follows an item in its passage: a quick look before its sentence is cut out. */
const behind = ({ passage, span }: Item, { region }: Ground): string =>
  region.passages[passage]?.text.slice(span.end, span.end + 160) ?? "";

/** A single mention closes only what the sentence itself is about. */
const isWorker = (item: Item, piece: Piece): boolean => item.span.start - piece.span.start < 8;

const tailFrom = (piece: Piece, item: Item | undefined): string =>
  item ? piece.text.slice(Math.max(0, item.span.end - piece.span.start)) : piece.text;

/** A later sentence says that the same thing now has another value, or its own what replaced it. */
function isSuperseded(places: readonly Item[], ground: Ground): boolean {
  if (isOutdated(places, ground) || isLeftBehind(places.at(-1), ground)) return true;
  return places.some((item) => {
    const mayBe = endWords.replacedBy.test(behind(item, ground)) || strikesOut(ground.region.passages[item.passage]);
    const piece = mayBe ? ground.before.at(item.passage, item.span.start) : undefined;
    return piece !== undefined && (endWords.replacedBy.test(tailFrom(piece, item)) || struck(piece, item));
  });
}

/** "The gateway is A" … "the gateway is now B": at all its places a handle is called what a later one is called now. */
function isOutdated(places: readonly Item[], ground: Ground): boolean {
  const current = currentValues(ground);
  return (
    current.length > 0 &&
    places.every((item) => {
      const name = nameBefore(item, ground);
      return (
        name !== "" &&
        current.some(
          (now) =>
            now.name === name &&
            now.item.subtype === item.subtype &&
            now.item.text !== item.text &&
            (now.item.passage - item.passage || now.item.span.start - item.span.start) > 0,
        )
      );
    })
  );
}

interface Current {
  readonly item: Item;
  readonly name: string;
}

/** Handles behind "is now" and the like, with what they are called. */
function currentValues(ground: Ground): readonly Current[] {
  const known = currents.get(ground);
  if (known) return known;
  const found = ground.region.items.flatMap((item) => {
    if (item.kind !== "handle") return [];
    const before = ground.region.passages[item.passage]?.text.slice(Math.max(0, item.span.start - 40), item.span.start);
    return before !== undefined && endWords.isNow.test(before.replaceAll(/\s/g, " "))
      ? [{ item, name: nameBefore(item, ground) }]
      : [];
  });
  currents.set(ground, found);
  return found;
}

const currents = new WeakMap<Ground, readonly Current[]>();

/** What a handle is called in its sentence: the content words before it, without the word for "now". */
function nameBefore(item: Item, ground: Ground): string {
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece) return "";
  const lead = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start)).replace(endWords.atPresent, "");
  const own = lead.slice(lead.lastIndexOf(": ") + 1);
  return [...new Set(ground.content(own))].sort().join(" ");
}

/** Whether anything in a passage may be struck out. */
function strikesOut(passage: Passage | undefined): boolean {
  if (!passage) return false;
  const known = striking.get(passage) ?? passage.text.includes("~~");
  striking.set(passage, known);
  return known;
}

const striking = new WeakMap<Passage, boolean>();

function struck(piece: Piece, item: Item | undefined): boolean {
  if (!item) return false;
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  const from = piece.text.slice(Math.max(0, item.span.start - piece.span.start));
  return before.split("~~").length % 2 === 0 && from.includes("~~");
}

function piecesAt(places: readonly Item[], { before }: Ground): readonly Piece[] {
  return places.flatMap(({ passage, span }) => before.at(passage, span.start) ?? []);
}

/** Whether a rule no longer holds in the region itself: struck out, its task ticked off, or released by the user. */
export function isExpendableRule(item: RuleItem, ground: Ground): boolean {
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece) return false;
  if (struck(piece, item) || isRetired(item.text, ground.options.retired ?? [])) return true;
  if (item.kind !== "negative_fact" && piece.task !== undefined && isOver(piece) && !outlives(item, ground))
    return true;
  if (isRevoked(item, ground) || isOfFinishedWork(item, piece, ground)) return true;
  return item.kind === "constraint" ? isReleased(item, ground) : isPutRight(item, ground);
}

/** "Started `job-7` (do not start a second one)" … "`job-7` finished": what was said of a work besides went with it, unless it stands for good. */
function isOfFinishedWork(item: RuleItem, piece: Piece, ground: Ground): boolean {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  if (item.kind !== "constraint" || !/\([^()]{0,8}$/.test(before) || says("standing", item.text)) return false;
  const here = ground.before.of(piece.passage).filter(({ span }) => piece.span.end <= span.start);
  return ground.before.items(piece.passage, piece.span).some(
    ({ kind, subtype, text, span }) =>
      kind === "handle" &&
      subtype === "id" &&
      span.end <= item.span.start &&
      here.some((later) => {
        const at = later.text.indexOf(text);
        return at >= 0 && endWords.finished.test(later.text.slice(at + text.length));
      }),
  );
}

/** Right after a fact the region says that it was put right. What was tried and failed stays known all the same. */
function isPutRight(item: RuleItem, ground: Ground): boolean {
  if (item.kind !== "negative_fact" || item.subtype === "unconfirmed") return false;
  if (item.subtype === "failed_attempt" && !endWords.failsNow.test(item.text)) return false;
  const [here, ...next] = [0, 1, 2].map((ahead) => ground.before.of(item.passage + ahead));
  const later = (here ?? []).filter(({ span }) => item.span.end <= span.start);
  return [...later, ...next.flat()].slice(0, 2).some(({ text }) => endWords.putRight.test(text));
}

/** Expressions for what stands around a thing; each is made when it is first asked for. */
export const endWords = lazily({
  /** Behind a thing: it has come to its end. */
  finished: () =>
    new RegExp(`^["'\`*)]{0,3},? ?(?:(?:${retiringOf("finishedLeads")}) ){0,4}(?:${retiringOf("finished")})`, "i"),

  /** Before a value: it is this one now. */
  isNow: () => new RegExp(`(?:${retiringOf("isNow")})[:：]? ?["'\`]?$`, "i"),

  /** The word for now itself. */
  atPresent: () => new RegExp(retiringOf("atPresent"), "i"),

  /** Behind a handle: another one took its place. */
  replacedBy: () => new RegExp(`^["'\`*)]{0,3},? ?(?:${retiringOf("replacedBy")})`, "i"),

  /** Something fails as things stand, and was not tried for the sake of finding out. */
  failsNow: () => new RegExp(retiringOf("failsNow"), "iu"),

  /** At the start of a sentence: what was told before it was put right. */
  putRight: () => new RegExp(`^(?:${retiringOf("putRight")})`, "iu"),
});
