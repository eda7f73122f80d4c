/** Reads off the phrases of all languages how they begin, when programs are built, so that none of them does it at each start. */
import { build } from "esbuild";

/** The plugin that puts what was read into a program. */
export const ways = {
  name: "ways",
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]constraints[\\/]written-ways\.ts$/ }, async ({ path }) => {
      written ??= writtenBeside(path);
      return { contents: `export const writtenWays = ${JSON.stringify(await written)};` };
    });
  },
};

let written;

async function writtenBeside(path) {
  const entry = path.replace("written-ways.ts", "ways.ts");
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "esm" });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return module.writeWays();
}
