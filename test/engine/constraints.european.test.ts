import { describe, expect, test } from "vitest";
import { analyse, findRules } from "../../engine/constraints/index.ts";
import type { Passage } from "../../engine/item.ts";
import { blocksOf } from "../../engine/markdown.ts";
import { draw, withoutMarks } from "../harness/drawing.ts";

/** Rules are drawn under the lines they stand in, with their subtype. */
function expectRules(drawing: string): void {
  const expected = drawing.replace(/^\n|\n$/g, "");
  const text = withoutMarks(expected);
  const passage: Passage = { text, provenance: "user", form: "markdown" };
  const rules = findRules(passage, blocksOf(text), 0).filter(({ kind }) => kind !== "directive");
  const marks = rules.map(({ span, subtype }) => ({ span, code: subtype.replaceAll("_", "-") }));
  expect(draw(text, marks)).toBe(expected);
}

describe("rules in European languages", () => {
  test("German: bare infinitives, verbs in two parts, kein, and what happens to things", () => {
    expectRules(`
- Die Zeitreihen nicht anfassen.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- Fass den Kalender bitte nicht an.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- Keine Umlaute in Dateinamen.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- Gelöscht wird nur nach Rücksprache.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated
- Der Ofen geht nicht aus, keine Sorge.
`);
  });

  test("French: ne around the verb, ne … que, and nouns without a verb", () => {
    expectRules(`
- Ne ferme jamais la vanne.
  ^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- N'utilise que la clé du garage.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ restriction
- Pas de majuscules dans les noms.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- Le minuteur ne sonne pas la nuit.
`);
  });

  test("Spanish, Portuguese and Italian: infinitives, subjunctives and passives without a doer", () => {
    expectRules(`
- No muevas las macetas.
  ^^^^^^^^^^^^^^^^^^^^^ prohibition
- No mover las macetas.
  ^^^^^^^^^^^^^^^^^^^^ prohibition
- Não mude o horário.
  ^^^^^^^^^^^^^^^^^^ prohibition
- Non spostare i vasi.
  ^^^^^^^^^^^^^^^^^^^ prohibition
- I vasi non si toccano.
  ^^^^^^^^^^^^^^^^^^^^^ prohibition
- No pasa nada si llueve.
`);
  });

  test("Russian and Turkish: orders by their endings, and what is forbidden by a word", () => {
    expectRules(`
- Не поливай кактусы.
  ^^^^^^^^^^^^^^^^^^ prohibition
- Поливать кактусы запрещено.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- KAPIYI AÇMA.
  ^^^^^^^^^^^ prohibition
- Kapıyı izin almadan açmayın.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated
- Не беспокойся, всё в порядке.
- Merak etme, kapı açık.
`);
  });

  test("English that looks like another language holds no rule of it", () => {
    expectRules(`
- The solo release went out per plan.
- Sin and die are words too.
- Use the theme at compile time.
`);
  });

  test("a rule and its translation share polarity and words", () => {
    const [english, ...others] = [
      "Do not delete customer files",
      "Kundendateien nicht löschen, keine Dateien von Kunden löschen",
      "No borres los archivos de clientes",
      "Ne supprime pas les fichiers des clients",
      "Não apague os arquivos de clientes",
      "Не удаляй файлы клиентов",
      "Müşteri dosyalarını silme",
      "Non cancellare i file dei clienti",
    ].map((text) => analyse(text));
    for (const facts of others) {
      expect(facts.polarity).toBe(english?.polarity);
      expect(facts.words).toEqual(expect.arrayContaining([...(english?.words ?? [])]));
    }
  });

  test("a double negation is a doubt", () => {
    for (const text of ["Es ist nicht ausgeschlossen", "No se descarta un fallo", "Ce n'est pas exclu", "Не исключено"])
      expect(analyse(text).hedged).toBe(true);
  });
});
