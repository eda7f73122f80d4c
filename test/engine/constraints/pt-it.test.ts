import { describe, expect, test } from "vitest";
import { findRules } from "../../../engine/constraints/index.ts";
import type { Passage } from "../../../engine/item.ts";
import { blocksOf } from "../../../engine/markdown.ts";

/** What is found of each item below a heading: its subtypes, or "" where nothing is. */
function foundBelow(heading: string, items: readonly string[]): readonly string[] {
  const lines = [`## ${heading}`, "", ...items.map((item) => `- ${item}`)];
  const text = lines.join("\n");
  const passage: Passage = { text, provenance: "user", form: "markdown" };
  const found = findRules(passage, blocksOf(text), 0).filter(({ kind }) => kind !== "directive");
  const starts = items.map((_, at) => lines.slice(0, at + 2).join("\n").length + 1);
  return starts.map((start, at) =>
    found
      .filter(({ span }) => start <= span.start && span.start < (starts[at + 1] ?? Number.POSITIVE_INFINITY))
      .map(({ subtype }) => subtype)
      .join(" "),
  );
}

const each = (subtype: string, items: readonly string[]): readonly string[] => items.map(() => subtype);

describe("Portuguese", () => {
  test("orders to a friend, spelled like statements, forbid among rules", () => {
    const items = [
      "Não commita na main",
      "Não cria pasta nova",
      "Não traduz os rótulos",
      "Não mistura receita com estoque",
      "A chave fica no cofre — não commita",
    ];
    expect(foundBelow("Regras da cozinha", items)).toEqual(each("prohibition", items));
  });

  test("what parts of a design never do is a rule among rules, and a gap in notes", () => {
    const items = ["O forno não acessa o estoque", "Os rótulos não importam nada do caixa"];
    expect(foundBelow("Regras da cozinha", items)).toEqual(each("prohibition", items));
    const gaps = [
      "O forno não lê o termômetro",
      "A balança não devolve o peso",
      "O visor não é compatível com o Linux",
    ];
    expect(foundBelow("Notas de ontem", gaps)).toEqual(each("absent", gaps));
  });

  test("headings forbid in many words", () => {
    for (const heading of ["Proibições explícitas", "Não faz", "O que não fazer", "Coisas a evitar"])
      expect(foundBelow(heading, ["Trocar a farinha"])).toEqual(["prohibition"]);
  });

  test("tries, ends and gaps are told in the words of notes", () => {
    expect(
      foundBelow("Notas de ontem", [
        "Trocar o fermento não rolou",
        "Massa fria: descartada, rachava na borda",
        "Becos sem saída: assar duas vezes",
        "Deixamos de usar a batedeira velha",
        "Ninguém chama `pesar()`",
        "O termômetro está vencido",
        "Não consegui medir a umidade",
      ]),
    ).toEqual(["failed_attempt", "failed_attempt", "failed_attempt", "deprecated", "absent", "absent", "absent"]);
  });

  test("what is missing is listed below gaps, and for now among rules", () => {
    expect(foundBelow("Pendências conhecidas da padaria", ["Sem balança própria"])).toEqual(["absent"]);
    expect(foundBelow("Regras da padaria", ["Sem balança até o momento", "Sem `xarope`"])).toEqual([
      "absent",
      "prohibition",
    ]);
  });

  test("ordinary sentences stay quiet", () => {
    const items = [
      "O forno não precisa de limpeza diária",
      "Nenhum erro na última fornada",
      "Não há pendências",
      "O problema não acontece mais",
      "Se o pão não crescer, espere mais",
      "A receita é simples e não exige balança",
    ];
    expect(foundBelow("Sobre a padaria", items)).toEqual(each("", items));
  });
});

describe("Italian", () => {
  test("nouns without a verb, passives and what is owed forbid", () => {
    const items = [
      "Niente zucchero nel pane",
      "Mai `rm -rf` in dispensa",
      "Il lievito va in frigo, che non va aperto di notte",
      "Guai a toccare il forno acceso",
      "Non chiedermi di nuovo la ricetta",
    ];
    expect(foundBelow("Regole della cucina", items)).toEqual(each("prohibition", items));
  });

  test("what parts of a design never do is a rule among rules, and a gap in notes", () => {
    const items = ["Il forno non importa la bilancia", "Le ricette non vengono cancellate"];
    expect(foundBelow("Regole della cucina", items)).toEqual(each("prohibition", items));
    const gaps = [
      "Il forno non legge il termometro",
      "La bilancia non restituisce il peso",
      "Il visore non è affidabile",
    ];
    expect(foundBelow("Note di ieri", gaps)).toEqual(each("absent", gaps));
  });

  test("secrets that stay outside, one of a kind, and stops until somebody answers", () => {
    expect(
      foundBelow("Regole della cucina", [
        "Etichette senza date",
        "Ricette segrete fuori dal repo",
        "Può esserci un solo ordine aperto",
        "Fermati finché il cuoco non risponde",
        "Il pane non è finito finché non suona il timer",
      ]),
    ).toEqual([
      "requirement_negated",
      "requirement_negated",
      "restriction",
      "requirement_negated",
      "requirement_negated",
    ]);
  });

  test("one literal and not another", () => {
    expect(foundBelow("Note di ieri", ["`rem`, non `px`"])).toEqual(["prohibition"]);
  });

  test("tries, ends and gaps are told in the words of notes", () => {
    expect(
      foundBelow("Note di ieri", [
        "Impasto freddo: scartato, si spaccava ai bordi",
        "Vicoli ciechi: cuocere due volte",
        "Abbiamo smesso di usare la vecchia impastatrice",
        "Nessuno chiama `pesa()`",
        "Non sono riuscito a misurare l'umidità",
      ]),
    ).toEqual(["failed_attempt", "failed_attempt", "deprecated", "absent", "failed_attempt"]);
  });

  test("what is missing is listed below gaps", () => {
    expect(foundBelow("Lacune note del forno", ["Nessuna bilancia"])).toEqual(["absent"]);
  });

  test("ordinary sentences stay quiet", () => {
    const items = [
      "Nessuno si è lamentato finora",
      "Non importa se piove",
      "Nessuna regressione",
      "Niente paura, è facile",
      "Il problema non si presenta più",
      "Se il pane non cresce, aspetta ancora",
      "Stato: annullato",
    ];
    expect(foundBelow("Sul forno", items)).toEqual(each("", items));
  });
});
