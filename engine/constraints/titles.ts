/** What a heading or label says of what stands below it. */
import { wordsFor } from "./all-languages.ts";
import { languagesOf } from "./compiled.ts";
import type { Headings } from "./language.ts";
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
  for (const { headings, language } of languagesOf(title))
    for (const kind of KINDS) if (title.search(headings[kind]) !== -1) return { kind, language: language.code };
  return undefined;
}, 4_000);

const KINDS: readonly HeaderKind[] = [
  "forbidding",
  "failed",
  "absent",
  "corrected",
  "unconfirmed",
  "next",
  "done",
  "telling",
];

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
  (title) => languagesOf(title).some(({ headings }) => title.search(headings.rules) !== -1),
  4_000,
);

/** Whether a text begins with a label of rules ("Constraint: …"), so that what follows it is one. Takes a shadow. */
export function labelledAsRule(shadow: string): boolean {
  const label = LABEL.exec(shadow)?.[1];
  return label !== undefined && isOfRules(label);
}

const LABEL = /^[\s([]{0,4}([^\s:.,;?!][^:.,;?!]{0,30}):\s/;
