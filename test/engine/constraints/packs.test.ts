import { expect, test } from "vitest";
import {
  analyse,
  deedsOf,
  languageOf,
  pledgesOf,
  rewordingOf,
  toldOf,
  wordsFor,
} from "../../../engine/constraints/index.ts";
import { languages } from "../../../engine/constraints/languages/index.ts";
import { reportOf } from "../../../engine/survival/approvals.ts";
import { voidWords } from "../../../engine/survival/void-words.ts";
import { literalsOf } from "../../harness/regexps.ts";
import { filesOf, textOf } from "../../harness/tree.ts";
import { wordsWrittenIn } from "../../harness/wording.ts";

const PACKS = "engine/constraints/languages/";

/** Rooms that leave the words of languages to the packs. */
const ROOMS = [
  "constraints",
  "handles",
  "afterwards",
  "rules",
  "gate",
  "need",
  "obligations",
  "lineage",
  "survival",
].map((room) => `engine/${room}`);

const NEUTRAL: readonly string[] = [
  ...ROOMS.flatMap((room) => filesOf(room, [".ts"])),
  "engine/equivalence.ts",
  "engine/gate.ts",
  "engine/need.ts",
  "engine/obligations.ts",
].filter((path) => !path.startsWith(PACKS) && path !== "engine/rules/pages.ts");

const withoutComments = (source: string): string => source.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

const wordsOfPack = (code: string): readonly string[] =>
  [`${PACKS}${code}.ts`, ...filesOf(`${PACKS}${code}`, [".ts"])].flatMap((path) => [...wordsWrittenIn(path, 4)]);

const ENGLISH = new Set(wordsOfPack("en"));

/** English words, stems, names of programs and endings of files that stand in another pack, too. */
const SHARED = new Set([
  "cancell",
  "charge",
  "condition",
  "fork",
  "grave",
  "instruction",
  "passage",
  "pattern",
  "prof",
  "scala",
  "stat",
  "tres",
  "vite",
]);

/** Words of other packs, as far as they are no English words as well. */
const FOREIGN = new Set(
  ["de", "es", "fr", "it", "pt", "tr"].flatMap(wordsOfPack).filter((word) => !ENGLISH.has(word) && !SHARED.has(word)),
);

test.each(NEUTRAL)("%s leaves the words of languages to their packs", (path) => {
  const foreign = withoutComments(textOf(path)).match(/\p{L}+/gu) ?? [];
  // A mark that makes a vowel long is a sign of a script, and no word.
  expect(foreign.filter((word) => !/^\p{ASCII}+$|^ー$/u.test(word))).toEqual([]);
  expect([...wordsWrittenIn(path, 4)].filter((word) => FOREIGN.has(word))).toEqual([]);
});

/** Words of programs, file names and commands, which are of no language. */
const NOTATION = new Set(
  "sha md txt jsonl log ya ml csv toml sqlite db pub fn def func function async static void const env cd cwd refs heads tags remotes".split(
    " ",
  ),
);

test.each(filesOf("engine/survival", [".ts"]))("no expression of %s is made of words", (path) => {
  const words = expressionsIn(path).flatMap((source) => withoutClasses(source).match(/[A-Za-z]{2,}/g) ?? []);
  expect(words.filter((word) => !NOTATION.has(word))).toEqual([]);
});

