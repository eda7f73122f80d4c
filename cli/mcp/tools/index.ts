/** The tools of the MCP server. */
import type { Tool } from "../tool.ts";
import { classifyTool } from "./classify.ts";
import { contractTool } from "./contract.ts";
import { gateTool } from "./gate.ts";
import { reconstructTool } from "./reconstruct.ts";
import { rehydrateTool } from "./rehydrate.ts";
import { resolveTool } from "./resolve.ts";
import { sealTool } from "./seal.ts";
import { spillTool } from "./spill.ts";

/** Every tool in the order of the docs. */
export const tools: readonly Tool[] = [
  classifyTool,
  gateTool,
  sealTool,
  spillTool,
  resolveTool,
  rehydrateTool,
  reconstructTool,
  contractTool,
];
