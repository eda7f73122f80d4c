/** Language packs with their phrases made into regular expressions, once. */
import type { CueGroup, Headings, Language } from "./language.ts";
import { languages } from "./languages/index.ts";
import { hintOf, phrasesOf } from "./phrases.ts";

/** A group of cues ready to be looked for. */
export interface CompiledGroup {
  readonly group: CueGroup;
  /** Must match the folded clause where `find` can. */
  readonly hint: RegExp;
  readonly find: RegExp;
  readonly unless?: RegExp;
}

/** One pack, ready. All expressions are global; set `lastIndex` or use `matchAll`. */
export interface CompiledLanguage {
  readonly language: Language;
  readonly script: RegExp;
  readonly groups: readonly CompiledGroup[];
  /** Matches every folded text in which a cue other than a hedge can be found. */
  readonly hint: RegExp;
  readonly idle: RegExp;
  readonly idleHint: RegExp;
  readonly openers: RegExp;
  /** Openers set off by a comma or colon ("Right, …", "Also: …"). */
  readonly asides: RegExp;
  readonly leads: RegExp;
  readonly closers: RegExp;
  readonly conditions: RegExp;
  readonly conditionEnds: RegExp;
  readonly gates: RegExp;
  readonly reasons: RegExp;
  readonly halves: RegExp;
  readonly pronouns: RegExp;
  readonly release: RegExp;
  readonly yes: RegExp;
  readonly standing: RegExp;
  readonly passing: RegExp;
  readonly begun: RegExp;
  readonly ended: RegExp;
  readonly succeeded: RegExp;
  /** Matches a heading that any of `headings` but the rules' own may match. */
  readonly headingHint: RegExp;
  readonly headings: { readonly [kind in keyof Headings]: RegExp };
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
  const { spaced } = language;
  const find = (phrases: readonly string[]): RegExp => phrasesOf(phrases, { spaced });
  const first = (phrases: readonly string[]): RegExp => phrasesOf(phrases, { spaced, anchor: "first" });
  const whole = (phrases: readonly string[]): RegExp => phrasesOf(phrases, { spaced, anchor: "whole" });
  const { headings } = language;
  return {
    language,
    script: SCRIPTS[language.script],
    groups: language.cues.map((group) => ({
      group,
      hint: hintOf(group.find, spaced),
      find: find(group.find),
      ...(group.unless ? { unless: find(group.unless) } : {}),
    })),
    hint: hintOf(
      language.cues.filter(({ as }) => as !== "hedge").flatMap((group) => group.find),
      spaced,
    ),
    idle: find(language.idle),
    idleHint: hintOf(language.idle, spaced),
    openers: chainOf(language.openers, spaced),
    asides: asideOf(language.openers, spaced),
    leads: first(language.leads),
    closers: chainOf(language.closers, spaced),
    conditions: find(language.conditions),
    conditionEnds: find(language.conditionEnds),
    gates: find(language.gates),
    reasons: first(language.reasons),
    halves: whole(language.halves),
    pronouns: first(language.pronouns),
    release: find(language.release),
    yes: first(language.yes),
    standing: find(language.standing),
    passing: find(language.passing),
    begun: find(language.begun),
    ended: find(language.ended),
    succeeded: find(language.succeeded),
    headingHint: hintOf(
      [
        headings.forbidding,
        headings.failed,
        headings.absent,
        headings.corrected,
        headings.unconfirmed,
        headings.next,
        headings.done,
      ].flat(),
      spaced,
    ),
    headings: {
      forbidding: whole(headings.forbidding),
      failed: whole(headings.failed),
      absent: whole(headings.absent),
      corrected: whole(headings.corrected),
      unconfirmed: whole(headings.unconfirmed),
      rules: find(headings.rules),
      next: whole(headings.next),
      done: whole(headings.done),
    },
    stop: new Set(language.words.stop.split(" ")),
    concepts: conceptsOf(language),
  };
}

/** Nothing but these words, in any order, up to eight. */
function chainOf(words: readonly string[], spaced: boolean): RegExp {
  const one =
    words.length === 0 ? "(?!)" : words.map((word) => word.replace(/ /g, spaced ? " {1,8}" : " {0,8}")).join("|");
  return new RegExp(
    `^[\\s"'“”„«»(\\[:!,>]{0,8}(?:(?:${one})${spaced ? "[\\s,:!]{1,8}" : "[\\s,:!、，：]{0,8}"}){0,8}$`,
  );
}

function asideOf(words: readonly string[], spaced: boolean): RegExp {
  const one =
    words.length === 0 ? "(?!)" : words.map((word) => word.replace(/ /g, spaced ? " {1,8}" : " {0,8}")).join("|");
  return new RegExp(`^(?:(?:${one})[,:!，：、]\\s{0,8}){1,4}`);
}

function conceptsOf({ words }: Language): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, stems] of Object.entries(words.concepts))
    for (const stem of stems.split(" ")) if (stem !== "") names.set(stem, name);
  return names;
}

/** Every pack, ready. */
export const compiled: readonly CompiledLanguage[] = languages.map(compile);

/** Short forms of all languages. */
export const abbreviations: ReadonlySet<string> = new Set(languages.flatMap((language) => language.abbreviations));

/** The packs whose letters stand in a text. */
export const languagesOf = (text: string): readonly CompiledLanguage[] =>
  compiled.filter(({ script }) => script.test(text));

/** Whether any pack could find a cue in a folded text; a first look that is cheap where there is none. */
export const mayHoldRules = (folded: string): boolean =>
  compiled.some(({ script, hint }) => script.test(folded) && hint.test(folded));
