/** What is done to a sealed region, drawn by chance: whatever is changed in an entry, that entry is named; what formatters do is nothing. */
import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { readPad } from "../../engine/pad.ts";
import type { Edit } from "../../engine/rules/rule.ts";
import { appendEdit, brokenLinks, canonical, compareSealed, digestEdits } from "../../engine/seal.ts";

const WORDS = [
  "Never restart `db-1` while *any* migration runs (Deploy)",
  "Adding an index to `orders` did not help",
  "Only touch __src/__, keep `*.lock` as it is",
  "Do not push to main_branch, v1.2 or 10.0.0.7:5432",
  "2026-11-14 dropped 3 claims from Plan; sha256:4f9a2c",
  "本番環境には手動でデプロイしないこと",
  "N'utilisez jamais `--force` sur la branche « prod »",
  "Not before 12:30, unless #4711 is closed",
] as const;
const KINDS = ["constraint", "negative_fact", "loss_record"] as const;

const entry = fc.record({ kind: fc.constantFrom(...KINDS), text: fc.constantFrom(...WORDS), number: fc.nat(99) });
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;
const entries = fc
  .array(entry, { minLength: 1, maxLength: 6 })
  .map((list) => list.map((one, index) => said(one, index)));
const eols = fc.constantFrom("\n", "\r\n");

/** One line of an entry; its number keeps it apart from the others. */
const said = ({ kind, text, number }: Entry, index: number): string => `[${kind}] ${text} ${index}${number}.`;

const regionOf = (lines: readonly string[]): string =>
  `# Pad\n\n<!-- sealed -->\n\n*Sealed: copy word for word, append only.*\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\n<!-- /sealed -->\n\nWords.\n`;

const read = (text: string) => ({ text, pad: readPad({ name: "pad.md", text }) });
const entriesOf = (text: string) => read(text).pad.sealed.flatMap((region) => region.entries);
const breaksOf = (text: string) => read(text).pad.sealed.flatMap((region) => brokenLinks(region.entries));

const applied = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((out, { span, text: put }) => out.slice(0, span.start) + put + out.slice(span.end), text);

const signed = (lines: readonly string[]): string => {
  const text = regionOf(lines);
  return applied(text, digestEdits(read(text)));
};

const changesOf = (before: string, after: string) =>
  compareSealed(
    { source: { name: "a", text: before }, pad: read(before).pad },
    { source: { name: "b", text: after }, pad: read(after).pad },
  );

/** The words of each entry that a comparison names. */
const named = (before: string, after: string): readonly string[] =>
  changesOf(before, after).map(({ entry: { text } }) => text);

