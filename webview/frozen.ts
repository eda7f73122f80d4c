/** The host of an exported report: the data stands in the page, and nobody is behind it. */
import type { SearchHit } from "../server/protocol/answers.ts";
import type { FromPanel, Report, ToPanel } from "../server/protocol/panel.ts";
import type { Host } from "./host.ts";

/** A host that answers from a report's JSON; undefined where the page holds none. */
export function frozenHost(json: string | null | undefined): Host | undefined {
  const written = parseWritten(json);
  if (!written) return undefined;
  const listeners = new Set<(message: ToPanel) => void>();
  return {
    frozen: written.kind,
    post(message) {
      const answer = answerTo(message, written);
      if (answer) for (const receive of listeners) receive(answer);
    },
    listen(receive) {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
    recall: () => ({}),
    remember: () => undefined,
  };
}

function parseWritten(json: string | null | undefined): Report | undefined {
  if (!json) return undefined;
  const value: unknown = JSON.parse(json);
  return typeof value === "object" && value !== null && "rows" in value ? (value as Report) : undefined;
}

function answerTo(message: FromPanel, { name, list, rows, obligations, items }: Report): ToPanel | undefined {
  switch (message.type) {
    case "ready":
      return { type: "lineage", uri: "", name, list, obligations };
    case "look": {
      const { generation } = message;
      const row = rows.find(({ id }) => id === generation);
      return { type: "generation", generation, ...(row ? { open: { row, items: items[generation] ?? [] } } : {}) };
    }
    case "search":
      return { type: "found", query: message.query, hits: hitsOf(message.query, items) };
    case "leave":
    case "searchAll":
    case "open":
    case "openIn":
    case "openRaw":
    case "review":
    case "copyNote":
    case "copy":
    case "read":
    case "export":
      return undefined;
  }
}

/** Distinct values that hold the query, each with how it fared in the generations whose items were written. */
function hitsOf(query: string, items: Report["items"]): readonly SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const [generation, list] of Object.entries(items)) {
    for (const { kind, subtype, text, state, place } of list) {
      if (kind === "approval" || kind === "instruction" || !text.toLowerCase().includes(query.toLowerCase())) continue;
      const known = hits.get(`${kind} ${text}`);
      if (!known && MOST <= hits.size) continue;
      const { places = [], fates = [] } = known ?? {};
      hits.set(`${kind} ${text}`, {
        text,
        kind,
        subtype,
        places: [...places, place],
        fates: [...fates, { generation, state }],
      });
    }
  }
  return [...hits.values()];
}

const MOST = 100;
