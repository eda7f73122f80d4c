/** `gate`: whether a summary may stand in a text's place. */
import { array, boolean, object, optional, picklist, string } from "valibot";
import { gate } from "../../../engine/gate.ts";
import { maskCredentials } from "../../../engine/handles/credential.ts";
import { read } from "../../../engine/reading.ts";
import { verdictValue } from "../../gate/json.ts";
import { list, tool, words } from "../tool.ts";

export const gateTool = tool(
  {
    name: "gate",
    description:
      "Judge a rewrite: what became of every handle, rule and binding of `before` in `after`. Refuses a summary that loses, softens or changes what must not be lost; the refusal names each item and the way out.",
    inputSchema: {
      type: "object",
      properties: {
        before: words("The text that is to be replaced."),
        after: words("The summary that is to stand in its place."),
        plan: words("A plan in Markdown; its open steps count like obligations."),
        obligations: {
          type: "array",
          description: "What is still to be done, and the literals that it needs word for word.",
          items: {
            type: "object",
            properties: {
              name: words("The obligation."),
              needs: list("Literals."),
              regenerable: { type: "boolean" },
              status: { type: "string", enum: ["open", "done", "cancelled"] },
            },
            required: ["name", "needs"],
          },
        },
        carriers: list("Texts that are re-read whole after every compaction, such as the root CLAUDE.md."),
        strict: { type: "boolean", description: "Refuse where a needed loss record is missing." },
      },
      required: ["before", "after"],
    },
    readOnly: true,
  },
  object({
    before: string(),
    after: string(),
    plan: optional(string()),
    obligations: optional(
      array(
        object({
          name: string(),
          needs: array(string()),
          regenerable: optional(boolean()),
          status: optional(picklist(["open", "done", "cancelled"])),
        }),
      ),
    ),
    carriers: optional(array(string())),
    strict: optional(boolean()),
  }),
  async ({ before, after, plan, obligations, carriers = [], strict }) => {
    const sides = { before: read({ name: "before.md", text: before }), after: read({ name: "after.md", text: after }) };
    const verdict = gate(sides.before, sides.after, {
      ...(plan === undefined ? {} : { plan }),
      ...(obligations === undefined
        ? {}
        : {
            obligations: obligations.map(({ name, needs, regenerable, status }) => ({
              name,
              needs,
              ...(regenerable === undefined ? {} : { regenerable }),
              ...(status === undefined ? {} : { status }),
            })),
          }),
      carriers: carriers.map((text, index) => ({ name: `carrier ${index + 1}`, text })),
      ...(strict ? { strict } : {}),
    });
    const value = verdictValue(verdict, sides.before, sides.after);
    if (verdict.decision !== "refuse") return { value };
    const gone = verdict.survival.filter(
      ({ state }) => state === "lost" || state === "weakened" || state === "altered",
    );
    return {
      refusal: {
        reason:
          "the summary loses what must not be lost: keep these word for word, seal or index them, or spill the region and leave its address",
        codes: verdict.reasons,
        refetch: gone
          .filter(({ item, obligation }) => item.kind !== "handle" || obligation !== undefined)
          .map(({ item }) => maskCredentials(item.text)),
        details: value,
      },
    };
  },
);
