/** Names and places that were given up for others (spec §3, superseded). */
import { namingOf, retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item } from "../item.ts";
import type { Ground } from "./ground.ts";

/** The last sentence about it names it as what something was called or where it was before: "renamed A to B", "B instead of A". */
export function isLeftBehind(item: Item | undefined, { region }: Ground): boolean {
  const text = item && region.passages[item.passage]?.text;
  if (!item || text === undefined) return false;
  const before = text.slice(Math.max(0, item.span.start - 60), item.span.start).replaceAll(/\s/g, " ");
  const after = text.slice(item.span.end, item.span.end + 40);
  if (leftBehindWords.givenUp.test(before)) return true;
  return (
    (leftBehindWords.changed.test(before) && leftBehindWords.toAnother.test(after)) ||
    (leftBehindWords.noMore.test(before) && leftBehindWords.anyMore.test(after))
  );
}

/** Expressions for what stands right before and behind a handle; each is made when it is first asked for. */
export const leftBehindWords = lazily({
  /** Before it: another one is meant now. */
  givenUp: () =>
    new RegExp(`(?:${retiringOf("inPlaceOf")})(?: (?:${namingOf("articles")}|\\w{3,12}))? ?["'\`]{0,2}$`, "iu"),

  /** Before it: a verb of change, perhaps with what is changed. */
  changed: () => new RegExp(`(?:${retiringOf("changed")}) ?["'\`]{0,2}$`, "i"),

  /** Behind it, what it was changed to. */
  toAnother: () => new RegExp(`^["'\`*)]{0,3} (?:${retiringOf("toAnother")}|→|->|=>) `),

  /** Around it: it is no more. */
  noMore: () => new RegExp(`(?:^| )(?:${retiringOf("noMore")}) ["'\`]{0,2}$`, "i"),
  anyMore: () => new RegExp(`^["'\`*)]{0,3} (?:${retiringOf("anyMore")})`, "i"),
});
