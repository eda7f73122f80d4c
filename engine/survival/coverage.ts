/** Which losses a loss record of the surviving text speaks for (spec §4). */
import { lossesOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item } from "../item.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { isWritten } from "./novelty.ts";
import { wordsIn } from "./vocabulary.ts";
import { plainText } from "./wording.ts";

/** Whether a record covers an item that is gone: by the region's address, or by its class and place. */
export const isCovered = (item: Item, ground: Ground): boolean =>
  recordsOf(ground).some((record) => covers(record, item, ground));

/** Whether an address of the region's own text stands in what survives, with at least sixteen of its digits. */
export function isSpilled(ground: Ground): boolean {
  const known = spilled.get(ground);
  if (known !== undefined) return known;
  const found = (ground.options.addresses ?? []).some((address) =>
    ground.hay.text.includes(address.slice("sha256:".length, "sha256:".length + 16)),
  );
  spilled.set(ground, found);
  return found;
}

const spilled = new WeakMap<Ground, boolean>();

/** A new record: one that already stood in the region speaks of older losses. */
function recordsOf(ground: Ground): readonly Item[] {
  const known = records.get(ground);
  if (known) return known;
  const old = new Set(
    ground.region.items.filter(({ kind }) => kind === "loss_record").map(({ text }) => plainText(text)),
  );
  const fresh = ground.surviving.items.filter(
    ({ kind, text, passage }) => kind === "loss_record" && isWritten(passage, ground) && !old.has(plainText(text)),
  );
  records.set(ground, fresh);
  return fresh;
}

const records = new WeakMap<Ground, readonly Item[]>();

function covers(record: Item, item: Item, ground: Ground): boolean {
  const text = runTogether(wholeRecord(record, ground));
  if (!hasPlace(text)) return isRetirement(text, item, ground);
  if (item.kind === "handle") return namesClass(text, item, ground);
  // What it says of the place of some rules, it says of this one if it names it or its kind.
  return (
    (namesRules(text, item) && noticeWords.wordForWord.test(text)) ||
    speaksOf(text, item, ground, 0.5) ||
    isRetirement(text, item, ground)
  );
}

/** A record may go on in the sentence behind its bracket; its whole block speaks. */
function wholeRecord(record: Item, ground: Ground): string {
  const around = ground.after
    .of(record.passage)
    .filter((piece) => piece.span.start < record.span.end && record.span.start < piece.span.end);
  const text = ground.surviving.passages[record.passage]?.text ?? "";
  const start = Math.min(record.span.start, ...around.map(({ span }) => span.start));
  return text.slice(start, Math.max(record.span.end, ...around.map(({ span }) => span.end)));
}

/** A place where the dropped text lies: a file, an address, a range of lines or turns. */
const hasPlace = (text: string): boolean => noticeWords.place.test(text);

/** The handle's class stands in the record: by its subtype's name, by the noun beside it, or because all literals are meant. */
function namesClass(text: string, item: Item, ground: Ground): boolean {
  if (noticeWords.literals.test(text) || classWords[item.subtype]?.test(text)) return true;
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece) return false;
  const mine = wordsIn(`${piece.scope} ${piece.text}`.replaceAll("_", " "));
  const theirs = wordsIn(text.replaceAll(/[_/.-]/g, " "));
  return [...mine].some((word) => /^\p{L}{3,}$/u.test(word) && theirs.has(word));
}

/** A rule is named by its class. */
const namesRules = (text: string, item: Item): boolean =>
  (item.kind === "negative_fact" ? noticeWords.facts : noticeWords.rules).test(text);

/** The record repeats most of what the rule speaks of. */
function speaksOf(text: string, item: Item, ground: Ground, share: number): boolean {
  const words = ground.facts(item.text).words;
  const theirs = new Set([...ground.facts(text).words, ...wordsIn(text)]);
  return words.length > 0 && words.filter((word) => theirs.has(word)).length >= words.length * share;
}

/** Somebody with a name retired it. */
const isRetirement = (text: string, item: Item, ground: Ground): boolean =>
  noticeWords.retiredBy.test(text) && speaksOf(text, item, ground, 0.4);

/** Expressions for what a notice says; each is made when it is first asked for. */
export const noticeWords = lazily({
  /** A place where the dropped text lies. */
  place: () =>
    new RegExp(
      `sha256:[0-9a-f]{8}|[\\w.-]{1,60}[/\\\\][\\w./\\\\-]{1,120}|\\b[\\w-]{1,60}\\.(?:md|txt|jsonl?|log|ya?ml|csv|toml|sqlite|db)\\b|\\b[a-z]{1,20}:\\/\\/|${lossesOf("places")}`,
      "i",
    ),

  /** The text lies there as it was. */
  wordForWord: () => new RegExp(lossesOf("wordForWord"), "i"),

  /** All that must stay as it is spelled. */
  literals: () => new RegExp(lossesOf("literals"), "i"),

  /** Rules, or facts. */
  rules: () => new RegExp(lossesOf("rules"), "i"),
  facts: () => new RegExp(lossesOf("facts"), "i"),

  /** Somebody with a name retired it. */
  retiredBy: () => new RegExp(`\\b(?:${lossesOf("retiredBy")}) [\\p{L}@][\\p{L}\\d@._-]{1,40}`, "iu"),
});

const CLASSES = [
  "path",
  "url",
  "env",
  "id",
  "hash",
  "version",
  "host",
  "branch",
  "param",
  "error",
  "command",
  "symbol",
] as const;

/** The word for handles of each kind. */
export const classWords: { readonly [subtype: string]: RegExp } = lazily(
  Object.fromEntries(CLASSES.map((subtype) => [subtype, () => new RegExp(lossesOf(subtype), "i")])),
);
