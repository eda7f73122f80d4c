/** The door that a session editor's messages come through: unknown until each is named. */
import type { FromSession, ItemName } from "../server/protocol/session-panel.ts";

type Fields = Readonly<Record<string, unknown>>;

/** One message of a session editor; undefined for anything else that a page may post. */
export function parseFromSession(raw: unknown): FromSession | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const fields = raw as Fields;
  const { type, generation, query } = fields;
  const [record, part, from, count, line] = ["record", "part", "from", "count", "line"].map((key) =>
    indexIn(fields, key),
  );
  switch (type) {
    case "ready":
    case "goTo":
      return { type };
    case "records":
      return from === undefined || count === undefined ? undefined : { type, from, count };
    case "piece":
      return record === undefined || part === undefined || from === undefined
        ? undefined
        : { type, record, part, from };
    case "raw":
      return record === undefined || from === undefined ? undefined : { type, record, from };
    case "find":
      return typeof query !== "string" || from === undefined ? undefined : { type, query, from };
    case "line":
      return line === undefined ? undefined : { type, line };
    case "occurrences": {
      const item = itemIn(fields);
      return item && { type, ...item };
    }
    case "open":
      return record === undefined || line === undefined ? undefined : { type, record, line };
    case "review":
      return typeof generation === "string" ? { type, generation } : undefined;
    case "lineage":
      return typeof generation === "string" ? { type, generation } : { type };
    default:
      return undefined;
  }
}

const KINDS: readonly ItemName["kind"][] = ["handle", "constraint", "negative_fact", "directive", "loss_record"];

/** The name of an item; undefined where it has none of the kinds that can be gone to. */
export function itemIn({ kind, text }: Fields): ItemName | undefined {
  const known = KINDS.find((one) => one === kind);
  return known === undefined || typeof text !== "string" ? undefined : { kind: known, text };
}

/** A number that counts something: whole, and not below nothing. */
function indexIn(fields: Fields, key: string): number | undefined {
  const found = fields[key];
  return typeof found === "number" && Number.isInteger(found) && 0 <= found ? found : undefined;
}
