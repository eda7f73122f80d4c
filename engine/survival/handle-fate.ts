/** What happened to one handle: found word for word, under another spelling, outside the prose, as a near miss, cut, or not at all. */
import type { Item } from "../item.ts";
import type { Instead, SurvivalState } from "../survival.ts";
import { answersTo, likeness } from "./alignment.ts";
import { standsAlone, startsAlone } from "./boundary.ts";
import { type Ground, textOfFind } from "./ground.ts";
import { type Find, findAll, findAt, findFirst, occurrences, runTogether } from "./haystack.ts";
import { isCutOf, isNearMiss } from "./near.ts";
import { novelHandles } from "./novelty.ts";
import type { Piece } from "./pieces.ts";
import { spellingsOf } from "./spellings.ts";
import { wordsIn } from "./vocabulary.ts";
import { zoneOf } from "./zones.ts";

/** A state with the place that speaks for it. */
export interface Fate {
  readonly state: SurvivalState;
  readonly instead?: Instead;
}

/** Whether and where a handle survives; `undefined` where nothing that survives resolves to it. */
export function survivalOfHandle(item: Item, ground: Ground): Fate | undefined {
  const literal = runTogether(item.text);
  const found = best(findAll(ground.hay, literal, item.subtype), ground, item);
  if (found?.state === "kept") return found;
  const spelled = spelledElse(item, ground);
  return spelled?.state === "equivalent" ? spelled : (found ?? spelled);
}

/** What stands in the place of a handle that is gone. */
export function lossOfHandle(places: readonly Item[], ground: Ground): Fate {
  const [item] = places;
  if (!item) return { state: "lost" };
  const cut = cutOf(item, ground);
  if (cut) return { state: "weakened", instead: cut };
  const near = nearMissOf(places, ground);
  if (near) return { state: "altered", instead: near };
  const label = labelOf(item, ground);
  return label ? { state: "weakened", instead: label } : { state: "lost" };
}

/** The best of some finds: prose before sealed before carried; a mention in a loss record only says that it went. */
function best(
  finds: Iterable<Find>,
  ground: Ground,
  item: Item,
  name: "kept" | "equivalent" = "kept",
): Fate | undefined {
  let fate: Fate | undefined;
  for (const find of finds) {
    const zone = zoneOf(find, ground, item);
    if (zone === "prose") return fateAt(name, find, ground);
    if (fate === undefined || (fate.state === "declared" && zone !== "declared")) fate = fateAt(zone, find, ground);
  }
  return fate;
}

function fateAt(state: SurvivalState, find: Find, ground: Ground): Fate {
  if (!("passage" in find.origin)) return { state };
  if (state === "kept") return { state };
  return { state, instead: { text: textOfFind(ground, find), passage: find.origin.passage, span: find.span } };
}

function spelledElse(item: Item, ground: Ground): Fate | undefined {
  let fate: Fate | undefined;
  for (const finds of otherFinds(item, ground)) {
    const found = best(finds, ground, item, "equivalent");
    if (found?.state === "equivalent") return found;
    fate ??= found;
  }
  return fate;
}

function* otherFinds(item: Item, ground: Ground): Iterable<Iterable<Find>> {
  const { subtype } = item;
  const literal = runTogether(item.text);
  for (const spelling of spellingsOf(literal, subtype, ground.roots)) yield findAll(ground.hay, spelling, subtype);
  if (/[/\\]/.test(literal) && !/[ ?=]/.test(literal) && subtype === "path") yield insideLongerPath(literal, ground);
  if (/^(?:sha256:)?[0-9a-f]{7,64}$/i.test(literal) && /\d/.test(literal)) yield hashesLike(literal, ground);
  const [key, value] = partsOf(literal);
  if (key !== undefined && value !== undefined) yield inOnePiece(key, value, subtype, ground);
}

/** A directory is still known where a path below it stands. */
function* insideLongerPath(literal: string, ground: Ground): Iterable<Find> {
  const stem = literal.replace(/[/\\]$/, "");
  if (!/[/\\]./.test(literal) && stem === literal) return;
  const { text } = ground.hay;
  for (const at of occurrences(ground.hay, stem)) {
    const next = text.charAt(at + stem.length);
    if ((next === "/" || next === "\\") && startsAlone(text, at, "path")) yield findAt(ground.hay, at, stem.length);
  }
}

