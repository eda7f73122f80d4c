/** The MCP server, offered to the agents of VS Code itself. */
import { type Disposable, type ExtensionContext, lm, McpStdioServerDefinition } from "vscode";
import { programOf } from "./program.ts";

/** Names the server to VS Code, which starts it when an agent wants it; nothing where this VS Code knows no such servers. */
export function offerTools(extension: ExtensionContext): readonly Disposable[] {
  if (typeof lm?.registerMcpServerDefinitionProvider !== "function") return [];
  const { command, path, env } = programOf(extension);
  const { version }: { readonly version: string } = extension.extension.packageJSON;
  const provider = {
    provideMcpServerDefinitions: () => [
      new McpStdioServerDefinition("Palimpsest", command, [path, "mcp"], { ...env }, version),
    ],
  };
  return [lm.registerMcpServerDefinitionProvider("palimpsest", provider)];
}
