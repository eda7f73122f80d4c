/** The sealed region: append-only, so that every earlier entry still stands where and as it stood (spec §6). */

import type { GateScene } from "../gate.ts";
import { compareSealed } from "../seal.ts";
import { isRetired } from "./retired.ts";

/** `sealed-changed` where an entry was changed, reordered or removed and nobody retired it. */
export function sealedReasons({ before, after, options }: GateScene): readonly string[] {
  if (!before.pad || before.pad.sealed.length === 0 || !after) return [];
  const pad = after.pad ?? { blocks: [], sealed: [], suppressions: [], problems: [] };
  const changes = compareSealed({ source: before.source, pad: before.pad }, { source: after.source, pad });
  const retired = options.retired ?? [];
  const broken = changes.some(({ entry }) => !isRetired(entry.text, retired));
  return broken ? ["sealed-changed"] : [];
}
