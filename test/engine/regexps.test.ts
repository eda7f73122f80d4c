import { check } from "recheck";
import { expect, test } from "vitest";
import { builtWhile, literalsOf, loadAll, type Pattern } from "../harness/regexps.ts";
import { filesOf, textOf } from "../harness/tree.ts";

/** Only a proof by automaton counts; `fuzz` finding nothing proves nothing. */
async function faultOf({ place, source, flags }: Pattern): Promise<string | undefined> {
  const proof = await check(source, flags, { checker: "automaton", timeout: 60_000 });
  if (proof.status === "safe") return undefined;
  const why = proof.status === "vulnerable" ? proof.complexity.summary : proof.error.kind;
  return `${place}: ${why}: /${source.slice(0, 200)}/${flags}`;
}

async function faultsOf(patterns: readonly Pattern[]): Promise<readonly string[]> {
  const distinct = new Map(patterns.map((pattern) => [`${pattern.flags}/${pattern.source}`, pattern]));
  const faults: string[] = [];
  for (const pattern of distinct.values()) {
    const fault = await faultOf(pattern);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

function groupedByFile(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const files = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const file = pattern.place.slice(0, pattern.place.lastIndexOf(":"));
    files.set(file, [...(files.get(file) ?? []), pattern]);
  }
  return files;
}

/** Packs make their expressions when a text needs them: here all are made, each list of phrases in one. */
async function buildAllPhrases(): Promise<void> {
  const [{ compiled }, { phrasesOf, stickyOf, wholeWithOpenParts }] = await Promise.all([
    import("../../engine/constraints/compiled.ts"),
    import("../../engine/constraints/phrases.ts"),
  ]);
  for (const pack of compiled) {
    const { spaced, idle, conditions, conditionEnds, cues, headings } = pack.language;
    Object.values(pack);
    for (const rule of pack.unless) Object.values(rule ?? {});
    for (const phrases of Object.values<readonly string[]>({ ...headings }))
      phrasesOf(
        phrases.map((phrase) => ({ phrase, spaced })),
        "whole",
      );
    for (const phrases of [idle, conditions, conditionEnds, headings.rules, ...cues.map(({ find }) => find)]) {
      stickyOf(phrases.map((phrase) => ({ phrase, spaced })));
      for (const phrase of phrases) wholeWithOpenParts(phrase, spaced);
    }
  }
}

const byFile = groupedByFile(literalsOf("engine"));

for (const [file, patterns] of byFile) {
  test(`every regular expression written in ${file} runs in linear time`, async () => {
    expect(await faultsOf(patterns)).toEqual([]);
  }, 300_000);
}

test("what is made when it is first asked for is exported, so that it is made and proved here", () => {
  const hidden = filesOf("engine", [".ts"]).filter((path) => /^const \w+(?:: [^=\n]*)? = lazily\(/m.test(textOf(path)));
  expect(hidden).toEqual([]);
});

test("every regular expression that the engine builds runs in linear time", async () => {
  const built = await builtWhile(async () => {
    await loadAll("engine");
    const { inspect } = await import("../../engine/inspection.ts");
    inspect({
      name: "scratchpad.md",
      text: "# Deploy\n\n- do not push to `main` before 12:30\n- [ ] roll back (needs: `rev-4f9a2c`)\n",
    });
    await buildAllPhrases();
    inspect({ name: "session.txt", text: "user: never retry writes.\nassistant: ok\nsummary: Retry nothing.\n" });
  });
  expect(await faultsOf(built)).toEqual([]);
}, 300_000);
