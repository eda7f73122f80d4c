/** The sealed region: append-only, so that every earlier entry still stands where and as it stood (spec §6). */

import { shortDigest } from "../digest.ts";
import type { GateScene } from "../gate.ts";
import { compareSealed } from "../seal.ts";
import { plainText } from "../survival/wording.ts";

/** `sealed-changed` where an entry was changed, reordered or removed and nobody retired it. */
export function sealedReasons({ before, after, options }: GateScene): readonly string[] {
  if (!before.pad || before.pad.sealed.length === 0 || !after) return [];
  const pad = after.pad ?? { blocks: [], sealed: [], suppressions: [], problems: [] };
  const changes = compareSealed({ source: before.source, pad: before.pad }, { source: after.source, pad });
  const retired = options.retired ?? [];
  const broken = changes.some(({ entry }) => !retired.some((digest) => isDigestOf(digest, entry.text)));
  return broken ? ["sealed-changed"] : [];
}

/** Whether a digest, given with at least eight digits, names an item's text. */
export function isDigestOf(digest: string, text: string): boolean {
  const short = shortDigest(plainText(text));
  return digest.replace(/^sha256:/, "").startsWith(short);
}
