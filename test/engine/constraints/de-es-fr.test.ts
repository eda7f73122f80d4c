import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("what is a rule, and what only tells, in German, Spanish and French", () => {
  test.each([
    [
      "- Keine Aufkleber, es sei denn ausdrücklich gewünscht.",
      ["requirement_negated: Keine Aufkleber, es sei denn ausdrücklich gewünscht"],
    ],
    ["- Töpfe nicht per Hand, sondern per Wagen.", ["prohibition: Töpfe nicht per Hand, sondern per Wagen"]],
    [
      "- Der Schlüssel liegt nur im Safe der Werkstatt.",
      ["restriction: Der Schlüssel liegt nur im Safe der Werkstatt"],
    ],
    ["- Sigue este orden siempre — no saltar pasos.", ["prohibition: no saltar pasos"]],
    ["- Cero adornos en las tazas.", ["prohibition: Cero adornos en las tazas"]],
    [
      "El esmalte no se usa en este taller: se retiró en mayo.",
      ["deprecated: El esmalte no se usa en este taller: se retiró en mayo"],
    ],
    ["No se ejecutó la prueba del horno.", ["absent: No se ejecutó la prueba del horno"]],
    [
      "El error persiste después de limpiar la caldera.",
      ["failed_attempt: El error persiste después de limpiar la caldera"],
    ],
    [
      "- Pas de four dans l'atelier : tout est cuit dehors.",
      ["absent: Pas de four dans l'atelier : tout est cuit dehors"],
    ],
    [
      "- Ne faire aucun changement sans mon accord.",
      ["requirement_negated: Ne faire aucun changement sans mon accord"],
    ],
  ])("%s", (text, said) => expect(foundIn(text)).toEqual(said));

  test.each([
    "Una tapa limpia para guardar los moldes sin tocar el esmalte.",
    "Cada torno ignora los otros; simple, sin estado compartido.",
    "El horno se apaga solo por la noche.",
    "Sans étiquette, appliquer le vernis mat.",
    "Deux cuissons : une heure au lieu de cinq.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});
