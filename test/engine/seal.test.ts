import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Pad, readPad } from "../../engine/pad.ts";
import type { Edit } from "../../engine/rules/rule.ts";
import {
  appendEdit,
  brokenLinks,
  canonical,
  compareSealed,
  digestEdits,
  type SealTarget,
  sealEdits,
  sealInPlaceEdits,
} from "../../engine/seal.ts";

const read = (text: string) => ({ text, pad: readPad({ name: "pad.md", text }) });

const applied = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.span.start - a.span.start || b.span.end - a.span.end)
    .reduce((out, { span, text: put }) => out.slice(0, span.start) + put + out.slice(span.end), text);

const rule = (text: string, words: string, more: Partial<SealTarget> = {}): SealTarget => {
  const start = text.indexOf(words);
  return { kind: "constraint", text: words, span: { start, end: start + words.length }, ...more };
};

const sealed = (text: string, ...rules: readonly SealTarget[]): string => applied(text, sealEdits(rules, read(text)));

describe("moving to the sealed region", () => {
  it("moves a whole list item, keeps its headings as scope and makes the region under the title", () => {
    const text =
      "# Handoff\n\n## Deploy\n\n### Production\n\n- Never restart the primary, it holds the lock.\n- next\n";
    expect(sealed(text, rule(text, "Never restart the primary"))).toBe(`# Handoff

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never restart the primary, it holds the lock. (Deploy › Production)

<!-- /sealed -->

## Deploy

### Production

- next
`);
  });

  it("moves a sentence and leaves the rest of its paragraph", () => {
    const text = "We tried pnpm 8.1. Do not use `npm i`. It broke.\n";
    const out = sealed(text, rule(text, "Do not use `npm i`"));
    expect(out).toContain("- [constraint] Do not use `npm i`.\n");
    expect(out).toContain("\nWe tried pnpm 8.1. It broke.\n");
  });

  it("copies the whole sentence where the rule is only a clause of it", () => {
    const text = "- Roll out blue/green, never on Fridays.\n";
    const out = sealed(text, rule(text, "never on Fridays"));
    expect(out).toContain("- [constraint] Roll out blue/green, never on Fridays.\n");
    expect(out).toContain("\n- Roll out blue/green, never on Fridays.\n");
  });

  it("copies what inherits its negation from a header, and spells the header out", () => {
    const text = "## Deploy\n\n**Never:**\n\n- force push\n- edit vendor/\n";
    const out = sealed(text, rule(text, "force push", { inherited: true }));
    expect(out).toContain("- [constraint] Never: force push (Deploy)\n");
    expect(out).toContain("\n- force push\n- edit vendor/\n");
  });

  it("never takes an open task or a parent of other items away", () => {
    const text = "- [ ] roll back, but do not touch the replica\n- Do not push:\n  - to main\n";
    const out = sealed(text, rule(text, "do not touch the replica"), rule(text, "Do not push"));
    expect(out.endsWith(text)).toBe(true);
  });

  it("appends to the region that is there, with Windows line ends and digests as before", () => {
    const text = "<!-- sealed -->\r\n- [constraint] A.\r\n<!-- /sealed -->\r\n\r\n- Never B.\r\n";
    const signed = applied(text, digestEdits(read(text)));
    const out = sealed(signed, rule(signed, "Never B"));
    expect(out).toMatch(
      /- \[constraint\] A\. \^[0-9a-f]{8}\r\n- \[constraint\] Never B\. \^[0-9a-f]{8}\r\n<!-- \/sealed -->/,
    );
    expect(out).not.toMatch(/[^\r]\n/);
    expect(breaks(read(out).pad)).toEqual([]);
  });

  it("seals two rules of one sentence as one entry", () => {
    const text = "- Never push and never merge.\n";
    const out = sealed(text, rule(text, "Never push"), rule(text, "never merge"));
    expect(out.match(/\[constraint\]/g)).toHaveLength(1);
  });
});

describe("sealing in place", () => {
  it("tags every rule of a section that holds nothing else", () => {
    const text = "## Never\n\n- force push\n- edit vendor/\n\n## Next\n\n- go\n";
    const rules = ["force push", "edit vendor/"].map((words) => rule(text, words, { inherited: true }));
    expect(applied(text, sealInPlaceEdits(12, rules, read(text)))).toBe(`## Never

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never: force push
- [constraint] Never: edit vendor/

<!-- /sealed -->

## Next

- go
`);
    expect(sealInPlaceEdits(text.indexOf("go"), rules, read(text))).toEqual([]);
  });
});