/** Hashes of which one is the other's beginning, at least seven digits long. */
function* hashesLike(literal: string, ground: Ground): Iterable<Find> {
  const hash = literal.replace(/^sha256:/i, "").toLowerCase();
  for (const beginning of new Set([hash.slice(0, 7), hash.slice(0, 7).toUpperCase()])) {
    for (const at of occurrences(ground.hay, beginning)) {
      const other = /^[0-9a-f]{7,64}/i.exec(ground.hay.text.slice(at, at + 64))?.[0] ?? "";
      const [short, long] = other.length < hash.length ? [other.toLowerCase(), hash] : [hash, other.toLowerCase()];
      if (!long.startsWith(short) || !standsAlone(ground.hay.text, at, at + other.length, "hash")) continue;
      yield findAt(ground.hay, at, other.length);
    }
  }
}

/** A name and its value: `KEY=value`, `port 9100`, `chunks of 150`. */
function partsOf(literal: string): readonly [string | undefined, string | undefined] {
  const pair = /^([\w.-]{2,80}) {0,1}[=:] {0,1}(\S.{0,200})$/.exec(literal);
  if (pair) return [pair[1], pair[2]];
  const named = /^([\p{L}][\p{L} _-]{1,40}) (\d[\w.,:/-]{0,30})$/u.exec(literal);
  if (named) return [named[1]?.replace(/ (?:of|is|to|at)$/, ""), named[2]];
  const counted = /^(\d[\d.,]{0,15})[ -](\p{L}[\p{L} -]{2,40})$/u.exec(literal);
  return counted ? [counted[2], counted[1]] : [undefined, undefined];
}

/** A value in a sentence that also holds its name. */
function* inOnePiece(key: string, value: string, subtype: string, ground: Ground): Iterable<Find> {
  const names = wordsIn(key.replaceAll("_", " "));
  for (const find of findAll(ground.hay, value, subtype)) {
    if (!("passage" in find.origin)) continue;
    const piece = ground.after.at(find.origin.passage, find.span.start);
    if (!piece) continue;
    const around = wordsIn(`${piece.scope} ${piece.text}`.replaceAll("_", " "));
    if (names.size > 0 && [...names].every((name) => around.has(name))) yield find;
  }
}

/** A beginning or an end of the handle that stands there, cut. */
function cutOf(item: Item, ground: Ground): Instead | undefined {
  const literal = runTogether(item.text);
  if (literal.length < 6) return undefined;
  for (const find of [...beginningsOf(literal, item.subtype, ground), ...endsOf(literal, item.subtype, ground)]) {
    if (!("passage" in find.origin) || zoneOf(find, ground, item) === "declared") continue;
    return { text: textOfFind(ground, find), passage: find.origin.passage, span: find.span };
  }
  return undefined;
}

function* beginningsOf(literal: string, subtype: string, ground: Ground): Iterable<Find> {
  const { hay } = ground;
  let tries = 0;
  for (const at of occurrences(hay, literal.slice(0, Math.min(8, literal.length - 2)))) {
    if (!startsAlone(hay.text, at, subtype)) continue;
    if (++tries > TRIES) return;
    let length = 0;
    while (length < literal.length && hay.text[at + length] === literal[length]) length++;
    const cut = /^(?:…|\.{3})/.exec(hay.text.slice(at + length, at + length + 3))?.[0];
    const signs = cut?.length ?? 0;
    if (!standsAlone(hay.text, at, at + length + signs, subtype) || (signs === 0 && literal.length - length <= 2))
      continue;
    if (signs === 0 && isKnown(literal.slice(0, length), subtype, ground)) continue;
    yield findAt(hay, at, length + signs);
  }
}

/** Where a beginning is as common as this, it says nothing about one literal. */
const TRIES = 50;

function* endsOf(literal: string, subtype: string, ground: Ground): Iterable<Find> {
  const signs = [...literal.matchAll(/[/\\:@=]/g)].slice(-3);
  for (const { index } of signs) {
    const end = literal.slice(index + 1);
    if (end.length < 5 || literal.length - end.length <= 2 || isKnown(end, subtype, ground)) continue;
    const find = findFirst(ground.hay, end, subtype) ?? findFirst(ground.hay, `…/${end}`, subtype);
    if (find) yield find;
  }
}

