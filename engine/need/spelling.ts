/** Which spelling of an address is shown, and how the address lives on in what survives. */
import type { Item } from "../item.ts";
import { isWayTo } from "../survival/roots.ts";
import type { Survival } from "../survival.ts";
import { type Address, tailsOf } from "./address.ts";

/** What is known of the surviving side. */
export interface Remains {
  readonly states: ReadonlyMap<string, Survival["state"]>;
  /** The spelling in which a literal stands in what survives, by the literal. */
  readonly equivalents: ReadonlyMap<string, string>;
  /** Where a literal stands word for word in what survives. */
  readonly standsIn: (literal: string, subtype: string) => "summary" | "messages" | undefined;
  /** The working directory, if known. */
  readonly cwd?: string | undefined;
}

/** An address that is at risk, in the spelling to show. */
export interface Risk {
  readonly item: Item;
  /** How it lives on although the summary does not hold that spelling. */
  readonly survives?: string;
}

/**
 * The spelling to show of an address: the fullest, or from the working directory on where it lies below that and the summary holds
 * no spelling of it. Undefined where the summary holds it, it is held elsewhere, or is expendable. `spelled` are the items of the
 * region only.
 */
export function riskOf(
  spelled: Address["spellings"],
  { states, equivalents, standsIn, cwd }: Remains,
): Risk | undefined {
  const root = cwd === undefined ? undefined : `${cwd.replaceAll("\\", "/")}/`;
  const texts = [...spelled.keys()].sort((a, b) => b.length - a.length);
  const fullest = texts.find((text) => root !== undefined && text.startsWith(root)) ?? texts[0];
  const item = fullest === undefined ? undefined : spelled.get(fullest)?.at(-1);
  if (!item || isSafe(states.get(item.text)) || isWayTo(item.text, cwd)) return undefined;
  const place = standsIn(item.text, item.subtype);
  if (place === "summary") return undefined;
  const short = root === undefined ? item : below(item, root);
  const others = [...texts, short.text, ...texts.flatMap((text) => equivalents.get(text) ?? [])];
  const other = others.find(
    (text) => text !== item.text && !PLAIN_WORD.test(text) && standsIn(text, item.subtype) === "summary",
  );
  if (other !== undefined) return { item, survives: `as \`${other}\`` };
  const kept = place ?? others.find((text) => standsIn(text, item.subtype));
  return kept === undefined ? { item: short } : { item: short, survives: "in kept messages" };
}

/** "server" at the end of a path is any server. */
const PLAIN_WORD = /^\p{L}\p{Ll}{0,20}$/u;

/** A path from the working directory on, where more than a bare name is left of it. */
function below(item: Item, root: string): Item {
  const text = item.text.startsWith(root) ? item.text.slice(root.length) : "";
  return text.includes("/") ? { ...item, text, span: { ...item.span, start: item.span.end - text.length } } : item;
}

/** Held outside the prose, or not worth keeping. Where kept and equivalent ones stand is looked up in the texts. */
function isSafe(state: Survival["state"] | undefined): boolean {
  switch (state) {
    case undefined:
    case "lost":
    case "weakened":
    case "altered":
    case "equivalent":
    case "kept":
    case "carried":
      return false;
    case "expendable":
    case "sealed":
    case "indexed":
    case "spilled":
    case "moved":
    case "demoted":
    case "declared":
      return true;
  }
}

/** Leaves out what only repeats an entry above it: a longer or shorter spelling of more than a bare name. */
export function distinct<Entry extends { readonly text: string }>(entries: readonly Entry[]): readonly Entry[] {
  const texts = new Set<string>();
  const tails = new Set<string>();
  return entries.filter(({ text }) => {
    const own = tailsOf(text);
    if (texts.has(text) || tails.has(text) || own.some((tail) => tail.includes("/") && texts.has(tail))) return false;
    texts.add(text);
    for (const tail of own) tails.add(tail);
    return true;
  });
}
