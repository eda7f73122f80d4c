import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { race, root } from "./measure.mjs";

export const title = "the developer's loop";

const run = (name, args) => () =>
  spawnSync(join(root, "node_modules", ".bin", name), args, { cwd: root, stdio: "ignore" });

export async function measure() {
  const ms = await race({ types: run("tsc", ["-b"]), style: run("biome", ["check"]), dead: run("knip", []) }, 3);
  const seconds = (ms.types + ms.style + ms.dead) / 1000;
  return [
    {
      goal: "P16",
      what: "types, style and dead code",
      value: seconds,
      unit: "s",
      atMost: 3,
      note: Object.entries(ms)
        .map(([name, value]) => `${name} ${(value / 1000).toFixed(1)}`)
        .join(", "),
    },
  ];
}
