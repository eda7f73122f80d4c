/** Language packs with their phrases made into regular expressions, each when it is first needed. */
import type { CueGroup, Headings, Language } from "./language.ts";
import { languages } from "./languages/index.ts";
import { lazily } from "./lazily.ts";
import { phrasesOf } from "./phrases.ts";

/** One pack, ready. What is looked for anywhere is global: use `search` or `matchAll`, which carry no place from one text to the next. */
export interface CompiledLanguage {
  readonly language: Language;
  readonly script: RegExp;
  /** What takes the meaning of a group of cues away, by the group's index; undefined where nothing does. */
  readonly unless: readonly ({ readonly find: RegExp } | undefined)[];
  readonly openers: RegExp;
  /** Openers set off by a comma or colon ("Right, …", "Also: …"). */
  readonly asides: RegExp;
  /** At least two words and a joint, at the end of a text. */
  readonly joints: RegExp;
  readonly ownOrders: RegExp;
  readonly leads: RegExp;
  readonly closers: RegExp;
  readonly conditions: RegExp;
  readonly gates: RegExp;
  readonly reasons: RegExp;
  readonly halves: RegExp;
  readonly pronouns: RegExp;
  readonly introducing: RegExp;
  readonly release: RegExp;
  readonly yes: RegExp;
  readonly standing: RegExp;
  readonly passing: RegExp;
  readonly begun: RegExp;
  readonly ended: RegExp;
  readonly repaired: RegExp;
  readonly succeeded: RegExp;
  readonly headings: { readonly [kind in keyof Headings]-?: RegExp };
  readonly stop: ReadonlySet<string>;
  readonly concepts: ReadonlyMap<string, string>;
}

const SCRIPTS: { readonly [script in Language["script"]]: RegExp } = {
  latin: /[a-z\u00c0-\u024f]/i,
  cyrillic: /[\u0400-\u052f]/,
  han: /[\u3400-\u9fff]/,
  kana: /[\u3040-\u30ff]/,
  hangul: /[\u1100-\u11ff\uac00-\ud7af]/,
};

function compile(language: Language): CompiledLanguage {
  const { spaced, headings } = language;
  const find = (phrases: readonly string[]) => (): RegExp => phrasesOf(phrases, { spaced });
  const first = (phrases: readonly string[]) => (): RegExp => phrasesOf(phrases, { spaced, anchor: "first" });
  const whole = (phrases: readonly string[]) => (): RegExp => phrasesOf(phrases, { spaced, anchor: "whole" });
  return lazily<CompiledLanguage>({
    language: () => language,
    script: () => SCRIPTS[language.script],
    unless: () => language.cues.map(unlessOf(language)),
    openers: () => chainOf(language.openers, spaced),
    asides: () => asideOf(language.openers, spaced),
    joints: () => jointOf(language.joints ?? [], spaced),
    ownOrders: first(language.ownOrders ?? []),
    leads: first(language.leads),
    closers: () => chainOf(language.closers, spaced),
    conditions: find(language.conditions),
    gates: find(language.gates),
    reasons: first(language.reasons),
    halves: first(language.halves),
    pronouns: first(language.pronouns),
    introducing: find(language.introducing ?? []),
    release: find(language.release),
    yes: first(language.yes),
    standing: find(language.standing),
    passing: find(language.passing),
    begun: find(language.begun),
    ended: find(language.ended),
    repaired: first(language.repaired ?? []),
    succeeded: find(language.succeeded),
    headings: () =>
      lazily<CompiledLanguage["headings"]>({
        forbidding: whole(headings.forbidding),
        failed: whole(headings.failed),
        absent: whole(headings.absent),
        corrected: whole(headings.corrected),
        unconfirmed: whole(headings.unconfirmed),
        rules: find(headings.rules),
        next: whole(headings.next),
        done: whole(headings.done),
        telling: whole(headings.telling ?? []),
      }),
    stop: () => new Set(language.words.stop.split(" ")),
    concepts: () => conceptsOf(language),
  });
}

const unlessOf =
  ({ spaced }: Language) =>
  ({ unless }: CueGroup): { readonly find: RegExp } | undefined =>
    unless && lazily<{ readonly find: RegExp }>({ find: () => phrasesOf(unless, { spaced }) });

/** Nothing but these words, in any order, up to eight. */
function chainOf(words: readonly string[], spaced: boolean): RegExp {
  const one = anyOf(words, spaced);
  return new RegExp(
    `^[\\s"'“”„«»(\\[:!,>]{0,8}(?:(?:${one})${spaced ? "[\\s,:!]{1,8}" : "[\\s,:!、，：]{0,8}"}){0,8}$`,
  );
}

const asideOf = (words: readonly string[], spaced: boolean): RegExp =>
  new RegExp(`^(?:(?:${anyOf(words, spaced)})[,:!，：、]\\s{0,8}){1,4}`);

const jointOf = (words: readonly string[], spaced: boolean): RegExp =>
  new RegExp(`\\S {1,8}\\S{1,60} (?:${anyOf(words, spaced)}) {1,8}$`);

const anyOf = (words: readonly string[], spaced: boolean): string =>
  words.length === 0 ? "(?!)" : words.map((word) => word.replace(/ /g, spaced ? " {1,8}" : " {0,8}")).join("|");

function conceptsOf({ words }: Language): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, stems] of Object.entries(words.concepts))
    for (const stem of stems.split(" ")) if (stem !== "") names.set(stem, name);
  // Scripts without blanks are searched for one after the other: the longer word must be found first.
  return new Map([...names].sort(([a], [b]) => b.length - a.length));
}

/** Every pack, ready. */
export const compiled: readonly CompiledLanguage[] = languages.map(compile);

/** Short forms of all languages. */
export const abbreviations: ReadonlySet<string> = new Set(languages.flatMap((language) => language.abbreviations));

/** The packs whose letters stand in a text. */
export const languagesOf = (text: string): readonly CompiledLanguage[] => {
  const kinds = scriptsIn(text);
  const known = BY_SCRIPTS[kinds];
  if (known) return known;
  const packs = compiled.filter(({ language }) => (kinds & (BIT[language.script] ?? 0)) !== 0);
  BY_SCRIPTS[kinds] = packs;
  return packs;
};

/** Packs by the sum of scripts in a text; texts share few such sums. */
const BY_SCRIPTS: (readonly CompiledLanguage[] | undefined)[] = [];

const BIT: { readonly [script in Language["script"]]: number } = { latin: 1, cyrillic: 2, han: 4, kana: 8, hangul: 16 };

/** The scripts whose letters stand in a text, as a sum of bits. */
function scriptsIn(text: string): number {
  let kinds = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if ((kinds & 1) === 0 && 97 <= (code | 32) && (code | 32) <= 122) kinds |= 1;
    } else if (0xc0 <= code && code <= 0x24f) kinds |= 1;
    else if (0x400 <= code && code <= 0x52f) kinds |= 2;
    else if (0x3400 <= code && code <= 0x9fff) kinds |= 4;
    else if (0x3040 <= code && code <= 0x30ff) kinds |= 8;
    else if ((0x1100 <= code && code <= 0x11ff) || (0xac00 <= code && code <= 0xd7af)) kinds |= 16;
  }
  return kinds;
}
