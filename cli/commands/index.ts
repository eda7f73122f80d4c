/** The list of commands: name, one-line summary, and the file to load when it is asked for. */
import type { Command } from "../command.ts";

/** A command as the help shows it, not loaded yet. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** It prints texts of others, in which credentials are masked. */
  readonly quotes?: true;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** Every command in the order of the help; adding one is one file and one line. */
export const commands: readonly CommandEntry[] = [
  {
    name: "check",
    summary: "find what pads, rules files and transcripts lost or put at risk",
    quotes: true,
    load: () => import("./check.ts"),
  },
  {
    name: "gate",
    summary: "refuse a rewrite that loses what must not be lost",
    quotes: true,
    load: () => import("./gate.ts"),
  },
  {
    name: "lineage",
    summary: "show the compactions of a session as a tree, and what each lost",
    quotes: true,
    load: () => import("./lineage.ts"),
  },
  {
    name: "recover",
    summary: "print what a compaction dropped, ready to paste into the agent",
    quotes: true,
    load: () => import("./recover.ts"),
  },
  {
    name: "report",
    summary: "write the lineage of a session as one HTML file",
    load: () => import("./report.ts"),
  },
  { name: "find", summary: "find everywhere a value lives or died", quotes: true, load: () => import("./find.ts") },
  {
    name: "mark",
    summary: "list every item of some files with its exact span",
    quotes: true,
    load: () => import("./mark.ts"),
  },
  { name: "accept", summary: "let a deleted item go, with a reason", load: () => import("./accept.ts") },
  { name: "seal", summary: "move the rules of pads into their sealed region", load: () => import("./seal.ts") },
  { name: "spill", summary: "put a text into the store and print its address", load: () => import("./spill.ts") },
  { name: "resolve", summary: "bring back what was spilled, verified", load: () => import("./resolve.ts") },
  { name: "rules", summary: "list the rules, or print the page of one", load: () => import("./rules.ts") },
  {
    name: "contract",
    summary: "print what a summarizer must keep word for word",
    quotes: true,
    load: () => import("./contract.ts"),
  },
  {
    name: "hook",
    summary: "record before a compaction, hand back after it, called by an agent",
    load: () => import("./hook.ts"),
  },
  {
    name: "init",
    summary: "set up the hooks of the agents found here, or take them away",
    load: () => import("./init.ts"),
  },
  { name: "mcp", summary: "serve the engine to agents over MCP", load: () => import("./mcp.ts") },
  { name: "lsp", summary: "start the language server", load: () => import("./lsp.ts") },
];
