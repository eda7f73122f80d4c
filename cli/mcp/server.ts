/** The same engine for agents that want to check themselves: an MCP server over standard input and output. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Io } from "../command.ts";
import type { ToolAnswer } from "./tool.ts";
import { tools } from "./tools/index.ts";

/** Serves until the client closes the connection. */
export async function serve(version: string, io: Io): Promise<void> {
  const server = new Server({ name: "palimpsest", version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: tools.map(({ name, description, inputSchema, readOnly }) => ({
      name,
      description,
      inputSchema: {
        ...inputSchema,
        properties: { ...inputSchema.properties },
        required: [...(inputSchema.required ?? [])],
      },
      annotations: { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const asked = tools.find(({ name }) => name === params.name);
    if (!asked) return resultOf({ refusal: { reason: `there is no tool ${params.name}`, codes: ["unknown-tool"] } });
    return resultOf(await asked.call(params.arguments ?? {}, io).catch(failed));
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = () => resolve();
    process.stdin.once("end", () => resolve());
  });
  await server.connect(new StdioServerTransport());
  await closed;
}

/** A store that cannot be opened, a folder without rights: said to the agent, not thrown at it. */
const failed = (error: Error): ToolAnswer => ({ refusal: { reason: error.message, codes: ["failed"] } });

function resultOf(answer: ToolAnswer): CallToolResult {
  const [value, isError] = "refusal" in answer ? [answer.refusal, true] : [answer.value, false];
  const structured =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? { structuredContent: value as { [key: string]: unknown } }
      : {};
  return {
    content: [{ type: "text", text: JSON.stringify(value, undefined, 1) }],
    ...structured,
    ...(isError ? { isError } : {}),
  };
}
