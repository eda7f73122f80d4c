/** Every regular expression of the engine: the literals in its source, and those that its modules build when they are loaded. */
import { parseAst } from "vite";
import { fileOf, filesOf, textOf } from "./tree.ts";

/** One pattern with the place that it was found at. */
export interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** The literals of a file, or of all files below a folder, by a parse of their text. */
export function literalsOf(place: string): readonly Pattern[] {
  return (place.endsWith(".ts") ? [place] : filesOf(place, [".ts"])).flatMap((path) => {
    const text = textOf(path);
    const found: Pattern[] = [];
    walk(parseAst(text, { lang: "ts" }), (node) => {
      if (node.type !== "Literal" || typeof node.regex !== "object") return;
      const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
      const line = text.slice(0, Number(node.start)).split("\n").length;
      found.push({ place: `${path}:${line}`, source: pattern, flags });
    });
    return found;
  });
}

/** The patterns that modules build with `RegExp` while `load` runs; the class is watched, not changed. */
export async function builtWhile(load: () => Promise<unknown>): Promise<readonly Pattern[]> {
  const found = new Map<string, Pattern>();
  const original = globalThis.RegExp;
  const note = (pattern: RegExp): RegExp => {
    const place = placeOf(new Error().stack ?? "");
    if (place !== undefined) {
      found.set(`${pattern.flags}/${pattern.source}`, { place, source: pattern.source, flags: pattern.flags });
    }
    return pattern;
  };
  globalThis.RegExp = new Proxy(original, {
    apply: (target, _, args) => note(Reflect.apply(target, undefined, args)),
    construct: (target, args, newTarget) => note(Reflect.construct(target, args, newTarget)),
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}

/** Loads every module below a folder, and reads what the objects it exports hold: some make an expression when it is first asked for. */
export async function loadAll(folder: string): Promise<void> {
  for (const path of filesOf(folder, [".ts"])) {
    if (path.endsWith(".d.ts")) continue;
    const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ fileOf(path));
    for (const exported of Object.values(module)) Object.values(exported ?? {});
  }
}

/** The first frame of ours that built a pattern; patterns of libraries are not ours to prove. */
function placeOf(stack: string): string | undefined {
  const frame = stack.split("\n").find((line) => /\/(?:engine|node_modules)\//.test(line));
  return /\/(engine\/[\w./-]+:\d+)/.exec(frame ?? "")?.[1];
}

type Node = { readonly [key: string]: unknown };

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const inner of value) walk(inner, visit);
  else if (typeof value === "object" && value !== null && !(value instanceof RegExp)) {
    visit(value as Node);
    for (const inner of Object.values(value)) walk(inner, visit);
  }
}
