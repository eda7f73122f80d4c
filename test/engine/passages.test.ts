import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentSpan, passagesOfSession } from "../../engine/passages.ts";
import { readDocument } from "../../engine/readers/index.ts";
import { fixturePath } from "./readers/drawing.ts";

const files = readdirSync(fixturePath(""), { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));

/** The stretch of a document that a word of one of its passages is found at, with the document and without it. */
function placesOf(document: string, word: string) {
  const session = readDocument({ name: "x.jsonl", text: document });
  const passages = session ? passagesOfSession(session) : [];
  return passages.flatMap((passage) => {
    const start = passage.text.indexOf(word);
    if (start < 0) return [];
    const span = { start, end: start + word.length };
    return [[documentSpan(passage, span, session, document), documentSpan(passage, span, session, "")] as const];
  });
}

const row = (content: string, uuid = "u"): string =>
  `{"type":"user","uuid":"${uuid}","parentUuid":null,"sessionId":"s","message":{"role":"user","content":${content}}}`;

/** Writers of JSON: how each spells a string. */
const writers: Readonly<Record<string, (text: string) => string>> = {
  JavaScript: (text) => JSON.stringify(text),
  Python: (text) =>
    JSON.stringify(text).replaceAll(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`),
  Go: (text) => JSON.stringify(text).replaceAll(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
  PHP: (text) => JSON.stringify(text).replaceAll("/", "\\/"),
};

describe("the place of a span in a raw document", () => {
  it.each(Object.keys(writers))("is right behind escapes as %s writes them, with the document and without", (name) => {
    const text = 'First "quoted" line\nsecond\tline: é漢😀 a\\b <x> & \u0001, then see src/tide/gate.ts here\n"end"';
    const document = `${row('"Before."', "t")}\n${row(writers[name]?.(text) ?? "")}\n`;
    const word = "gate.ts here";
    const places = placesOf(document, word);
    expect(places).toHaveLength(1);
    for (const [read, unread] of places) {
      expect(document.slice(read.start, read.end)).toBe(word);
      expect(unread).toEqual(read);
    }
  });

  it("takes in the escapes of the span itself", () => {
    const document = row(JSON.stringify('say "no\nyes" twice'));
    const [[read, unread] = [undefined, undefined]] = placesOf(document, '"no\nyes"');
    expect(document.slice(read?.start, read?.end)).toBe('\\"no\\nyes\\"');
    expect(unread).toEqual(read);
  });

  it("is right in JSON inside a JSON string", () => {
    const inner = JSON.stringify({ command: 'grep "x\\y" src/a.ts\nls' });
    const document = [
      '{"type":"session_meta","payload":{"id":"cx"}}',
      JSON.stringify({
        type: "response_item",
        payload: { type: "function_call", name: "sh", arguments: inner, call_id: "c" },
      }),
    ].join("\n");
    const [[read, unread] = [undefined, undefined]] = placesOf(document, "src/a.ts");
    expect(document.slice(read?.start, read?.end)).toBe("src/a.ts");
    expect(unread).toEqual(read);
  });

  it("is the same without the document in every session drawn here", () => {
    for (const name of files) {
      const document = readFileSync(fixturePath(name), "utf8");
      const session = readDocument({ name, text: document });
      for (const passage of session ? passagesOfSession(session) : []) {
        const span = { start: Math.floor(passage.text.length / 2), end: passage.text.length };
        expect([name, documentSpan(passage, span, session, "")]).toEqual([
          name,
          documentSpan(passage, span, session, document),
        ]);
      }
    }
  });

  it("is right for any text that JavaScript wrote", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        const document = row(JSON.stringify(`${text}needle`));
        for (const [read, unread] of placesOf(document, "needle")) expect(unread).toEqual(read);
      }),
    );
  });
});
