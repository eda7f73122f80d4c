// The licences of the packages that are bundled into the programs, as they ask to be shipped with.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A Markdown page with every package that esbuild's accounts name, its licence and that licence's text. */
export function noticesOf(metafiles) {
  const folders = new Set(metafiles.flatMap(({ inputs }) => Object.keys(inputs).flatMap(packageFolder)));
  const packages = [...folders].map(describe).sort((a, b) => a.name.localeCompare(b.name));
  const sections = packages.map(
    ({ name, version, licence, text }) => `## ${name} ${version} (${licence})\n\n${text}\n`,
  );
  return `# Licences of what is bundled\n\n${[...new Set(sections)].join("\n")}`;
}

/** The folder of the innermost package that a file belongs to. */
function packageFolder(path) {
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return found ? [found[1]] : [];
}

function describe(folder) {
  const { name, version, license = "not stated" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  return { name, version, licence: license, text: text.trim().replaceAll(/^/gm, "> ") };
}
