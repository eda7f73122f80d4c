/** The parts of a handle that is a name with a value. */

import { namingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";

/** A name and its value, either absent where the literal is no pair: `KEY=value`, `port 9100`, `chunks of 150`. */
export function partsOf(literal: string): readonly [string | undefined, string | undefined] {
  const pair = /^([\w.-]{2,80}) {0,1}[=:] {0,1}(\S.{0,200})$/.exec(literal);
  if (pair) return [pair[1], pair[2]];
  const named = /^([\p{L}][\p{L} _-]{1,40}) (\d[\w.,:/-]{0,30})$/u.exec(literal);
  if (named) return [named[1]?.replace(partWords.links, ""), named[2]];
  const counted = /^(\d[\d.,]{0,15})[ -](\p{L}[\p{L} -]{2,40})$/u.exec(literal);
  return counted ? [counted[2], counted[1]] : [undefined, undefined];
}

/** Made when it is first asked for. */
export const partWords = lazily({
  /** A word that joins a name to the number behind it. */
  links: () => new RegExp(` (?:${namingOf("links")})$`),
});
