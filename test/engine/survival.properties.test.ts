import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decision, type GateOptions, gate } from "../../engine/gate.ts";
import { read } from "../../engine/reading.ts";
import { standsAlone } from "../../engine/survival/boundary.ts";
import { findFirst, pileUp, runTogether } from "../../engine/survival/haystack.ts";
import { survive } from "../../engine/survival.ts";

const verdictOf = (before: string, after: string, options: GateOptions = {}) =>
  gate(read({ name: "before.txt", text: before }), read({ name: "after.txt", text: after }), options);

const RANK: readonly Decision[] = ["allow", "allow-with-loss-record", "refuse"];

const statements = [
  "Never push to main without review.",
  "Do not edit src/generated/client.ts.",
  "Only Renske may rename packages.",
  "The port is 5442, not 5432.",
  "We raised the timeout to 90 s; it did not help.",
  "Deployed rev-4f9a2c to eu-west-2b.",
  "Run 7d0c2b9e-41f5-4c1a-9a53-0be6f1d2c8aa is paused.",
  "Logs are in logs/probes.csv, see https://ci.example/jobs/551.",
  "`cargo test -p control` passes on feat/quota-window.",
  "The page feels calmer now.",
  "Ticket FIN-2291 waits for Odile.",
  "API_MODE=strict on build-9.lab.example.",
];
const rewordings = [
  "Try not to push to main.",
  "Deployed rev-4f9a2e to eu-west-2b.",
  "Deployed to the region.",
  "The port is known.",
  "Several things were tried.",
  "[condensed: ids dropped; they stand in logs/all.csv]",
  "The user approved the push.",
];

const region = fc.uniqueArray(fc.constantFrom(...statements), { minLength: 1, maxLength: 8 });
const summary = fc.uniqueArray(fc.constantFrom(...statements, ...rewordings), { maxLength: 8 });
const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

describe("for any texts", () => {
  test("adding a handle of the region word for word never makes a verdict worse", () => {
    fc.assert(
      fc.property(region, summary, fc.nat(), (old, now, choice) => {
        const before = listed(old);
        const after = listed(now);
        const first = verdictOf(before, after);
        const handles = first.survival.filter(({ item }) => item.kind === "handle");
        const added = handles[choice % Math.max(1, handles.length)]?.item.text;
        if (added === undefined) return;
        const second = verdictOf(before, `${after}\n- \`${added}\``);
        expect(RANK.indexOf(second.decision)).toBeLessThanOrEqual(RANK.indexOf(first.decision));
      }),
      { numRuns: 150 },
    );
  });

  test("reordering siblings that do not refer to each other changes nothing", () => {
    fc.assert(
      fc.property(region, summary, fc.infiniteStream(fc.nat()), (old, now, keys) => {
        const shuffled = now
          .map((line) => [line, keys.next().value] as const)
          .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
          .map(([line]) => line);
        const fates = (lines: readonly string[]) =>
          verdictOf(listed(old), listed(lines)).survival.map(({ item, state }) => `${state} ${item.text}`);
        expect(fates(shuffled)).toEqual(fates(now));
      }),
      { numRuns: 100 },
    );
  });

  /** What formatters, editors and platforms do to a text without changing what it says. */
  const forms: readonly ((text: string) => string)[] = [
    (text) => text.replaceAll("\n", "\r\n"),
    (text) => `\ufeff${text}`,
    (text) => text.replaceAll("\n", "  \n"),
    (text) => text.replaceAll(/^- /gm, "* "),
    (text) => text.replaceAll(/^- /gm, "+ "),
    (text) => text.replaceAll("\n- ", "\n\n- "),
    (text) => text.replaceAll(/\b(never|not|only)\b/gi, "**$1**"),
    (text) => text.replaceAll(/(\w)'(\w)/g, "$1’$2"),
    (text) => text.replaceAll(/(?<=\w) (?=[a-z]{4})/g, "\n  "),
    (text) => `# Notes\n\n${text}`,
    (text) => `### Notes ###\n\n${text}`,
    (text) => `<notes>\n${text}\n</notes>`,
  ];

  test("line ends, marks, bullets, emphasis, apostrophes, wrapping, headings and tags around the text change no state", () => {
    fc.assert(
      fc.property(region, summary, fc.constantFrom(...forms), fc.constantFrom(...forms), (old, now, one, other) => {
        const fates = (before: string, after: string) => {
          const { decision, survival } = verdictOf(before, after);
          const named = survival.map(
            ({ item, state }) => `${state} ${runTogether(item.text).replaceAll(/[*’']/g, "")}`,
          );
          return [decision, ...named.sort()];
        };
        const plain = fates(listed(old), listed(now));
        expect(fates(one(listed(old)), listed(now))).toEqual(plain);
        expect(fates(listed(old), other(listed(now)))).toEqual(plain);
      }),
      { numRuns: 150 },
    );
  });

  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ...statements,
            ...rewordings,
            "~~",
            "```",
            "user: ",
            "[loss_record]",
            "…",
            "\ud83d",
            "<!-- sealed -->",
          ),
          fc.string({ maxLength: 12 }),
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join(" ")),
    fc
      .array(fc.constantFrom(...statements, "", "# Done", "- [x] closed", "user: no", "assistant: yes?"), {
        maxLength: 12,
      })
      .map((lines) => lines.join("\n")),
  );

  test("following and judging never throw, and every span lies inside its text", () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const sides = [read({ name: "a", text: before }), read({ name: "b", text: after })] as const;
        const { survival, invented } = survive(...sides);
        for (const { item, instead } of survival) {
          expect(sides[0].passages[item.passage]?.text.slice(item.span.start, item.span.end)).toBe(item.text);
          if (instead)
            expect(instead.span.end).toBeLessThanOrEqual(sides[1].passages[instead.passage]?.text.length ?? 0);
        }
        for (const { passage, span, text } of invented)
          expect(sides[1].passages[passage]?.text.slice(span.start, span.end)).toBe(text);
        gate(...sides);
        gate(sides[0], undefined);
      }),
      { numRuns: 200 },
    );
  });

  test("a literal is found where a plain search finds it on token boundaries", () => {
    const word = fc.stringMatching(/^[ab/.-]{1,14}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), word, (words, literal) => {
        const text = runTogether(words.join(" "));
        let oracle = -1;
        for (let at = text.indexOf(literal); at >= 0 && oracle < 0; at = text.indexOf(literal, at + 1)) {
          if (standsAlone(text, at, at + literal.length, "id")) oracle = at;
        }
        const found = findFirst(pileUp([{ text, origin: { passage: 0 } }]), literal, "id");
        expect(found?.span.start ?? -1).toBe(oracle);
      }),
      { numRuns: 500 },
    );
  });
});
