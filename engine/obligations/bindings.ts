/** The literals that an obligation needs word for word. */
import type { Binding, HandleSubtype, Item } from "../item.ts";
import { inside } from "../text.ts";
import { annotationsIn } from "./annotations.ts";
import type { Duty } from "./duty.ts";

/** Bindings of an obligation: what its annotations name, then the handles inside its text. An annotation has the last word. */
export function bindingsOf(duty: Duty, handles: readonly Item[]): readonly Binding[] {
  const bindings = new Map<string, Binding>();
  for (const { text, subtype, span } of handles) {
    if (!inside(span, duty.span)) continue;
    bindings.set(text, { token: text, regenerable: isRegenerable(text, subtype), declared: false });
  }
  for (const { tokens, regenerable } of annotationsIn(duty.text))
    for (const token of tokens) {
      for (const found of [...bindings.values()]) if (token.includes(found.token)) bindings.delete(found.token);
      bindings.set(token, { token, regenerable, declared: true });
    }
  return [...bindings.values()];
}

/**
 * Whether a handle can be fetched again by looking: files of the workspace, symbols and commands can be searched for.
 * Ids, hashes, tokens, revisions and whatever else an action produced cannot; unknown counts as not regenerable.
 */
function isRegenerable(text: string, subtype: string): boolean {
  if (subtype === "path") return !/^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\/tmp\/|\/var\/tmp\/|\\\\)/i.test(text);
  return RANGE.test(text) || (SEARCHABLE.has(subtype) && !isLabel(text));
}

/** From one label to another ("WP18-WP20"): a way to say several, no name of one. */
const RANGE = /^[A-Z]{1,6}\d{1,4}[-–](?:[A-Z]{1,6})?\d{1,4}$/;

/** Words and digits joined by dashes name a thing that something made (`mig-91c4`), and stand in no source. */
export const isLabel = (text: string): boolean => text.includes("-") && /\d/.test(text) && !/[\s@/]/.test(text);

const SEARCHABLE: ReadonlySet<string> = new Set<HandleSubtype>(["symbol", "command"]);
