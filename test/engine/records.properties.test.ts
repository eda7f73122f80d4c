/** Records of any shape, drawn by chance: nothing throws, every finding lies inside, and every fix leaves JSON that parses. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import type { Edit } from "../../engine/rules/rule.ts";

const FIELDS = [
  ...["version", "summary", "handles", "constraints", "reversible", "degraded", "depth", "droppedRange", "digest"],
  ...["lossClass", "ancestors", "spill", "source", "text", "operation", "credentialsReplaced", "priorAttempt"],
];
const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, "LOSSLESS", "LOSSY_GIST", "authorize", "emit_authoritative", `sha256:${"a".repeat(64)}`),
);
const part = fc.dictionary(fc.constantFrom("start", "end", "text", "subtype"), leaf);
const value = fc.oneof(leaf, fc.array(fc.oneof(leaf, part), { maxLength: 3 }), part);
const record = fc.dictionary(fc.constantFrom(...FIELDS), value);

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((out, { span, text: put }) => out.slice(0, span.start) + put + out.slice(span.end), text);

/** The records that a text holds, parsed; throws where one does not parse. */
const recordsIn = (name: string, text: string): readonly unknown[] =>
  name.endsWith(".json")
    ? [JSON.parse(text)]
    : [...text.matchAll(/```json (?:artifact|compaction-record)\n([\s\S]*?)\n```/g)].map(([, json = ""]) =>
        JSON.parse(json),
      );

it("a record of any shape is looked at without harm, and each fix leaves records that parse", () => {
  let fixes = 0;
  fc.assert(
    fc.property(
      fc.array(record, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("compaction-record", "artifact"),
      fc.constantFrom(0, 2),
      fc.boolean(),
      fc.boolean(),
      (drawn, kind, indent, alone, rewritten) => {
        const json = drawn.map((one) => JSON.stringify(one, undefined, indent));
        const name = alone ? `x.${kind}.json` : "plan.md";
        const text = alone
          ? (json[0] ?? "")
          : `# State\n\n${json.map((one) => `\`\`\`json ${kind}\n${one}\n\`\`\`\n`).join("\n")}`;
        const before = { name, text: "# State\n\nThe revision is `rev-4f9a2c`.\n" };
        const { diagnostics } = inspect({ name, text }, rewritten ? { before } : {});
        for (const { span, fixes: offered } of diagnostics) {
          expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
          for (const { edits } of offered) {
            fixes += 1;
            expect(recordsIn(name, edited(text, edits)).length).toBe(recordsIn(name, text).length);
          }
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect(fixes).toBeGreaterThan(300);
});