const REGION = `<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never restart \`db-1\` while *any* migration runs. (Deploy)
- [negative_fact] Adding an index to \`orders\` did not help.
- [constraint] Only touch __src/__, keep \`*.lock\` as it is.
- [loss_record] 2026-11-14 dropped 3 claims from Plan; sha256:${"ab".repeat(32)}

<!-- /sealed -->
`;

const signedRegion = applied(REGION, digestEdits(read(REGION)));
const breaks = ({ sealed: regions }: Pad) => regions.flatMap(({ entries }) => brokenLinks(entries));
const changes = (before: string, after: string) =>
  compareSealed(
    { source: { name: "a", text: before }, pad: readPad({ name: "a", text: before }) },
    { source: { name: "b", text: after }, pad: readPad({ name: "b", text: after }) },
  );

describe("the promise of a sealed region", () => {
  it("is kept by what formatters do", () => {
    const formatted = signedRegion
      .replaceAll("\n- ", "\n*   ")
      .replace("*any*", "_any_")
      .replace("__src/__", "**src/**")
      .replace("while ", "while\n    ")
      .replaceAll("\n", "\r\n");
    expect(changes(signedRegion, formatted)).toEqual([]);
    expect(breaks(read(formatted).pad)).toEqual([]);
  });

  it("is kept by appending, and by an entry that somebody puts between others by hand", () => {
    const text = signedRegion;
    const appended = applied(text, [appendEdit([{ kind: "constraint", text: "No new rule is lost." }], read(text))]);
    const between = text.replace("\n- [negative_fact]", "\n- [constraint] by hand\n- [negative_fact]");
    for (const after of [appended, between]) {
      expect(changes(text, after)).toEqual([]);
      expect(breaks(read(after).pad)).toEqual([]);
    }
  });

  it.each([
    ["changed", "did not help", "did help"],
    ["truncated", " did not help.", "…"],
    ["removed", "- [negative_fact] Adding an index to `orders` did not help.", ""],
  ])("names the entry that was %s", (kind, from, to) => {
    const found = changes(REGION, REGION.replace(from, to));
    expect(found.map(({ kind: is, entry }) => `${is}: ${entry.text}`)).toEqual([
      `${kind}: Adding an index to \`orders\` did not help.`,
    ]);
  });

  it("names an entry that was moved, and one that left the region", () => {
    const lines = REGION.split("\n");
    const first = lines.splice(3, 1);
    expect(changes(REGION, lines.toSpliced(5, 0, ...first).join("\n"))).toMatchObject([
      { kind: "reordered", entry: { text: "Never restart `db-1` while *any* migration runs. (Deploy)" } },
    ]);
    expect(changes(REGION, `${lines.join("\n")}\n${first[0]?.replace("[constraint] ", "")}\n`)).toMatchObject([
      { kind: "unsealed" },
    ]);
  });

  it("shows any changed letter by the digests alone, LF or CRLF", () => {
    const letters = [...signedRegion.matchAll(/[A-Za-z0-9]/g)]
      .map(({ index }) => index)
      .filter((at) => 60 < at && at < signedRegion.indexOf("<!-- /"));
    fc.assert(
      fc.property(
        fc.constantFrom(...letters),
        fc.constantFrom("x", "7", ""),
        fc.constantFrom("\n", "\r\n"),
        (at, put, eol) => {
          fc.pre(signedRegion[at] !== put);
          const text = (signedRegion.slice(0, at) + put + signedRegion.slice(at + 1)).replaceAll("\n", eol);
          const { sealed: regions } = read(text).pad;
          const inDigest = (regions[0]?.entries ?? []).some(({ digest }) => digest === undefined);
          expect(inDigest || breaks(read(text).pad).length > 0).toBe(true);
        },
      ),
    );
  });

  it("shows a removed or moved entry by the digests alone", () => {
    const lines = signedRegion.split("\n");
    expect(breaks(read(lines.toSpliced(4, 1).join("\n")).pad)).toEqual([{ entry: 1, kind: "changed" }]);
    const swapped = lines.with(3, lines[4] ?? "").with(4, lines[3] ?? "");
    expect(breaks(read(swapped.join("\n")).pad).map(({ entry }) => entry)).toEqual([0, 1, 2]);
  });

  it("has a canonical form that keeps what means something", () => {
    expect(
      canonical("**Never**   touch\n  `a  b` or *.lock, snake_case_name, 2 * 3 * 4, __init__ \\_x ^1a2b3c4d"),
    ).toBe("Never touch `a b` or *.lock, snake_case_name, 2 * 3 * 4, init _x");
  });
});
