import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOf } from "../../../engine/readers/head.ts";
import { readers } from "../../../engine/readers/index.ts";
import { located, parseLocated, rawSpan } from "../../../engine/readers/json.ts";
import { placesIn } from "../../../engine/readers/places.ts";
import type { DocumentReader } from "../../../engine/readers/reader.ts";
import type { Session } from "../../../engine/session.ts";
import { fixturePath } from "./drawing.ts";
import { mangledJson } from "./mangling.ts";

const documents = readdirSync(fixturePath(""), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:json|traj)$/.test(name))
  .map((name) => readFileSync(fixturePath(name), "utf8"))
  .filter((text) => parseLocated(text) !== undefined);

const documentReaders = readers.filter((reader): reader is DocumentReader => reader.unit === "document");

const mangledDocuments = mangledJson(documents);

function decode(session: Session, text: string): void {
  for (const record of session.records) {
    for (const each of record.texts) {
      const span = rawSpan(each, text.slice(record.at), { start: 0, end: each.text.length });
      let raw = text.slice(record.at + span.start, record.at + span.end);
      for (let via = each.via; via; via = via.via) raw = JSON.parse(`"${raw}"`);
      if (each.escaped) raw = JSON.parse(`"${raw}"`);
      expect(raw).toBe(each.text);
    }
  }
}

describe("a document", () => {
  it("of any shape is read without a throw by each reader that accepts it, with places and indices that hold", () => {
    fc.assert(
      fc.property(mangledDocuments, (text) => {
        const document = parseLocated(text);
        if (!document) return;
        for (const reader of documentReaders) {
          if (!reader.accepts(headOf("x", text, document.value))) continue;
          const session = reader.read(located(text, document.value), { name: "x", mark: 0, companions: new Map() });
          decode(session, text);
          for (const { region, kept, injected, summary } of session.compactions) {
            const all = [...region, ...kept, ...injected, ...(summary.record === undefined ? [] : [summary.record])];
            expect(new Set(all).size).toBe(all.length);
            for (const index of all) expect(session.records[index]).toBeDefined();
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("tells the bytes of any of its places as its encoder does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.nat(9000), fc.nat(12_000), (text, often, at) => {
        const source = JSON.stringify([text.repeat(1 + Math.min(400, often)), "é".repeat(often), 7]);
        const document = parseLocated(source);
        const place = placesIn(source, 3);
        expect(document && place(document).bytes).toEqual({ start: 3, end: 3 + Buffer.byteLength(source) });
        const cut = Math.min(at, source.length);
        const inner = document && { ...document, start: cut, value: 7 };
        if (inner && /[0-9]/.test(source[cut] ?? "")) {
          expect(place(inner).bytes.start).toBe(3 + Buffer.byteLength(source.slice(0, cut)));
        }
      }),
      { numRuns: 60 },
    );
  });
});
