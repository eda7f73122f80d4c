/** What a heading or label says of what stands below it. */
import { wordsFor } from "./all-languages.ts";
import { type CompiledLanguage, compiled, languagesOf } from "./compiled.ts";
import type { Headings } from "./language.ts";
import { lazily } from "./lazily.ts";
import { type Attempt, bookOf, type PhraseList } from "./phrase-book.ts";
import { stickyOf } from "./phrases.ts";
import { remembered } from "./remembered.ts";

/** What a header makes of its items. */
export type HeaderKind = keyof Headings;

/** What a title says, and the language that it says it in. */
export interface Title {
  readonly kind: HeaderKind;
  readonly language: string;
}

/** What a label says, as a whole or in each of its parts; undefined where it says nothing of what stands below it. Takes a shadow. */
export const labelSays = (label: string): Title | undefined => titleOf(label) ?? listedTitle(label);

/** The same for a heading, which may go on behind a dash or a colon. */
export const headingSays = (heading: string): Title | undefined =>
  labelSays(heading) ?? titleOf(heading.split(/ [—–-] |: /, 1)[0] ?? heading);

/** What a label says of the list below it; the same labels stand in many texts. */
const titleOf = remembered((title): Title | undefined => {
  const [first] = book(title);
  const said = first && inItsLetters(title, first.attempts, ({ kind }, { is }) => kind !== "rules" && is(title));
  return said && { kind: said.kind, language: said.pack.language.code };
}, 4_000);

/** Whether a label is one of the kind in any language; what it may say besides does not count. Takes a shadow. */
export const isTitleOf = (kind: Exclude<HeaderKind, "rules">, label: string): boolean =>
  book(label)[0]?.attempts.some(({ list, is }) => lists[list]?.kind === kind && is(label)) ?? false;

/** What titles of one kind say in one language. */
interface TitleList extends PhraseList {
  readonly pack: CompiledLanguage;
  readonly kind: HeaderKind;
}

/** The first list that fits of those of which a phrase may begin at a place of a title, if the title has letters of its language. */
function inItsLetters(
  title: string,
  attempts: readonly Attempt[],
  fits: (list: TitleList, attempt: Attempt) => boolean,
): TitleList | undefined {
  const packs = languagesOf(title);
  for (const attempt of attempts) {
    const list = lists[attempt.list];
    if (list && packs.includes(list.pack) && fits(list, attempt)) return list;
  }
  return undefined;
}

/** In the order in which a title is asked for them. */
const KINDS: readonly HeaderKind[] = [
  "forbidding",
  "failed",
  "absent",
  "corrected",
  "unconfirmed",
  "next",
  "done",
  "telling",
  "rules",
];

const lists: readonly TitleList[] = compiled.flatMap((pack) => {
  const { spaced, headings } = pack.language;
  return KINDS.map((kind) => ({ pack, kind, spaced, script: pack.script, phrases: headings[kind] ?? [] }));
});

const book = bookOf(lists);

/** "Failed / ruled out", "Rejected and abandoned": each part says the same; "Open / missing" is work that is left. */
function listedTitle(title: string): Title | undefined {
  const all = title.split(JOINT);
  if (all.length < 2 || 4 < all.length) return undefined;
  const parts = all.filter((part) => !ASIDE.test(part.trim()));
  if (parts.length === 1) return titleOf(parts[0]?.trim() ?? "");
  const said = parts.map((part) => titleOf(part));
  if (said.every((each) => each?.kind === "next" || each?.kind === "absent"))
    return said.find((each) => each?.kind === "next") ?? said[0];
  return said.every((each) => each?.kind === "failed" || each?.kind === "forbidding") &&
    said.every((each) => each?.kind === said[0]?.kind)
    ? said[0]
    : undefined;
}

/** A sign or a word that joins the parts of a title. */
const JOINT = new RegExp(` ?[/&,] ?| (?:${wordsFor("titleJoints")}) `);

/** "Does not work / known", "Rejected and why". */
const ASIDE = new RegExp(`^(?:${wordsFor("titleAsides")})$`);

/** The language in which a label forbids what stands below it ("forbidden", "禁止"), if it does in any. */
export function languageForbidding(label: string): string | undefined {
  const said = titleOf(label);
  return said?.kind === "forbidding" ? said.language : undefined;
}

/** Whether a title names rules somewhere ("Coding rules"). */
export const isOfRules = remembered(
  (title) =>
    book(title).some(
      ({ at, attempts }) =>
        inItsLetters(title, attempts, ({ kind }, { find }) => kind === "rules" && find(title, at) !== undefined) !==
        undefined,
    ),
  4_000,
);

/** Whether a text begins with a label of rules ("Constraint: …"), so that what follows it is one. Takes a shadow. */
export function labelledAsRule(shadow: string): boolean {
  const label = LABEL.exec(shadow)?.[1];
  return label !== undefined && isOfRules(label);
}

const LABEL = /^[\s([]{0,4}([^\s:.,;?!][^:.,;?!]{0,30}):\s/;

/** What says that a text in lower case may hold a label; made when it is first asked for. */
export const LABELS = lazily({
  /** A title of work that is left, and a colon. */
  next: () => {
    const titles = lists.filter(({ kind }) => kind === "next");
    const phrases = titles.flatMap(({ phrases, spaced }) => phrases.map((phrase) => ({ phrase, spaced })));
    return new RegExp(`${stickyOf(phrases).source}[^\\p{L}]{0,3}[:：]`, "u");
  },
});
