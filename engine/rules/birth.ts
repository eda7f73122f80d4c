/** Where an invention that a summary merely repeats was made up. */
import { generationById } from "../lineage/by-id.ts";
import type { Generation } from "../lineage/generation.ts";
import type { Invention } from "../survival.ts";
import type { Related } from "./rule.ts";
import type { Scene } from "./scene.ts";

/** An invention's birth as the end of a message and as a related place; nothing of either where this summary made it up itself. */
export interface Birth {
  /** "; made up in generation 1 and carried on", or empty. */
  readonly since: string;
  readonly related: readonly Related[];
}

/** The birth of an invention, as far as the lineage knows it. */
export function birthOf({ kind, text, born }: Invention, { inspection, stands }: Scene): Birth {
  const found = generationById(inspection.lineage?.generations ?? [], born);
  if (!found) return { since: "", related: [] };
  const first = firstOf(found.generation, kind, text);
  const message = `made up in generation ${found.number}`;
  return {
    since: `; ${message} and carried on`,
    related: first ? [{ message, ...stands(first) }] : [],
  };
}

/** The invention as it was first said; one that has been reworded since is found where only one of its kind was made up. */
function firstOf({ invented }: Generation, kind: Invention["kind"], text: string): Invention | undefined {
  const alike = invented.filter((one) => one.kind === kind && one.born === undefined);
  return alike.find((one) => one.text === text) ?? (alike.length === 1 ? alike[0] : undefined);
}
