/** Packs what `dist/` holds into a .vsix as `npm run package` does, without building again. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const carried = ["README.md", "CHANGELOG.md", "LICENSE", "package.nls.json", ".vscodeignore", "media", "dist"];

/** Packs the project at `root`, by way of a copy in `folder`, which must not exist; the path of the .vsix. */
export function packageVsix(root, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of carried) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  // Without scripts: they would build again.
  const { scripts: _, ...manifest } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const vsix = join(folder, "palimpsest.vsix");
  const vsce = createRequire(import.meta.url).resolve("@vscode/vsce/vsce");
  const options = { cwd: folder, encoding: "utf8" };
  const { status, stderr } = spawnSync(process.execPath, [vsce, "package", "--no-dependencies", "-o", vsix], options);
  if (status !== 0) throw new Error(`the .vsix could not be packed:\n${stderr}`);
  return vsix;
}
