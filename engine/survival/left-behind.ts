/** Names and places that were given up for others (spec §3, superseded). */
import type { Item } from "../item.ts";
import type { Ground } from "./ground.ts";

/** The last sentence about it names it as what something was called or where it was before: "renamed A to B", "B instead of A". */
export function isLeftBehind(item: Item | undefined, { region }: Ground): boolean {
  const text = item && region.passages[item.passage]?.text;
  if (!item || text === undefined) return false;
  const before = text.slice(Math.max(0, item.span.start - 60), item.span.start).replaceAll(/\s/g, " ");
  const after = text.slice(item.span.end, item.span.end + 40);
  if (GIVEN_UP.test(before)) return true;
  return (
    (CHANGED.test(before) && TO_ANOTHER.test(after)) ||
    (/(?:^| )not? ["'`]{0,2}$/i.test(before) && ANY_MORE.test(after))
  );
}

/** Right before a handle: another one is meant now. */
const GIVEN_UP =
  /(?:\b(?:instead of|in place of|formerly|previously|used to be|no longer|replac(?:es|ing)|supersed(?:es|ing))|\((?:was|were|ex|old:?|formerly:?|previously:?)|\b(?:anstelle von|statt|früher|vormals|ehemals|en lugar de|en vez de|antes|au lieu de|anciennement|em vez de|antigamente)|вместо|раньше)(?: (?:the|der|die|das|el|la|le|o|a|\w{3,12}))? ?["'`]{0,2}$/iu;

/** A verb of change with what is changed behind it. */
const CHANGED =
  /\b(?:renam|chang|mov|switch|migrat|convert)(?:ed|es|ing|e)?(?: (?:it|everything|the|this|our)(?: [\w-]{1,20})?)?(?: from)? ?["'`]{0,2}$/i;

const TO_ANOTHER = /^["'`*)]{0,3} (?:to|into|over to|→|->|=>) /;

const ANY_MORE = /^["'`*)]{0,3} any(?: ?more| longer)\b/i;
