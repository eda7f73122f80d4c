/** The door that a panel's messages come through: unknown until each is named. */
import type { Place } from "../server/protocol/answers.ts";
import type { FromPanel } from "../server/protocol/panel.ts";
import { itemIn } from "./session-messages.ts";

type Fields = Readonly<Record<string, unknown>>;

/** One message of a panel; undefined for anything else that a page may post. */
export function parseFromPanel(raw: unknown): FromPanel | undefined {
  if (!isFields(raw)) return undefined;
  const { type, generation, query, text } = raw;
  switch (type) {
    case "ready":
    case "read":
    case "export":
      return { type };
    case "look":
    case "leave":
    case "review":
      return typeof generation === "string" ? { type, generation } : undefined;
    case "open":
    case "openRaw": {
      const place = parsePlace(raw.place);
      return place && { type, place };
    }
    case "readAt": {
      const place = parsePlace(raw.place);
      const item = itemIn(isFields(raw.item) ? raw.item : {});
      return place && { type, place, ...(item ? { item } : {}) };
    }
    case "search":
    case "searchAll":
      return typeof query === "string" ? { type, query } : undefined;
    case "openIn": {
      const place = parsePlace(raw.place);
      return typeof raw.uri === "string" && place ? { type, uri: raw.uri, place } : undefined;
    }
    case "copyNote":
      return typeof generation === "string" ? { type, generation } : { type };
    case "copy":
      return typeof text === "string" ? { type, text } : undefined;
    default:
      return undefined;
  }
}

function parsePlace(raw: unknown): Place | undefined {
  if (!isFields(raw) || !isFields(raw.span)) return undefined;
  const { record, textIndex, line } = raw;
  const { start, end } = raw.span;
  const numbers = [record, textIndex, line, start, end];
  if (!numbers.every((one) => typeof one === "number")) return undefined;
  const [r, t, l, from, to] = numbers;
  return { record: r ?? 0, textIndex: t ?? 0, line: l ?? 0, span: { start: from ?? 0, end: to ?? 0 } };
}

const isFields = (raw: unknown): raw is Fields => typeof raw === "object" && raw !== null;
