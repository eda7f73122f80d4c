/** Labelled documents: written with marks around each item, kept in the format that scorers read, and scored per kind. */
import { itemsOf, passageOfText } from "../../engine/index.ts";
import { filesOf, textOf } from "./tree.ts";

/** A labelled stretch of a document. */
export interface Label {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly label: "handle" | "constraint" | "negative_fact";
  readonly subtype: string;
  /** A careful human could go either way: neither rewarded nor punished. */
  readonly optional?: true;
  /** The negation stands in a header. */
  readonly inherited?: true;
}

/** A labelled document. */
export interface Labelled {
  readonly id: string;
  readonly source: string;
  readonly language: string;
  readonly kind: string;
  readonly text: string;
  readonly spans: readonly Label[];
}

const LABELS = { h: "handle", c: "constraint", n: "negative_fact" } as const;
const MARK = /\{\{([hcn])\.([a-z_]+)([?^]?) |\}\}/g;

/** Every labelled document that ships with the project, by its marked text. */
export const labelledDocuments = (): readonly Labelled[] =>
  filesOf("test/fixtures/labelled/marked", [".txt"]).map((path) =>
    readMarked(path.split("/").at(-1) ?? "", textOf(path)),
  );

/** Reads a marked text: `{{h.path src/a.ts}}`, `{{c.prohibition never …}}`; `?` is optional, `^` inherits its negation. */
export function readMarked(file: string, marked: string): Labelled {
  const [head = "", ...rest] = marked.split("\n\n");
  const fields = new Map(head.split("\n").map((line) => [line.split(": ")[0], line.split(": ")[1]]));
  const body = rest.join("\n\n");
  const spans: Label[] = [];
  const open: Omit<Label, "end" | "text">[] = [];
  let text = "";
  let at = 0;
  for (const match of body.matchAll(MARK)) {
    text += body.slice(at, match.index);
    at = match.index + match[0].length;
    const [, label, subtype = "", mode] = match;
    if (label !== undefined) {
      const flags = {
        ...(mode === "?" ? { optional: true as const } : {}),
        ...(mode === "^" ? { inherited: true as const } : {}),
      };
      open.push({ start: text.length, label: LABELS[label as keyof typeof LABELS], subtype, ...flags });
      continue;
    }
    const begun = open.pop();
    if (begun === undefined) throw new Error(`${file}: a mark closes that was not opened`);
    const { start, ...what } = begun;
    spans.push(unwrapped({ start, end: text.length, text: text.slice(start), ...what }));
  }
  text += body.slice(at);
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const [language = "en", kind = "agents"] = [fields.get("language"), fields.get("kind")];
  return { id: file.replace(/\.txt$/, ""), source: "written for this project", language, kind, text, spans };
}

/** Backticks around a handle are no part of it. */
function unwrapped(span: Label): Label {
  if (!span.text.startsWith("`") || !span.text.endsWith("`")) return span;
  return { ...span, start: span.start + 1, end: span.end - 1, text: span.text.slice(1, -1) };
}

/** How many items of a kind were found, found wrongly, and missed. */
export interface Score {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

/** Scores what the engine finds in one document against its labels, for one kind. */
export function scoreOf({ text, spans }: Labelled, label: Label["label"]): Score {
  const gold = spans.filter((span) => span.label === label);
  const { items } = itemsOf([passageOfText(text)]);
  const found = items.filter(({ kind }) => kind === label).map(({ span }) => span);
  const pairs = found
    .flatMap((span, prediction) =>
      gold.map((wanted, index) => ({ prediction, index, share: agreement(label, span, wanted) })),
    )
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const matched = new Map<number, number>();
  for (const { prediction, index } of pairs) {
    if (!matched.has(prediction) && ![...matched.values()].includes(index)) matched.set(prediction, index);
  }
  const hit = new Set(matched.values());
  const isFree = (span: Extent): boolean =>
    gold.some((wanted) => (wanted.optional || label === "handle") && inside(span, wanted));
  return {
    right: gold.filter(({ optional }, index) => !optional && hit.has(index)).length,
    wrong: found.filter((span, index) => !matched.has(index) && !isFree(span)).length,
    missed: gold.filter(({ optional }, index) => !optional && !hit.has(index)).length,
  };
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

const inside = (a: Extent, b: Extent): boolean => b.start <= a.start && a.end <= b.end;

/** Intersection over union where it is enough: half of it for handles, two fifths for rules. */
function agreement(label: Label["label"], a: Extent, b: Extent): number {
  const common = Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
  const share = common / (a.end - a.start + (b.end - b.start) - common);
  return (label === "handle" ? 0.5 : 0.4) <= share ? share : 0;
}
