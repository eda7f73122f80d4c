import { describe, expect, it } from "vitest";
import { blocksOf } from "../../engine/markdown.ts";
import { kindOf, type Pad, readPad } from "../../engine/pad.ts";
import { defaults } from "../../engine/settings.ts";

const read = (text: string): Pad => readPad({ name: "pad.md", text });

/** The text with a line of marks under every line that a sealed region, an entry or a suppressed line covers. */
function drawn(text: string): string {
  const { sealed, suppressions } = read(text);
  const spans = [
    ...sealed.flatMap(({ entries }) => entries.map(({ span, kind }) => ({ span, mark: "^", name: kind }))),
    ...suppressions.map(({ target, rule, reason }) => ({ span: target, mark: "~", name: `${rule}: ${reason ?? "?"}` })),
  ];
  let at = 0;
  return text
    .split("\n")
    .flatMap((line) => {
      const [start, end] = [at, at + line.length];
      at = end + 1;
      const marks = spans
        .filter(({ span }) => start <= span.start && span.start < end)
        .map(({ span, mark, name }) => {
          const width = Math.min(span.end, end) - span.start;
          return `${" ".repeat(span.start - start)}${mark.repeat(width)} ${name}`;
        });
      return [line, ...marks];
    })
    .join("\n");
}

describe("a pad", () => {
  it("has entries between the comments, and nothing else of it is one", () => {
    const text = `# Handoff

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never restart the primary. (Deploy › Production)
* [negative_fact] \`sensor_flags\` does not exist.
+ [loss_record] 2026-11-14 dropped 3 claims from Plan

<!-- /sealed -->

- [constraint] outside`;
    expect(drawn(text)).toBe(`# Handoff

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never restart the primary. (Deploy › Production)
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constraint
* [negative_fact] \`sensor_flags\` does not exist.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ negative_fact
+ [loss_record] 2026-11-14 dropped 3 claims from Plan
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ loss_record

<!-- /sealed -->

- [constraint] outside`);
  });

  it("counts what nobody tagged as a constraint, with everything nested in it", () => {
    const text = "<!-- sealed -->\n- Keep the lock\n  - also at night\n<!-- /sealed -->";
    const [entry] = read(text).sealed[0]?.entries ?? [];
    expect(entry).toMatchObject({ kind: "constraint", text: "Keep the lock\n  - also at night", untagged: true });
  });

  it("knows the digest at the end of an entry and leaves it out of the text", () => {
    const [entry] =
      read("<!-- sealed -->\n- [constraint] No force push. ^1a2b3c4d\n<!-- /sealed -->").sealed[0]?.entries ?? [];
    expect(entry).toMatchObject({ text: "No force push.", digest: "1a2b3c4d" });
  });

  it("is sealed as a whole where its front matter says so", () => {
    const { declared, sealed } = read("---\nsealed: true # for good\n---\n\n# Rules\n\n- Never push.\n\nNo cache.\n");
    expect(declared).toBe("sealed");
    expect(sealed.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual(["Never push.", "No cache."]);
  });

  it("reads marks with Windows line ends alike", () => {
    const text = "<!-- sealed -->\r\n- [constraint] No force push. ^1a2b3c4d\r\n<!-- /sealed -->\r\n";
    expect(read(text).sealed).toMatchObject([
      { closed: true, entries: [{ text: "No force push.", digest: "1a2b3c4d" }] },
    ]);
  });

  it("does not take marks for marks that stand in a code block", () => {
    const text =
      "```md\n<!-- sealed -->\n- [constraint] x\n<!-- /sealed -->\n<!-- palimpsest-disable-next-line a -- b -->\n```\n";
    expect(read(text)).toMatchObject({ sealed: [], suppressions: [], problems: [] });
  });

  it("says what its own marks cannot mean", () => {
    const text =
      "<!-- /sealed -->\n\n<!-- palimpsest-disable-next-line constraint-lost -->\n\n<!-- sealed -->\n- [rule] x\n- [constructor] y\n";
    const problems = read(text).problems ?? [];
    expect(problems.map(({ kind, span }) => `${kind}: ${text.slice(span.start, span.end)}`).sort()).toEqual([
      "no-reason: <!-- palimpsest-disable-next-line constraint-lost -->",
      "stray-close: <!-- /sealed -->",
      "unclosed: <!-- sealed -->",
      "unknown-kind: [constructor] ",
      "unknown-kind: [rule] ",
    ]);
  });

  it("has suppressions that speak of the next line which holds something, and count only with a reason", () => {
    expect(
      drawn(`<!-- palimpsest-disable-next-line handle-lost, binding-lost -- moved to the wiki -->

- rev-4f9a2c
<!-- palimpsest-disable-next-line handle-lost -->
- rev-1`),
    ).toBe(`<!-- palimpsest-disable-next-line handle-lost, binding-lost -- moved to the wiki -->

- rev-4f9a2c
~~~~~~~~~~~~ handle-lost: moved to the wiki
~~~~~~~~~~~~ binding-lost: moved to the wiki
<!-- palimpsest-disable-next-line handle-lost -->
- rev-1
~~~~~~~ handle-lost: ?`);
  });
});

describe("the kind of a document", () => {
  it.each([
    ["notes/scratchpad-2.md", "", "pad"],
    ["file:///home/me/My%20Work/memory-bank/deep/x.md", "", "pad"],
    ["C:\\work\\PLAN.md", "", "pad"],
    ["/repo/MEMORY.md", "", "pad"],
    ["/repo/CLAUDE.md", "", "carrier"],
    ["./.claude/rules/deploy/prod.md", "", "carrier"],
    ["../README.md", "", "markdown"],
    ["README.md", "---\npalimpsest: pad\n---\n", "pad"],
    ["README.md", "---\npalimpsest: external\n---\n", "pad"],
    ["README.md", "text\n<!-- sealed -->\n- x\n", "pad"],
    ["README.md", "write `<!-- sealed -->` to seal", "markdown"],
  ])("of %s with %j is %s", (name, text, kind) => {
    expect(kindOf(name, text, defaults)).toBe(kind);
  });
});

describe("the blocks of a text", () => {
  it("are the same with Windows line ends and with blanks at line ends, tables too", () => {
    const text = "# A\n\n| a | b |\n| --- | :-: |\n| c | d |\n\n- x\n  y\n\n```sh\nz\n```\n";
    const cut = (one: string) =>
      read(one).blocks.map(({ kind, span }) => [kind, one.slice(span.start, span.end).trim().replaceAll(/\s+/g, " ")]);
    expect(cut(text).filter(([kind]) => kind === "cell")).toHaveLength(4);
    expect(cut(text.replaceAll("\n", "\r\n"))).toEqual(cut(text));
    expect(cut(text.replaceAll("|\n", "|  \n"))).toEqual(cut(text));
  });
});

it("a byte order mark before the first line hides no item, heading or front matter", () => {
  const kinds = (text: string) => blocksOf(text).map(({ kind }) => kind);
  for (const text of ["- Never push.\n- Ask first.", "# Notes\n\nNever push.", "---\nkind: pad\n---\n\n- Never push."])
    expect(kinds(`\uFEFF${text}`), text).toEqual(kinds(text));
});
