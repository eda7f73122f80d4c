/** One tool of the MCP server: one file a tool, one line in `tools/index.ts`. */
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import type { Io } from "../command.ts";

/** What a tool answers: a value that becomes one text of JSON, or a refusal with its reasons and what to fetch again. */
export type ToolAnswer = { readonly value: unknown } | { readonly refusal: Refusal };

/** Why something is not done, in a form that an agent can act on. */
export interface Refusal {
  readonly reason: string;
  /** Codes of rules, or of the design that refuses. */
  readonly codes?: readonly string[];
  /** Values to fetch from their durable source before trying again. */
  readonly refetch?: readonly string[];
  /** Whatever else names the gap. */
  readonly details?: unknown;
}

/** A tool as the protocol lists it, and what it does. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: { readonly type: "object"; readonly properties: object; readonly required?: readonly string[] };
  /** It changes nothing. */
  readonly readOnly: boolean;
  readonly call: (input: unknown, io: Io) => Promise<ToolAnswer>;
}

/** A tool whose arguments are checked before it runs; what does not fit is a refusal that names the field. */
export function tool<Schema extends GenericSchema>(
  about: Omit<Tool, "call">,
  schema: Schema,
  run: (input: InferOutput<Schema>, io: Io) => Promise<ToolAnswer>,
): Tool {
  return {
    ...about,
    call: async (input, io) => {
      const parsed = safeParse(schema, input);
      if (parsed.success) return run(parsed.output, io);
      const [issue] = parsed.issues;
      const path = getDotPath(issue);
      return { refusal: { reason: `${path ?? "arguments"}: ${issue.message}`, codes: ["bad-arguments"] } };
    },
  };
}

/** A string argument with its sentence. */
export const words = (description: string) => ({ type: "string", description }) as const;

/** A list of strings with its sentence. */
export const list = (description: string) => ({ type: "array", items: { type: "string" }, description }) as const;
