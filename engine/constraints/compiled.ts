/** Language packs with their phrases made into regular expressions, each when it is first needed. */
import type { Language } from "./language.ts";
import { languages } from "./languages/index.ts";
import { lazily } from "./lazily.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";

/**
 * What one pack says, or several as if they were one: expressions for a shadow, made when they are first needed. What is looked for
 * anywhere is global: use `search` or `matchAll`, which carry no place from one text to the next.
 */
export interface Sayings {
  readonly openers: RegExp;
  readonly closers: RegExp;
  /** At least two words and a joint, at the end of a text. */
  readonly joints: RegExp;
  readonly ownOrders: RegExp;
  readonly leads: RegExp;
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
}

/** One pack, ready. */
export interface CompiledLanguage extends Sayings {
  readonly language: Language;
  readonly script: RegExp;
  /** What takes the meaning of a group of cues away, by the group's index; undefined where nothing does. */
  readonly unless: readonly ({ readonly find: RegExp } | undefined)[];
  /** Openers set off by a comma or colon ("Right, …", "Also: …"). */
  readonly asides: RegExp;
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

/** Makers of what some packs say. */
function sayingsOf(packs: readonly Language[]): Makers<Sayings> {
  const find = (kind: PhraseKind) => (): RegExp => phrasesOf(phrasesIn(packs, (pack) => pack[kind]));
  const first = (kind: PhraseKind) => (): RegExp =>
    phrasesOf(
      phrasesIn(packs, (pack) => pack[kind]),
      "first",
    );
  const any = (source: (pack: Language) => string) => (): RegExp => new RegExp(packs.map(source).join("|") || "(?!)");
  return {
    openers: any(({ openers, spaced }) => chainOf(openers, spaced)),
    closers: any(({ closers, spaced }) => chainOf(closers, spaced)),
    joints: any(({ joints, spaced }) => jointOf(joints ?? [], spaced)),
    ownOrders: first("ownOrders"),
    leads: first("leads"),
    conditions: find("conditions"),
    gates: find("gates"),
    reasons: first("reasons"),
    halves: first("halves"),
    pronouns: first("pronouns"),
    introducing: find("introducing"),
    release: find("release"),
    yes: first("yes"),
    standing: find("standing"),
    passing: find("passing"),
    begun: find("begun"),
    ended: find("ended"),
    repaired: first("repaired"),
    succeeded: find("succeeded"),
  };
}

type Makers<Made> = { readonly [name in keyof Made]: () => Made[name] };

/** The parts of a pack that are lists of phrases and nothing else. */
type PhraseKind = {
  [kind in keyof Language]-?: NonNullable<Language[kind]> extends readonly string[] ? kind : never;
}[keyof Language];

const phrasesIn = (
  packs: readonly Language[],
  listOf: (pack: Language) => readonly string[] | undefined,
): readonly Phrase[] =>
  packs.flatMap((pack) => (listOf(pack) ?? []).map((phrase) => ({ phrase, spaced: pack.spaced })));

function compile(language: Language): CompiledLanguage {
  return lazily<CompiledLanguage>({
    ...sayingsOf([language]),
    language: () => language,
    script: () => SCRIPTS[language.script],
    unless: () =>
      language.cues.map(
        ({ unless }) => unless && lazily({ find: () => phrasesOf(phrasesIn([language], () => unless)) }),
      ),
    asides: () => asideOf(language.openers, language.spaced),
    stop: () => new Set(language.words.stop.split(" ")),
    concepts: () => conceptsOf(language),
  });
}

/** Nothing but these words, in any order, up to eight. */
const chainOf = (words: readonly string[], spaced: boolean): string =>
  `^[\\s"'“”„«»(\\[:!,>]{0,8}(?:(?:${anyOf(words, spaced)})${spaced ? "[\\s,:!]{1,8}" : "[\\s,:!、，：]{0,8}"}){0,8}$`;

const asideOf = (words: readonly string[], spaced: boolean): RegExp =>
  new RegExp(`^(?:(?:${anyOf(words, spaced)})[,:!，：、]\\s{0,8}){1,4}`);

const jointOf = (words: readonly string[], spaced: boolean): string =>
  `\\S {1,8}\\S{1,60} (?:${anyOf(words, spaced)}) {1,8}$`;

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

/** What all packs say. */
export const everyLanguage: Sayings = lazily(sayingsOf(languages));

/** The packs whose letters stand in a text. */
export const languagesOf = (text: string): readonly CompiledLanguage[] => ofScripts(scriptsIn(text)).packs;

/** What the packs say whose letters stand in a text: one look in place of one for each pack. */
export const sayingsIn = (text: string): Sayings => ofScripts(scriptsIn(text)).together;

function ofScripts(kinds: number): OfScripts {
  const known = BY_SCRIPTS[kinds];
  if (known) return known;
  const packs = compiled.filter(({ language }) => (kinds & (BIT[language.script] ?? 0)) !== 0);
  const made = { packs, together: lazily(sayingsOf(packs.map(({ language }) => language))) };
  BY_SCRIPTS[kinds] = made;
  return made;
}

interface OfScripts {
  readonly packs: readonly CompiledLanguage[];
  readonly together: Sayings;
}

/** Packs by the sum of scripts in a text; texts share few such sums. */
const BY_SCRIPTS: (OfScripts | undefined)[] = [];

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
