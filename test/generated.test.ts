import { expect, test } from "vitest";
import { rules } from "../engine/rules/index.ts";
import { configuration, pagesModule, pageWithSettings, rulesPage, settingsPage } from "./harness/manifest.ts";
import { referencePages } from "./harness/reference.ts";
import { fileOf, filesOf, textOf } from "./harness/tree.ts";

// `npm run generate` is this file, allowed to rewrite what it compares.

test("the manifest offers every setting and every rule", async () => {
  const manifest = JSON.parse(textOf("package.json"));
  const contributes = { ...manifest.contributes, configuration: configuration() };
  await expect(`${JSON.stringify({ ...manifest, contributes }, undefined, 2)}\n`).toMatchFileSnapshot(
    fileOf("package.json"),
  );
});

test("the docs list every setting", async () => {
  await expect(settingsPage()).toMatchFileSnapshot(fileOf("docs/settings.md"));
});

test("the docs list every rule", async () => {
  await expect(rulesPage()).toMatchFileSnapshot(fileOf("docs/rules.md"));
});

for (const { code } of rules) {
  test(`the page of ${code} shows its settings`, async () => {
    await expect(pageWithSettings(code)).toMatchFileSnapshot(fileOf(`engine/rules/${code}.md`));
  });
}

test("the command line carries the pages as they are", async () => {
  await expect(pagesModule()).toMatchFileSnapshot(fileOf("engine/rules/pages.ts"));
});

test("the reference shows what the library exports, with its docstrings and examples", async () => {
  const pages = referencePages((name) => textOf(`examples/designs/${name}.ts`));
  for (const [name, text] of pages) await expect(text).toMatchFileSnapshot(fileOf(`docs/reference/${name}`));
  expect(filesOf("docs/reference", [".md"])).toEqual([...pages.keys()].map((name) => `docs/reference/${name}`).sort());
});
