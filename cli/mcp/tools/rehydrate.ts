/** `rehydrate`: what the handles of a record lead to. */
import { object, string } from "valibot";
import { IrreversibleCompactionError, rehydrate } from "../../../engine/designs/index.ts";
import { openCliStore } from "../../store.ts";
import { recordOf, recordSchema } from "../record.ts";
import { tool, words } from "../tool.ts";

export const rehydrateTool = tool(
  {
    name: "rehydrate",
    description:
      "Fetch what the handles in a query lead to, through a compaction record. Only the record's own handles are looked up, never the query's prose; a query without any is refused.",
    inputSchema: {
      type: "object",
      properties: {
        record: { type: "object", description: "The compaction record." },
        query: words("A question that names handles of the record."),
      },
      required: ["record", "query"],
    },
    readOnly: true,
  },
  object({ record: recordSchema, query: string() }),
  async ({ record, query }, io) => {
    const known = recordOf(record);
    if (!known) return { refusal: { reason: "record: a digest in it is no sha256 address", codes: ["bad-arguments"] } };
    try {
      return { value: await rehydrate(known, query, await openCliStore(undefined, io)) };
    } catch (error) {
      if (!(error instanceof IrreversibleCompactionError)) throw error;
      const { reason, handles } = error.gap;
      return { refusal: { reason: error.message, codes: [reason], refetch: handles } };
    }
  },
);