describe("against the version before", () => {
  it("every character that is flipped, deleted or put into an entry names that entry, and no other", () => {
    fc.assert(
      fc.property(
        entries,
        eols,
        fc.nat(),
        fc.nat(),
        fc.constantFrom("flip", "delete", "insert"),
        fc.constantFrom(..."aZ5é本.-/"),
        (lines, eol, which, where, how, put) => {
          const before = regionOf(lines).replaceAll("\n", eol);
          const hit = entriesOf(before)[which % lines.length];
          if (!hit) throw new Error("a region without entries was drawn");
          const at = hit.span.end - hit.text.length + (where % hit.text.length);
          const rest = at + (how === "insert" ? 0 : 1);
          const after = before.slice(0, at) + (how === "delete" ? "" : put) + before.slice(rest);
          const now = entriesOf(after);
          // A change that a formatter might make (white space, emphasis) is none.
          fc.pre(
            now.length === lines.length && canonical(now[which % lines.length]?.text ?? "") !== canonical(hit.text),
          );
          expect(named(before, after)).toEqual([hit.text]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("every entry that is cut short, taken out, or given another kind is named, and no other", () => {
    fc.assert(
      fc.property(
        entries,
        eols,
        fc.nat(),
        fc.nat(),
        fc.constantFrom("cut", "remove", "retag"),
        (lines, eol, which, where, how) => {
          const index = which % lines.length;
          const line = lines[index] ?? "";
          const before = regionOf(lines).replaceAll("\n", eol);
          const [tag = "", ...words] = line.split("] ");
          const text = words.join("] ");
          const kept = text.slice(0, 1 + (where % (text.length - 1)));
          const other = tag === "[constraint" ? "[negative_fact" : "[constraint";
          const put = how === "cut" ? [`${tag}] ${kept}`] : how === "retag" ? [`${other}] ${text}`] : [];
          fc.pre(how !== "cut" || canonical(kept) !== canonical(text));
          const after = regionOf(lines.toSpliced(index, 1, ...put)).replaceAll("\n", eol);
          fc.pre(entriesOf(after).length === lines.length - 1 + put.length);
          expect(named(before, after)).toEqual([text]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("every entry that is moved is named", () => {
    fc.assert(
      fc.property(entries, eols, fc.nat(), fc.nat(), (lines, eol, from, to) => {
        const [a, b] = [from % lines.length, to % lines.length];
        fc.pre(a !== b);
        const moved = lines.toSpliced(a, 1).toSpliced(b, 0, lines[a] ?? "");
        const before = regionOf(lines).replaceAll("\n", eol);
        const found = changesOf(before, regionOf(moved).replaceAll("\n", eol));
        expect(found.length).toBeGreaterThan(0);
        expect(found.every(({ kind }) => kind === "reordered")).toBe(true);
      }),
    );
  });

  it("a region that is emptied, opened or taken away names every entry", () => {
    fc.assert(
      fc.property(entries, fc.constantFrom("empty", "unmarked", "gone"), (lines, how) => {
        const before = regionOf(lines);
        const after =
          how === "empty"
            ? regionOf([])
            : how === "unmarked"
              ? before.replaceAll(/<!-- \/?sealed -->/g, "")
              : "# Pad\n\nWords.\n";
        expect(changesOf(before, after)).toHaveLength(lines.length);
      }),
    );
  });

  it("appending is no change, wherever the new entries come from", () => {
    fc.assert(
      fc.property(entries, entries, eols, (lines, more, eol) => {
        const before = signed(lines).replaceAll("\n", eol);
        const after = more.reduce(
          (text, line) =>
            applied(text, [appendEdit([{ kind: "constraint", text: line.slice(line.indexOf("] ") + 2) }], read(text))]),
          before,
        );
        expect(named(before, after)).toEqual([]);
        expect(breaksOf(after)).toEqual([]);
        expect(entriesOf(after)).toHaveLength(lines.length + more.length);
      }),
    );
  });
});

describe("by the digests alone, without history", () => {
  it("every character that is changed in an entry breaks its link", () => {
    fc.assert(
      fc.property(entries, eols, fc.nat(), fc.nat(), fc.constantFrom("x", "7", ""), (lines, eol, which, where, put) => {
        const before = signed(lines).replaceAll("\n", eol);
        const index = which % lines.length;
        const hit = entriesOf(before)[index];
        if (!hit) throw new Error("a region without entries was drawn");
        const start = before.indexOf(hit.text, hit.span.start);
        const at = start + (where % hit.text.length);
        const after = before.slice(0, at) + put + before.slice(at + 1);
        const now = entriesOf(after);
        fc.pre(now.length === lines.length && canonical(now[index]?.text ?? "") !== canonical(hit.text));
        expect(breaksOf(after)).toContainEqual({ entry: index, kind: "changed" });
      }),
      { numRuns: 400 },
    );
  });

  it("a digest that is itself changed, an entry taken out before another, and entries that changed places break one too", () => {
    fc.assert(
      fc.property(entries, fc.nat(), fc.constantFrom("digest", "remove", "swap"), (lines, which, how) => {
        fc.pre(lines.length > 1);
        const index = which % (lines.length - 1);
        const rows = signed(lines).split("\n");
        const first = rows.findIndex((row) => row.startsWith("- "));
        const [one = "", two = ""] = [rows[first + index], rows[first + index + 1]];
        const after =
          how === "digest"
            ? rows.with(
                first + index,
                one.replace(/\^(.)/, (_, digit: string) => `^${digit === "0" ? "1" : "0"}`),
              )
            : how === "remove"
              ? rows.toSpliced(first + index, 1)
              : rows.with(first + index, two).with(first + index + 1, one);
        expect(breaksOf(after.join("\n")).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a formatter", () => {
  it("does no harm: prettier over the whole file changes no entry and breaks no link", async () => {
    await fc.assert(
      fc.asyncProperty(
        entries,
        fc.record({
          proseWrap: fc.constantFrom("always" as const, "never" as const, "preserve" as const),
          printWidth: fc.constantFrom(30, 80),
          tabWidth: fc.constantFrom(2, 4),
          useTabs: fc.boolean(),
          endOfLine: fc.constantFrom("lf" as const, "crlf" as const),
        }),
        fc.constantFrom("*", "+", "-"),
        async (lines, style, bullet) => {
          const before = signed(lines).replaceAll("\n- ", `\n${bullet}   `);
          const after = await format(before, { ...style, parser: "markdown" });
          expect(named(before, after)).toEqual([]);
          expect(breaksOf(after)).toEqual([]);
        },
      ),
      { numRuns: 120 },
    );
  });
});
