/** Handles that stand there cut: an ellipsis, a mere beginning or end (spec §3, weakened). */
import type { Item } from "../item.ts";
import type { Instead } from "../survival.ts";
import { standsAlone, startsAlone } from "./boundary.ts";
import { type Ground, textOfFind } from "./ground.ts";
import { type Find, findAt, findFirst, occurrences, runTogether } from "./haystack.ts";
import { zoneOf } from "./zones.ts";

/** A beginning or an end of the handle that stands there, cut. */
export function cutOf(item: Item, ground: Ground): Instead | undefined {
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
  yield* shortBeginningsOf(literal, subtype, ground);
  for (const at of occurrences(hay, literal.slice(0, Math.min(8, literal.length - 2)))) {
    if (!startsAlone(hay.text, at, subtype)) continue;
    if (++tries > TRIES) return;
    let length = 0;
    while (length < literal.length && hay.text[at + length] === literal[length]) length++;
    const signs = cutBehind(literal, at + length, ground);
    if (signs === undefined) continue;
    if (!standsAlone(hay.text, at, at + length + signs, subtype) || (signs === 0 && literal.length - length <= 2))
      continue;
    if (signs === 0 && isOther(literal, length, subtype, ground)) continue;
    yield findAt(hay, at, length + signs);
  }
}

/**
 * Whether the first signs of a literal are no remnant where nothing shows that more followed: they end a sentence with its full stop, or
 * are a word by themselves ("WebView" of `WebView.ios.js`), or the region holds them by themselves.
 */
function isOther(literal: string, length: number, subtype: string, ground: Ground): boolean {
  const bare = literal.slice(0, length).replace(/[.:,;]$/, "");
  const isWord = /^\p{L}{1,60}$/u.test(bare) && /^[^\p{L}\p{N}]/u.test(literal.slice(bare.length));
  return isWord || isKnown(bare, subtype, ground);
}

/**
 * How long the dots at an offset are, with the end of the literal where that stands behind them: "4f3a…9c21"; 0 where none are.
 * Undefined where another end stands there: "/tmp/…/b.md" is no remnant of "/tmp/x/a.md".
 */
function cutBehind(literal: string, at: number, { hay }: Ground): number | undefined {
  const dots = DOTS.exec(hay.text.slice(at, at + 5))?.[0].length ?? 0;
  if (dots === 0) return 0;
  const end =
    /^[^\s"'`()<>[\],;]{1,200}/.exec(hay.text.slice(at + dots, at + dots + 200))?.[0].replace(/[.:!?]{1,3}$/, "") ?? "";
  if (end !== "" && literal.endsWith(end)) return dots + end.length;
  return /^[/\\]?[\w.-]/.test(end) && !literal.includes(end) ? undefined : dots;
}

const DOTS = /^(?:…|\.{3}|\[(?:…|\.{3})\]|<(?:…|\.{3})>)/;

/** A few first signs are enough where dots show that more followed. */
function* shortBeginningsOf(literal: string, subtype: string, ground: Ground): Iterable<Find> {
  const { hay } = ground;
  for (let length = Math.min(7, literal.length - 3); length >= 3; length--) {
    for (const dots of ["…", "..."]) {
      for (const at of occurrences(hay, literal.slice(0, length) + dots)) {
        if (!startsAlone(hay.text, at, subtype)) continue;
        const signs = cutBehind(literal, at + length, ground);
        if (signs === undefined) continue;
        if (signs === dots.length && isKnown(literal.slice(0, length), subtype, ground)) continue;
        if (signs > dots.length || standsAlone(hay.text, at, at + length + signs, subtype))
          yield findAt(hay, at, length + signs);
      }
    }
  }
}

/** Where a beginning is as common as this, it says nothing about one literal. */
const TRIES = 50;

function* endsOf(literal: string, subtype: string, ground: Ground): Iterable<Find> {
  const signs = [...literal.matchAll(/[/\\:@=]/g)].slice(-3);
  for (const { index } of signs) {
    const end = literal.slice(index + 1);
    if (end.length < 5 || PLAIN_WORD.test(end) || literal.length - end.length <= 2 || isKnown(end, subtype, ground))
      continue;
    if (isOfAnother(end, literal, ground)) continue;
    const find = findFirst(ground.hay, end, subtype) ?? findFirst(ground.hay, `…/${end}`, subtype);
    if (find) yield find;
  }
}

/** A bare name that the surviving text also gives with other folders before it is the name of that one. */
function isOfAnother(name: string, literal: string, { hay }: Ground): boolean {
  if (/[/\\:@=]/.test(name)) return false;
  for (const at of occurrences(hay, `/${name}`)) {
    const before = /[\w.@~-][\w.@~/-]{0,200}$/.exec(hay.text.slice(Math.max(0, at - 200), at))?.[0] ?? "";
    const folders = before.slice(before.lastIndexOf("./") + 1).replace(/^\/|^\.{1,3}$/, "");
    const whole = `${folders}/${name}`;
    if (folders === "" || literal.endsWith(whole) || whole.endsWith(literal)) continue;
    if (standsAlone(hay.text, at + 1, at + 1 + name.length, "host")) return true;
  }
  return false;
}

/** "login" at the end of a path is any login. */
const PLAIN_WORD = /^\p{L}\p{Ll}{0,20}$/u;

/** The region holds the shorter literal by itself, so that it stands for itself. */
const isKnown = (literal: string, subtype: string, ground: Ground): boolean =>
  findFirst(ground.regionHay(), literal, subtype) !== undefined;
