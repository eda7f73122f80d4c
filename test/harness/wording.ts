/** The words that stand in a module's strings, templates and regular expressions. */
import { parseAst } from "vite";
import { textOf } from "./tree.ts";

/** Words of at least `least` plain letters in what a module holds as text, lower case; escapes of expressions and paths of imports are none. */
export function wordsWrittenIn(path: string, least: number): ReadonlySet<string> {
  const texts: string[] = [];
  collect(parseAst(textOf(path), { lang: "ts" }), texts);
  const words = texts.flatMap((text) => {
    const plain = text.replace(/\\(?:[pPu]\{[^}]*\}|[a-zA-Z])/g, " ").toLowerCase();
    return plain.match(/(?<!\p{L})[a-z]+(?!\p{L})/gu) ?? [];
  });
  return new Set(words.filter((word) => word.length >= least));
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return;
  const { type, raw, value: held } = value as { readonly [key: string]: unknown };
  if (type === "Literal" && typeof raw === "string") texts.push(raw);
  if (type === "TemplateElement") texts.push((held as { readonly raw: string }).raw);
  for (const [key, inner] of Object.entries(value)) if (key !== "source") collect(inner, texts);
}
