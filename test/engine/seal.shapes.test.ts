/** Entries of every shape that Markdown has: digests harm none, formatters harm no digest, and every letter counts. */
import { format, type Options } from "prettier";
import { describe, expect, it } from "vitest";
import { readPad } from "../../engine/pad.ts";
import type { Edit } from "../../engine/rules/rule.ts";
import { appendEdit, brokenLinks, compareSealed, digestEdits } from "../../engine/seal.ts";

const SHAPES: Readonly<Record<string, string>> = {
  continued: "- [constraint] Never restart\n  the primary by hand.",
  lazy: "- [constraint] Never restart\nthe primary by hand.",
  paragraphs: "- [negative_fact] Tried it.\n\n  It failed, `a*b*c` twice.",
  nested: "- [constraint] Only these:\n  - src/a.ts\n  - src/b.ts\n    1. first\n    2. second",
  fenced: "- [constraint] Only this:\n\n  ```sh\n  rm -rf build # [x] - not dist\n  ```",
  "fenced in nested": "- [constraint] Only this:\n  - here\n    ~~~\n    - [constraint] quoted\n    ~~~",
  "fenced, empty": "- [constraint] Only this:\n\n  ```\n  ```",
  indented: "- [constraint] Only this:\n\n      rm -rf build",
  quoted: "- [constraint] As they said:\n\n  > do not\n  > push",
  tabled: "- [constraint] By table:\n\n  | a | b |\n  | --- | --- |\n  | never | push |",
  emphasis: "- [constraint] __Never__ *ever* use snake_case_names or 2 * 3 * 4.",
  escapes: "- [constraint] Never use \\* or \\_ in \\[names\\].",
  broken: "- [constraint] Never this  \n  nor that\\\n  nor those.",
  linked: "- [constraint] See [the rules](docs/a_b.md 'title') and <https://a.example/x_y>.",
  wide: "- [constraint] 本番へのデプロイは禁止。émoji 🚀 ok",
  starred: "* [constraint] Never with a star.",
  numbered: "1. [constraint] Never with a number.",
  untagged: "- Never without a tag.",
  task: "- [ ] [constraint] Never as a task.",
  "html inside": "- [constraint] Never <b>ever</b> <!-- really --> do it.",
  caret: "- [constraint] Never squash 2^8 into ^deadbeef here.",
  paragraph: "Never as a paragraph.",
  "code alone": "```\nnever: push\n```",
  table: "| rule |\n| --- |\n| never push |",
};

const OPTIONS: readonly Options[] = [
  {},
  { proseWrap: "always", printWidth: 30 },
  { proseWrap: "never" },
  { tabWidth: 4 },
  { useTabs: true },
  { endOfLine: "crlf" },
];

const read = (text: string) => ({ text, pad: readPad({ name: "pad.md", text }) });
const entriesOf = (text: string) => read(text).pad.sealed.flatMap((region) => region.entries);
const breaksOf = (text: string) => read(text).pad.sealed.flatMap((region) => brokenLinks(region.entries));
const changesOf = (before: string, after: string) => compareSealed(read(before), read(after));

const applied = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((out, { span, text: put }) => out.slice(0, span.start) + put + out.slice(span.end), text);

const around = (entry: string): string =>
  `# Pad\n\n<!-- sealed -->\n\n*Sealed: copy word for word, append only.*\n\n- [constraint] Never first.\n\n${entry}\n\n- [constraint] Never last.\n\n<!-- /sealed -->\n\nWords.\n`;

const signed = (text: string): string => applied(text, digestEdits(read(text)));

describe.each(Object.entries(SHAPES))("an entry that is %s", (_, shape) => {
  const text = around(shape);
  const sealed = signed(text);

  it.each(["\n", "\r\n"])("gets a digest that changes no entry (line end %j)", (eol) => {
    const [before, after] = [text.replaceAll("\n", eol), signed(text.replaceAll("\n", eol))];
    expect(entriesOf(after).length).toBe(entriesOf(before).length);
    expect(changesOf(before, after)).toEqual([]);
    expect(breaksOf(after)).toEqual([]);
    expect(signed(after)).toBe(after);
    expect(changesOf(sealed, after)).toEqual([]);
  });

  it.each(OPTIONS)("comes through a formatter: %j", async (options) => {
    const formatted = await format(sealed, { parser: "markdown", ...options });
    expect(changesOf(sealed, formatted)).toEqual([]);
    expect(breaksOf(formatted)).toEqual([]);
  });

  it("stays as it is when another is appended", () => {
    const grown = applied(sealed, [appendEdit([{ kind: "constraint", text: "Never new." }], read(sealed))]);
    expect(changesOf(sealed, grown)).toEqual([]);
    expect(breaksOf(grown)).toEqual([]);
    expect(entriesOf(grown).length).toBe(entriesOf(sealed).length + 1);
  });

  it("cannot be changed by a letter or a line", () => {
    const [from, to] = [
      sealed.indexOf("\n", sealed.indexOf("Never first.")) + 1,
      sealed.indexOf("- [constraint] Never last"),
    ];
    for (let at = from; at < to; at += 1) {
      if (!/[\p{L}\p{N}]/u.test(sealed.charAt(at))) continue;
      const flipped = `${sealed.slice(0, at)}${sealed.charAt(at) === "q" ? "z" : "q"}${sealed.slice(at + 1)}`;
      expect(breaksOf(flipped).length, flipped.slice(from, to)).toBeGreaterThan(0);
    }
    const gone = sealed.slice(0, from) + sealed.slice(to);
    expect(changesOf(sealed, gone).length).toBeGreaterThan(0);
    expect(breaksOf(gone).length).toBeGreaterThan(0);
  });
});
