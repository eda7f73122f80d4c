import fc from "fast-check";
import { expect, test } from "vitest";
import { composedText } from "../../engine/composed.ts";
import { type GateOptions, gate } from "../../engine/gate.ts";
import { documentSpan } from "../../engine/passages.ts";
import { read } from "../../engine/reading.ts";

/** Rules, facts, tasks and values in languages whose letters can be written in two ways. */
const LINES = [
  "- 운영 서버 mx-7f3c 는 절대 재시작하지 마세요.",
  "- 캐시를 비워 보았지만 도움이 되지 않았다.",
  "- 本番データベースは変更しないでください。",
  "- ポート 9100 の再起動を試したが、効果はなかった。",
  "- Não apague a tabela `orders_em_março` sem aprovação.",
  "- Reiniciar o serviço não resolveu.",
  "- Ne jamais redémarrer le serveur relais-7 à midi.",
  "- Auf keinen Fall die Einträge in `kunden_für_mai` löschen.",
  "- Никогда не перезапускайте сервер й-12.",
  "- Kayıtları onay almadan silmeyin.",
  "- [ ] déployer la révision rev-4f9a2c (needs: `clé-4f9a`)",
  "- Lê o ficheiro notas/março.md antes.",
  "Résumé: ça marche.",
  "요약: 작업이 끝났습니다.",
];

const lines = fc.array(fc.constantFrom(...LINES), { maxLength: 6 }).map((some) => `# Notes\n\n${some.join("\n")}\n`);
const form = fc.constantFrom("NFC" as const, "NFD" as const);

const judged = (before: string, after: string, options: GateOptions = {}) => {
  const [was, is] = [before, after].map((text, at) => read({ name: `${at}.md`, text }));
  if (!was || !is) throw new Error("both were read");
  const { decision, lossClass, reasons, survival, invented } = gate(was, is, options);
  return {
    decision,
    lossClass,
    reasons,
    items: survival.map(({ item, state, instead }) =>
      [item.kind, item.text, state, instead?.text].map((one) => one?.normalize("NFC")),
    ),
    invented: invented.map(({ kind, text }) => [kind, text.normalize("NFC")]),
  };
};

test("a verdict is the same however the letters are written", () => {
  fc.assert(
    fc.property(lines, lines, form, form, (before, after, one, other) => {
      const options: GateOptions = { carriers: [{ name: "CLAUDE.md", text: LINES[0]?.normalize(other) ?? "" }] };
      expect(judged(before.normalize(one), after.normalize(other), options)).toEqual(judged(before, after, options));
    }),
    { numRuns: 60 },
  );
});

test("an item is named by its place in the text as it is written", () => {
  fc.assert(
    fc.property(lines, (text) => {
      const [apart, whole] = [text.normalize("NFD"), text.normalize("NFC")];
      const found = read({ name: "notes.md", text: apart });
      for (const { passage, span, text: quoted } of found.items) {
        const at = documentSpan(
          found.passages[passage] ?? { text: "", provenance: "user", form: "plain" },
          span,
          undefined,
          apart,
        );
        expect(apart.slice(at.start, at.end)).toBe(quoted);
      }
      const names = (items: readonly { readonly text: string }[]) => items.map((item) => item.text.normalize("NFC"));
      expect(names(found.items)).toEqual(names(read({ name: "notes.md", text: whole }).items));
      expect(names(found.obligations)).toEqual(names(read({ name: "notes.md", text: whole }).obligations));
    }),
    { numRuns: 60 },
  );
});

test("of any text the way back leads to letters of the same meaning, in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (any) => {
      const text = any.normalize("NFD");
      const form = composedText(text);
      if (form === undefined) return;
      let last = 0;
      for (let at = 0; at <= form.text.length; at++) {
        expect(form.written(at)).toBeGreaterThanOrEqual(last);
        last = form.written(at);
      }
      expect(form.text.normalize("NFD")).toBe(text);
      expect([form.written(0), form.written(form.text.length)]).toEqual([0, text.length]);
      expect(form.composed(form.written(form.text.length))).toBe(form.text.length);
    }),
  );
});
