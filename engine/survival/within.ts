/** Rules inside a sentence of the surviving text: what stands beside one as its reason, or says something else, is no part of it. */
import type { Wording } from "./claim.ts";
import type { Ground } from "./ground.ts";
import type { Piece } from "./pieces.ts";

/**
 * The rules of a piece that stand by themselves in it, as wordings: behind and before them the sentence pauses, and what follows
 * makes no condition or exception of theirs. None where one rule is the whole piece.
 */
export function rulesWithin(piece: Piece, ground: Ground): readonly Wording[] {
  const known = within.get(piece);
  if (known) return known;
  const { text: whole, passage, span: around, scope } = piece;
  const found = ground.after.items(passage, around).flatMap((item): readonly Wording[] => {
    if (item.kind !== "constraint" && item.kind !== "negative_fact") return [];
    const { text, span } = item;
    if (span.start < around.start || around.end < span.end) return [];
    const head = whole.slice(0, span.start - around.start);
    const tail = whole.slice(span.end - around.start);
    if (!PAUSE_BEFORE.test(head) || !PAUSE_BEHIND.test(tail) || (head + tail).length < 4) return [];
    if (ground.facts(tail).conditions.length > 0 || ground.facts(head).conditions.length > 0) return [];
    return [{ text, passage, span, scope }];
  });
  within.set(piece, found);
  return found;
}

const within = new WeakMap<Piece, readonly Wording[]>();

/** Nothing but a mark, or a pause, stands before the rule. */
const PAUSE_BEFORE = /(?:^|[:;,.!?)(–—-]["'`*_]{0,3}\s{1,4}|^\W{1,12}|[。！？；：，、])["'`*_(]{0,3}$/u;

const PAUSE_BEHIND = /^["'`*_]{0,3}(?:$|\s{0,2}[:;,.!?()–—]|\s{1,2}-\s|[。！？；：，、（])/u;
