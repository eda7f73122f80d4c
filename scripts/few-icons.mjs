// The icons that our pages name, in place of the whole set: its font would be a third of every exported report.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const RULE = /^\.codicon-([a-z0-9-]+):before \{ content: "\\([0-9a-f]+)" \}\n/gm;

/** A plugin for Vite: style and font of the icon set with only those icons whose classes stand in the sources of `folder`, each in one word. */
export function fewIcons(folder) {
  const named = namedIn(folder);
  const characters = new Set();
  return {
    name: "few-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/codicon.css")) return undefined;
      const found = new Set();
      const style = readFileSync(id, "utf8").replaceAll(RULE, (rule, name, code) => {
        if (!named.has(name)) return "";
        found.add(name);
        characters.add(String.fromCodePoint(Number.parseInt(code, 16)));
        return rule;
      });
      const unknown = [...named].filter((name) => !found.has(name));
      if (unknown.length > 0)
        throw new Error(`no icon is called ${unknown.map((name) => `codicon-${name}`).join(", ")}`);
      return style;
    },
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (!asset.fileName.endsWith("codicon.ttf")) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), [...characters].join(""), {
          targetFormat: "truetype",
        });
      }
    },
  };
}

function namedIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".tsx"));
  const classes = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/\bcodicon-([a-z0-9-]*)/g)].map(([, icon]) => icon),
  );
  return new Set(classes);
}