/** The expressions written in a file, and those that it makes of what the packs say. */
function expressionsIn(path: string): readonly string[] {
  const made = textOf(path).matchAll(/new RegExp\(\s*`((?:[^`\\]|\\[\s\S])*)`/g);
  return [
    ...literalsOf(path).map(({ source }) => source),
    ...[...made].map(([, text = ""]) => text.replaceAll(/\$\{[^}]*\}/g, " ").replaceAll("\\\\", "\\")),
  ];
}

const withoutClasses = (source: string): string =>
  source.replaceAll(
    /\\[pP]\{\w+\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[a-zA-Z]|\(\?[:=!<]{1,2}|\[(?:[^\]\\]|\\.)*\]/g,
    " ",
  );

/** A bound of a word (`\b`) knows the letters a to z alone: before "à", or behind "até", it finds nothing where a word ends. */
test("no pack asks for a bound of a word beside a letter that has none", () => {
  const faults = literalsOf("engine/constraints/languages").flatMap(({ place, source }) =>
    besideBounds(source).map((piece) => `${place}: ${piece}`),
  );
  expect(faults).toEqual([]);
  expect(
    ["\\b(?:a|às) x", "(?:a|até)\\b", "é\\b", "\\bн"].filter((source) => besideBounds(source).length === 0),
  ).toEqual([]);
  expect(["(?<!\\p{L})(?:a|às)\\b", "\\b(?:sem|até)(?!\\p{L})"].flatMap(besideBounds)).toEqual([]);
});

/** The alternatives of an expression that begin or end at a bound of a word with another letter. */
function besideBounds(source: string): readonly string[] {
  const group = "\\(\\?:((?:[^()]|\\([^()]*\\))*)\\)";
  const said = (pattern: string): readonly string[] =>
    [...source.matchAll(new RegExp(pattern, "gu"))].flatMap(([, text = ""]) => alternativesOf(text));
  return [
    ...[...said(`\\\\b${group}`), ...said("\\\\b([^\\\\(]{1,20})")].filter((text) => /^\P{ASCII}/u.test(text)),
    ...[...said(`${group}\\\\b`), ...said("([^\\\\)?]{1,20})\\\\b")].filter((text) => /\P{ASCII}$/u.test(text)),
  ];
}

/** The alternatives of a group; what stands in its inner groups is left out. */
const alternativesOf = (group: string): readonly string[] => group.replace(/\([^()]*\)/g, "()").split("|");

test("the small words of all languages are read together", () => {
  const because = new RegExp(`^(?:${wordsFor("because")})$`);
  expect(["because", "weil", "parce que", "perché", "потому что"].filter((word) => !because.test(word))).toEqual([]);
});

test("deeds are told in the languages of the packs", () => {
  const changing = new RegExp(deedsOf("changing"), "iu");
  expect(["edit it", "bearbeiten", "изменить", "修改", "변경"].filter((deed) => !changing.test(deed))).toEqual([]);
  const onto = new RegExp(`(?:${deedsOf("onto")}) main`, "iu");
  expect(["push to main", "nach main", "sur main", "на main", "в main"].filter((deed) => !onto.test(deed))).toEqual([]);
});

test("what is over is told in the languages of the packs", () => {
  const over = [
    "is void",
    "gilt nicht mehr",
    "ya no aplica",
    "non vale più",
    "n'est plus valable",
    "não vale mais",
    "отменен",
    "kaldırıldı",
    "作废",
  ];
  expect(over.filter((words) => !voidWords.void.test(`The rule ${words}.`))).toEqual([]);
});

test("a report of an approval is one in the languages of the packs, and nothing that waits for it", () => {
  expect(
    ["Der Plan ist genehmigt.", "El plan fue aprobado.", "Il piano è approvato.", "План одобрен."].filter(
      (report) => reportOf(report) !== "approval",
    ),
  ).toEqual([]);
  expect(["Noch nicht genehmigt.", "Il piano non è approvato."].map(reportOf)).toEqual([undefined, undefined]);
});

test("what came of a deed is told in the languages of the packs", () => {
  const said = (kind: "absent" | "failed" | "done"): RegExp => new RegExp(toldOf(kind), "iu");
  const absent = [
    "no such file",
    "nicht gefunden",
    "introuvable",
    "não encontrado",
    "не найден",
    "不存在",
    "見つかりません",
  ];
  expect(absent.filter((error) => !said("absent").test(error))).toEqual([]);
  expect(
    ["failed", "fehlgeschlagen", "échoué", "falhou", "ошибка", "失敗"].filter((note) => !said("failed").test(note)),
  ).toEqual([]);
  expect(
    ["sent", "erledigt", "hecho", "сделано", "完成", "했습니다"].filter((note) => !said("done").test(note)),
  ).toEqual([]);
});

test("a wish for another time is one in the language of the packs, and no part of a longer word", () => {
  const again = new RegExp(toldOf("again"));
  expect(
    ["try again", "nochmal", "de nuevo", "encore", "сделай ещё раз", "давай снова", "もう一度"].filter(
      (wish) => !again.test(wish),
    ),
  ).toEqual([]);
  expect(["against", "основа"].filter((word) => again.test(word))).toEqual([]);
});

test("a failure is told by denying a success in the languages of the packs, and not by what is there", () => {
  const denying = new RegExp(rewordingOf("denying"), "iu");
  expect(
    ["did not help", "ohne Erfolg", "sin éxito", "не помогло", "没有效果", "沒用", "无效", "効果がない"].filter(
      (said) => !denying.test(said),
    ),
  ).toEqual([]);
  expect(["有问题", "有効"].filter((said) => denying.test(said))).toEqual([]);
});

test("speakers bind themselves in the languages of the packs", () => {
  const binding = new RegExp(pledgesOf("binding"));
  expect(
    ["I won't push", "ich werde nichts löschen", "no voy a tocar eso", "я не буду", "我不会"].filter(
      (said) => !binding.test(said),
    ),
  ).toEqual([]);
});

test("every pack is found by its code, and nothing by another", () => {
  expect(languages.map(({ code }) => languageOf(code))).toEqual(languages);
  expect(languageOf("xx")).toBeUndefined();
});

test("an ending that makes a condition in one language is none in a word of another", () => {
  const conditionsOf = (text: string): readonly string[] =>
    analyse(text).conditions.map(({ start, end }) => text.slice(start, end));
  const words = "otherwise exercise noise precise promise raise parse course reverse worse bitwise summarise".split(
    " ",
  );
  expect(words.filter((word) => conditionsOf(`The ${word} hall must stay`).length > 0)).toEqual([]);
  expect(conditionsOf("It falls back to the old press")).toEqual([]);
  expect(conditionsOf("Depo doluysa paket alma")).toEqual(["Depo doluysa"]);
  expect(conditionsOf("Paket hasarlı ise gönderme")).toEqual(["Paket hasarlı ise"]);
  expect(conditionsOf("Sayım biterse haber ver")).toEqual(["Sayım biterse"]);
  expect(conditionsOf("Nicht drucken, falls das Papier feucht ist")).toEqual(["falls das Papier feucht ist"]);
});

test.each([
  ["bus", "buses"],
  ["url", "urls"],
  ["automatic", "automatically"],
  ["replace", "replaceable"],
  ["apply", "applied"],
])("English: %s and %s are one word", (one, other) => {
  const stem = languageOf("en")?.words.stem;
  expect(stem?.(other)).toBe(stem?.(one) ?? "no stem");
});

test.each([
  ["Print once the plate is dry", ["once the plate is dry"]],
  ["Print once 2 readers agreed", ["once 2 readers agreed"]],
  ["Print once Ömer agreed", ["once Ömer agreed"]],
  ["Print once #12 is set", ["once #12 is set"]],
  ["Print it once.", []],
  ["Print it only once a day", []],
  ["Print it once (or twice)", []],
])("English: once makes a condition of what is waited for, and no number of times is one: %s", (text, conditions) =>
  expect(analyse(text).conditions.map(({ start, end }) => text.slice(start, end))).toEqual(conditions),
);