/** The region holds the shorter literal by itself, so that it stands for itself. */
const isKnown = (literal: string, subtype: string, ground: Ground): boolean =>
  findFirst(ground.regionHay(), literal, subtype) !== undefined;

function nearMissOf(places: readonly Item[], ground: Ground): Instead | undefined {
  const [item] = places;
  if (!item) return undefined;
  for (const novel of novelHandles(ground)) {
    if (!sameSort(item, novel) || !isNearMiss(item.text, novel.text) || isCutOf(novel.text, item.text)) continue;
    if (places.some((place) => standsInPlaceOf(place, novel, ground)))
      return { text: novel.text, passage: novel.passage, span: novel.span };
  }
  return undefined;
}

/** Whether two handles could be taken for one another. */
export const sameSort = (a: Item, b: Item): boolean =>
  a.subtype === b.subtype || (LOOSE.has(a.subtype) && LOOSE.has(b.subtype));

/** Subtypes that scanners tell apart by their surroundings only. */
const LOOSE = new Set(["id", "other", "symbol", "host", "hash", "branch"]);

/** The sentence of the one answers to the sentence of the other, or both stand under the same key. */
export function standsInPlaceOf(was: Item, now: Item, ground: Ground, least = IN_PLACE): boolean {
  const before = ground.before.at(was.passage, was.span.start);
  const after = ground.after.at(now.passage, now.span.start);
  if (!before || !after) return false;
  const key = labelBefore(before, was);
  if (key !== "" && key === labelBefore(after, now)) return true;
  const [left, right] = [without(ground.before.words(before), was), without(ground.after.words(after), now)];
  if (left.size === 0 || right.size === 0) return before.scope !== "" && before.scope === after.scope;
  return likeness(ground, left, right) >= least;
}

/** Below this share of common words, two sentences speak of different things. */
const IN_PLACE = 0.4;

function without(words: ReadonlySet<string>, item: Item): ReadonlySet<string> {
  const own = wordsIn(item.text);
  return new Set([...words].filter((word) => !own.has(word) && word !== item.text.toLowerCase()));
}

/** The key or word right before a handle. */
function labelBefore(piece: Piece, item: Item): string {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  return (
    /([\p{L}\p{N}_-]{2,40})["'`*]{0,3}[ \t]{0,2}(?:[=:]|is|are)?[ \t]{0,2}["'`*]{0,3}$/u
      .exec(before)?.[1]
      ?.toLowerCase() ?? ""
  );
}

/** A piece that names the thing without its value: "the agreed window", "the sensor flags column". */
function labelOf(item: Item, ground: Ground): Instead | undefined {
  if (ground.region.passages[item.passage]?.form !== "markdown") return undefined;
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece || piece.text.length > LONGEST) return undefined;
  const [key] = /^[\w.-]{1,80} ?[=:]/.test(item.text) ? partsOf(runTogether(item.text)) : [keyBefore(piece, item)];
  const names = key === undefined ? wordsIn(labelBefore(piece, item)) : wordsIn(key.replaceAll(/[_.-]/g, " "));
  const parts = [...wordsIn(item.text.replaceAll(/[_./-]/g, " "))].filter((part) => /^\p{L}{4,}$/u.test(part));
  const telling = names.size > 0 ? names : new Set(parts);
  if (telling.size === 0) return undefined;
  const context = key === undefined ? without(ground.before.words(piece), item) : [];
  const least = key === undefined ? 0.25 : 0.9;
  for (const { piece: answer } of answersTo(ground, new Set([...context, ...telling]), least)) {
    const words = ground.after.words(answer);
    if ([...telling].every((word) => words.has(word)))
      return { text: answer.text, passage: answer.passage, span: answer.span };
  }
  return undefined;
}

/** A line longer than this is data, not a sentence. */
const LONGEST = 2000;

/** The key of an entry `key=value` or `key: value`, whose value the handle is. */
function keyBefore(piece: Piece, item: Item): string | undefined {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  return /([\p{L}\p{N}_.-]{2,40})["'`*]{0,3} ?[=:] ?["'`*]{0,3}$/u.exec(before)?.[1];
}
