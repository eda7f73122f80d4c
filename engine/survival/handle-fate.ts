/** What happened to one handle: found word for word, under another spelling, outside the prose, as a near miss, cut, or not at all. */
import type { Item } from "../item.ts";
import type { Instead, SurvivalState } from "../survival.ts";
import { standsAlone } from "./boundary.ts";
import { cutOf } from "./cut.ts";
import { type Ground, textOfFind } from "./ground.ts";
import { type Find, findAll, findAt, findFirst, findsBelow, occurrences, runTogether } from "./haystack.ts";
import { labelOf } from "./label.ts";
import { partsOf } from "./parts.ts";
import type { Piece } from "./pieces.ts";
import { nearMissOf } from "./replaced.ts";
import { isWayTo } from "./roots.ts";
import { behindVariable, spellingsOf } from "./spellings.ts";
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
  if (item.subtype === "path" && isWayTo(literal, ground.options.cwd)) return { state: "equivalent" };
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
  const spellings = spellingsOf(literal, subtype, ground.roots);
  for (const spelling of spellings) yield findAll(ground.hay, spelling, subtype);
  // A directory is still known where a path below it stands.
  if (subtype === "path" && /[/\\]/.test(literal) && !/[ ?=]/.test(literal))
    for (const spelling of [literal, ...spellings]) yield findsBelow(ground.hay, spelling);
  if (subtype === "path" && /\.\w{1,8}$/.test(literal) && !/^[/\\]|^~(?![\\/])|:/.test(literal))
    yield behindFolders(behindVariable(literal) ?? literal, ground);
  if (/^(?:sha256:)?[0-9a-f]{7,64}$/i.test(literal) && /\d/.test(literal)) yield hashesLike(literal, ground);
  if (subtype === "param") yield measured(literal, ground);
  const [key, value] = partsOf(literal);
  if (key !== undefined && value !== undefined) yield inOnePiece(key, value, subtype, ground);
}

/** A file is still known where it stands with more folders before it, if the region knew it so or the name alone has a folder. */
function* behindFolders(literal: string, ground: Ground): Iterable<Find> {
  const { text } = ground.hay;
  for (const at of occurrences(ground.hay, literal)) {
    if (text.charAt(at - 1) !== "/" || !standsAlone(text, at, at + literal.length, "host")) continue;
    const folders = /[\w.@~-][\w.@~/-]{0,200}$/.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? "";
    const whole = folders + literal;
    if (literal.includes("/") || findFirst(ground.regionHay(), whole, "path"))
      yield findAt(ground.hay, at, literal.length);
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

/** "Lines: 100 characters at most", for "100 characters per line": the amount in a sentence that says what else the measure does. */
function* measured(literal: string, ground: Ground): Iterable<Find> {
  const [, amount, rest] = /^(\d[\d.,]{0,15}[ -]\p{L}{1,24}) (\p{L}[\p{L} -]{1,40})$/u.exec(literal) ?? [];
  const names = rest === undefined ? [] : ground.content(rest);
  if (amount === undefined || names.length === 0) return;
  for (const spelling of [amount, ...spellingsOf(amount, "param", [])])
    for (const find of findAll(ground.hay, spelling, "param")) {
      const piece = "passage" in find.origin ? ground.after.at(find.origin.passage, find.span.start) : undefined;
      const words = piece && ground.after.words(piece);
      if (words && names.every((name) => words.has(name))) yield find;
    }
}

/** A value in a sentence that also holds its name. */
function* inOnePiece(key: string, value: string, subtype: string, ground: Ground): Iterable<Find> {
  const names = [...wordsIn(key.replaceAll("_", " "))];
  if (names.length === 0) return;
  for (const find of findAll(ground.hay, value, subtype)) {
    if (!("passage" in find.origin) || !holdsAll(wordsOfPassage(find.origin.passage, ground), names)) continue;
    const piece = ground.after.at(find.origin.passage, find.span.start);
    if (piece && holdsAll(wordsAround(piece), names)) yield find;
  }
}

const holdsAll = (words: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.every((name) => words.has(name));

/** The words of a sentence and of the headings above it. */
function wordsAround(piece: Piece): ReadonlySet<string> {
  const words = around.get(piece) ?? wordsIn(`${piece.scope} ${piece.text}`.replaceAll("_", " "));
  around.set(piece, words);
  return words;
}

const around = new WeakMap<Piece, ReadonlySet<string>>();

/** The words around all places of a surviving passage: a quick look before single sentences. */
function wordsOfPassage(passage: number, ground: Ground): ReadonlySet<string> {
  const known = vocabularies.get(ground) ?? new Map<number, ReadonlySet<string>>();
  vocabularies.set(ground, known);
  const words = known.get(passage) ?? new Set(ground.after.of(passage).flatMap((piece) => [...wordsAround(piece)]));
  known.set(passage, words);
  return words;
}

const vocabularies = new WeakMap<Ground, Map<number, ReadonlySet<string>>>();
