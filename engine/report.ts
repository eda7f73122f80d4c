/**
 * A session's lineage as one plain value that can leave the machine: what the panel paints, credentials masked, and by default without a
 * word of what was said (spec §10, webview).
 */
import { hiddenAfterwards } from "./afterwards/rows.ts";
import { maskCredentials } from "./handles/credential.ts";
import type { Inspection } from "./inspection.ts";
import { type LineageList, listOf } from "./lineage/list.ts";
import { type ObligationRow, obligationRowsOf } from "./lineage/obligation-rows.ts";
import { itemsOfGeneration, type LineageRow, type RowItem, rowsOf } from "./lineage/rows.ts";

/** `redacted`: kinds, numbers, states and lines only; `quoted`: also values, rules and tasks, without credentials. */
export type ReportKind = "redacted" | "quoted";

/** Everything a painter needs, and nothing it would have to ask for. */
export interface Report {
  readonly name: string;
  readonly kind: ReportKind;
  readonly list: LineageList;
  readonly rows: readonly LineageRow[];
  readonly obligations: readonly ObligationRow[];
  /** The items of each generation by its id, worst first. */
  readonly items: { readonly [generation: string]: readonly RowItem[] };
  /** Items that were left out, all of them less grave than those that are there. */
  readonly omitted: number;
}

/** Items of one generation at most: a report is for reading. */
const MOST = 1000;

/** The report of a session under a name; without generations for what is no session. Pure; never throws. */
export function reportOf(inspection: Inspection, name: string, kind: ReportKind): Report {
  const { lineage, session, passages } = inspection;
  if (!lineage || !session) return { name, kind, list: listOf([]), rows: [], obligations: [], items: {}, omitted: 0 };
  const source = { lineage, session, passages };
  const all = lineage.generations.map((generation) => [generation.id, itemsOfGeneration(generation, source)] as const);
  const rows = rowsOf(source);
  const quoted: Report = {
    name,
    kind,
    list: listOf(rows),
    rows,
    obligations: obligationRowsOf(inspection).map(withoutCredentials),
    items: Object.fromEntries(all.map(([id, items]) => [id, items.slice(0, MOST)])),
    omitted: all.reduce((sum, [, items]) => sum + Math.max(0, items.length - MOST), 0),
  };
  return kind === "quoted" ? quoted : redacted(quoted);
}

const withoutCredentials = (row: ObligationRow): ObligationRow => ({
  ...row,
  text: maskCredentials(row.text),
  needs: row.needs.map((need) => ({ ...need, token: maskCredentials(need.token) })),
});

/** The same text has the same name wherever it stands, and no name tells what it stood for: they are counted, not hashed. */
function redacted({ rows, obligations, items, ...rest }: Report): Report {
  const nameOf = namer();
  const hideItem = (item: RowItem): RowItem => ({
    ...item,
    text: nameOf(item.text, wordFor(item)),
    ...(item.instead
      ? {
          instead: {
            ...item.instead,
            text: nameOf(item.instead.text, item.state === "altered" ? wordFor(item) : "wording"),
          },
        }
      : {}),
    ...(item.obligation === undefined ? {} : { obligation: nameOf(item.obligation, "task") }),
    ...(item.need ? { need: { ...item.need, reasons: item.need.reasons.map(withoutCode) } } : {}),
  });
  return {
    ...rest,
    rows: rows.map((row) => ({
      ...row,
      reasons: row.reasons.map(withoutCode),
      top: row.top.map(hideItem),
      ...(row.afterwards ? { afterwards: hiddenAfterwards(row.afterwards, nameOf) } : {}),
    })),
    items: Object.fromEntries(Object.entries(items).map(([id, list]) => [id, list.map(hideItem)])),
    obligations: obligations.map((row) => ({
      ...row,
      text: nameOf(row.text, "task"),
      needs: row.needs.map((need) => ({ ...need, token: nameOf(need.token, "value") })),
    })),
  };
}

const wordFor = ({ kind, subtype }: RowItem): string =>
  (kind === "handle" ? subtype || kind : kind).replaceAll("_", " ");

/** Reasons say `as `src/a.ts`` where a value survives in another spelling. */
const withoutCode = (reason: string): string => reason.replaceAll(/`[^`]{0,2000}`/g, "…");

function namer(): (text: string, word: string) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text, word) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    const name = `[${word} ${count}]`;
    names.set(text, name);
    return name;
  };
}
