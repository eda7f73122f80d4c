/** `reconstruct`: whether a lossy artifact is ground enough for an operation. */
import { object, optional, record, string } from "valibot";
import { ReconstructionUnsoundError, reconstruct } from "../../../engine/designs/index.ts";
import { tool, words } from "../tool.ts";

export const reconstructTool = tool(
  {
    name: "reconstruct",
    description:
      "Ask what an artifact carried over a compaction may be used for. summarize, plan, brainstorm and rank get it as a prior; authorize, commit, emit_authoritative and retry_idempotent need it lossless, with a digest that holds and every literal in `durable`. A refusal lists what to fetch again.",
    inputSchema: {
      type: "object",
      properties: {
        artifact: {
          type: "object",
          properties: { text: words("The artifact."), lossClass: words("As claimed."), digest: words("As claimed.") },
          required: ["text"],
        },
        operation: words("What it is for."),
        durable: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "What the durable source has for each literal, fetched just now.",
        },
        attempt: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "The literals of this attempt by name, for a retry.",
        },
        priorAttempt: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "Those of the attempt before.",
        },
      },
      required: ["artifact", "operation"],
    },
    readOnly: true,
  },
  object({
    artifact: object({ text: string(), lossClass: optional(string()), digest: optional(string()) }),
    operation: string(),
    durable: optional(record(string(), string())),
    attempt: optional(record(string(), string())),
    priorAttempt: optional(record(string(), string())),
  }),
  async ({ artifact: { text, lossClass, digest }, operation, durable = {}, attempt, priorAttempt }) => {
    const artifact = {
      text,
      ...(lossClass === undefined ? {} : { lossClass }),
      ...(digest === undefined ? {} : { digest }),
      ...(priorAttempt ? { priorAttempt } : {}),
    };
    try {
      const found = await reconstruct(artifact, operation, (literal) => durable[literal], attempt ? { attempt } : {});
      return { value: "prior" in found ? { prior: found.prior, literals: found.literals } : found };
    } catch (error) {
      if (!(error instanceof ReconstructionUnsoundError)) throw error;
      return {
        refusal: {
          reason: error.message,
          codes: [...new Set(error.literals.map((one) => one.reason))],
          refetch: error.refetch,
          details: error.literals,
        },
      };
    }
  },
);
