/**
 * What stands around a document and is asked of the world: the texts at the addresses that it names, and the sealed file beside it.
 * So the editor says `spill-unresolved`, and what was spilled or moved there is not called lost.
 */

import type { Address } from "../engine/digest.ts";
import { resolvedIn } from "../engine/node/stores/resolved.ts";
import { sealedFileOf } from "../engine/seal.ts";
import { addressesIn, type SpillStore } from "../engine/store.ts";
import type { AskFile } from "./feature.ts";

/** Plain data, for it crosses to another thread. */
export interface Around {
  readonly unresolved: readonly string[];
  readonly spilled: readonly { readonly address: Address; readonly text: string }[];
  /** The sealed file that the document names, by its URI. */
  readonly sealed?: { readonly name: string; readonly text: string };
}

/** What is lent by the server: its store, and the text of a file, as it is open or as it lies on disk. */
export interface Lent {
  /** Rejects with a sentence where there is no such store. */
  readonly store: () => Promise<SpillStore>;
  readonly text: (uri: string) => Promise<string | undefined>;
  readonly askFile: AskFile;
}

/** The surroundings of the open documents. */
export interface Surroundings {
  /** Looks afresh; answers whether something is otherwise than it was. A document that names nothing is not looked around for. */
  readonly look: (uri: string, text: string) => Promise<"same" | "other">;
  readonly of: (uri: string) => Around | undefined;
  readonly closed: (uri: string) => void;
}

/** Keeps surroundings; of a document that was closed during a look nothing is kept. */
export function keepSurroundings(
  { store, text: textOf }: Omit<Lent, "askFile">,
  isOpen: (uri: string) => boolean,
): Surroundings {
  const kept = new Map<string, { readonly around: Around; readonly key: string }>();
  return {
    async look(uri, text) {
      if (!kept.has(uri) && addressesIn(text).length === 0 && sealedFileOf(text) === undefined) return "same";
      const { spilled: found, unresolved } = await resolvedIn(text, store);
      const spilled = withinReach(found);
      const name = sealedFileUri(uri, text);
      const sealed = name === undefined ? undefined : await textOf(name);
      const around: Around = {
        spilled,
        unresolved: [...unresolved],
        ...(name === undefined || sealed === undefined ? {} : { sealed: { name, text: sealed } }),
      };
      const key = JSON.stringify([spilled.map(({ address }) => address), around.unresolved, around.sealed]);
      if (kept.get(uri)?.key === key || !isOpen(uri)) return "same";
      kept.set(uri, { around, key });
      return "other";
    },
    of: (uri) => kept.get(uri)?.around,
    closed: (uri) => void kept.delete(uri),
  };
}

/** Characters of stored texts that a pad is compared with; what lies beyond resolves, and is not searched while somebody types. */
const REACH = 2_000_000;

function withinReach(found: Around["spilled"]): Around["spilled"] {
  let left = REACH;
  return found.filter(({ text }) => {
    left -= text.length;
    return 0 <= left;
  });
}

/** The URI of the sealed file that a document names; undefined where it names none, or no Markdown file on this disk. */
export function sealedFileUri(uri: string, text: string): string | undefined {
  const link = sealedFileOf(text);
  return link === undefined ? undefined : besideUri(uri, link);
}

/** The URI of a Markdown file by its path from a document; undefined for anything that is none. */
export function besideUri(uri: string, link: string): string | undefined {
  if (!uri.startsWith("file:") || !/\.(?:md|mdc|markdown)$/i.test(link)) return undefined;
  try {
    const beside = new URL(link.split("/").map(encodeURIComponent).join("/"), uri);
    return beside.protocol === "file:" && beside.href !== uri ? beside.href : undefined;
  } catch {
    return undefined;
  }
}
