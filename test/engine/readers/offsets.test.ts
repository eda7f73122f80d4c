import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOf, utf8Length } from "../../../engine/readers/bytes.ts";
import { readDocument, readers } from "../../../engine/readers/index.ts";
import { parseLocated, rawSpan } from "../../../engine/readers/json.ts";
import type { Session } from "../../../engine/session.ts";
import { fixturePath } from "./drawing.ts";
import { mangledJson } from "./mangling.ts";

const files = readdirSync(fixturePath(""), { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));

const read = (text: string): Session | undefined => readDocument({ name: "x", text });

/** What the raw stretch of a text decodes to; texts inside two layers of JSON are decoded twice. */
function decoded(session: Session, text: string): readonly { readonly raw: string; readonly text: string }[] {
  return session.records.flatMap((record) =>
    record.texts.map((each) => {
      const span = rawSpan(each, text.slice(record.at), { start: 0, end: each.text.length });
      let raw = text.slice(record.at + span.start, record.at + span.end);
      if (each.via) raw = JSON.parse(`"${raw}"`);
      return { raw: each.escaped ? JSON.parse(`"${raw}"`) : raw, text: each.text };
    }),
  );
}

describe.each(files)("%s", (name) => {
  const bytes = readFileSync(fixturePath(name));
  const text = bytes.toString("utf8");
  const session = read(text);

  it("has every text where the record says, in the raw file", () => {
    if (!session) throw new Error("not recognised");
    for (const each of decoded(session, text)) expect(each.raw).toBe(each.text);
  });

  it("has every record in the bytes that it names", () => {
    const last = Math.max(...(session?.records ?? []).map(({ bytes: span }) => span.end));
    for (const { bytes: span, line, at } of session?.records ?? []) {
      const stretch = bytes.subarray(span.start, span.end).toString("utf8");
      if (line > 0) expect(text.slice(at).includes(stretch)).toBe(true);
      // A record that takes in the place where a document breaks off ends there.
      const ends = line === 0 && session?.problems.some(({ kind }) => kind === "torn") && span.end === last;
      if (/\.jsonl?$/.test(name) && !ends) expect(() => JSON.parse(stretch)).not.toThrow();
    }
  });

  it("is read to the same records with a byte order mark, three bytes further on", () => {
    const marked = read(`\uFEFF${text}`);
    expect(marked?.compactions).toEqual(session?.compactions);
    expect(marked?.records.map(({ bytes: span }) => span.start - 3)).toEqual(
      session?.records.map(({ bytes: span }) => span.start),
    );
    expect(marked?.records.map(({ at }) => at)).toEqual(session?.records.map(({ at }) => at));
  });

  it("never has a record in two of dropped, kept, attached and written", () => {
    for (const { region, kept, injected, summary } of session?.compactions ?? []) {
      const all = [...region, ...kept, ...injected, ...(summary.record === undefined ? [] : [summary.record])];
      expect(new Set(all).size).toBe(all.length);
      expect(region).toEqual([...region].sort((a, b) => a - b));
    }
  });
});

describe("reading", () => {
  const lines = files.flatMap((name) => readFileSync(fixturePath(name), "utf8").split("\n"));

  /** Lines of all formats in any order, some cut, some with a character changed, some of a shape nobody expects. */
  const mangled = fc.array(
    fc.oneof(
      fc.constantFrom(...lines),
      fc.tuple(fc.constantFrom(...lines), fc.nat(400)).map(([line, at]) => line.slice(0, at)),
      fc
        .tuple(fc.constantFrom(...lines), fc.nat(400), fc.constantFrom('"', "{", "}", "null", "\0", "\uD800"))
        .map(([line, at, put]) => line.slice(0, at) + put + line.slice(at + 1)),
      fc
        .object({ key: fc.constantFrom("type", "uuid", "payload", "message", "content", "id", "parentId") })
        .map((value) => JSON.stringify(value)),
      mangledJson(lines.filter((line) => parseLocated(line) !== undefined)),
    ),
    { maxLength: 12 },
  );

  it("never throws, whatever the lines hold, in any reader", () => {
    fc.assert(
      fc.property(mangled, (some) => {
        const text = some.join("\n");
        read(text);
        for (const reader of readers) {
          if (reader.unit !== "line") continue;
          const reading = reader.open("x");
          for (const line of linesOf(text)) reading.line(line);
          const session = reading.session();
          for (const each of decoded(session, text)) expect(each.raw).toBe(each.text);
          for (const { region, kept } of session.compactions) {
            for (const index of [...region, ...kept]) expect(session.records[index]).toBeDefined();
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("counts the bytes of any text as its encoder does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (a, b) => {
        expect(utf8Length(a + b)).toBe(Buffer.byteLength(a + b));
      }),
    );
  });
});

describe("a line of unreasonable shape", () => {
  const row = (message: string) =>
    `{"type":"assistant","uuid":"a","parentUuid":null,"sessionId":"s","message":${message}}`;
  const block = (input: string) => row(`{"content":[{"type":"tool_use","id":"c","name":"n","input":${input}}]}`);

  it("with very many strings in one call is read whole", () => {
    const session = read(block(JSON.stringify(Array.from({ length: 150_000 }, () => "a"))));
    expect(session?.records[0]?.texts).toHaveLength(150_000);
  });

  it("nested beyond all reason is cut off, not followed", () => {
    const deep = `${"[".repeat(50_000)}"x"${"]".repeat(50_000)}`;
    expect(read(block(deep))?.records[0]?.texts).toEqual([]);
    expect(read(row(`{"content":[{"type":"tool_result","content":${deep}}]}`))?.records).toHaveLength(1);
  });

  it("in a chain of two hundred thousand rows still has its window", () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, at) => `{"type":"user","uuid":"u${at}","parentUuid":"u${at - 1}","message":{"content":"x"}}`,
    );
    const end = [
      '{"type":"system","subtype":"compact_boundary","uuid":"b","parentUuid":null}',
      '{"type":"user","isCompactSummary":true,"uuid":"s","parentUuid":"b","message":{"content":"y"}}',
    ];
    expect(read([...rows, ...end].join("\n"))?.compactions[0]?.region).toHaveLength(200_000);
  });
});
