// What the study needs of the engine, bundled from the sources when it runs.
export { withAfterwards } from "../../engine/afterwards/index.ts";
export { lineageOf } from "../../engine/lineage/index.ts";
export { survivalByDepth } from "../../engine/lineage/lives.ts";
export { counts } from "../../engine/lineage/sentence.ts";
export { readSession, sessionPaths } from "../../engine/node/index.ts";
export { read } from "../../engine/reading.ts";
