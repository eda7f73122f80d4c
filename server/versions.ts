/** The versions that pads are compared with: Git's where it may be asked and has one, else the text as it was opened (spec §6). */
import { isCarrier, kindOf } from "../engine/pad.ts";
import type { Settings } from "../engine/settings.ts";
import { pathOf } from "./paths.ts";
import type { Earlier } from "./subject.ts";
import type { World } from "./world.ts";

/** The earlier versions of the open documents. */
export interface Versions {
  readonly opened: (uri: string, text: string) => void;
  readonly closed: (uri: string) => void;
  /** From now on Git may be asked. */
  readonly trust: () => void;
  /** Asks Git afresh; `changed` is told where it answers otherwise than before. */
  readonly look: (uri: string) => Promise<void>;
  /** What a document is compared with; undefined for what is no pad, record or carrier. */
  readonly of: (uri: string, text: string, settings: Settings) => Earlier | undefined;
}

/** Keeps earlier versions, and tells `changed` of each document whose version became another. */
export function keepVersions(world: World, changed: (uri: string) => void): Versions {
  const snapshots = new Map<string, Earlier>();
  const inGit = new Map<string, Earlier>();
  let trusted = false;
  return {
    opened: (uri, text) =>
      void snapshots.set(uri, { source: { name: uri, text }, against: "the version that was opened" }),
    closed(uri) {
      snapshots.delete(uri);
      inGit.delete(uri);
    },
    trust() {
      trusted = true;
    },
    async look(uri) {
      const path = pathOf(uri);
      if (!trusted || path === undefined) return;
      const earlier = await world.earlier(path);
      const known = inGit.get(uri);
      if (!earlier || !snapshots.has(uri) || earlier.source.text === known?.source.text) return;
      inGit.set(uri, earlier);
      changed(uri);
    },
    of(uri, text, settings) {
      const isRewritten = ["pad", "record"].includes(kindOf(uri, text, settings)) || isCarrier(uri, settings);
      return isRewritten ? (inGit.get(uri) ?? snapshots.get(uri)) : undefined;
    },
  };
}
