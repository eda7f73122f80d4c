/** The mask of a credential. */
import { shortDigest } from "../digest.ts";

/** What is shown in place of a credential: its kind and a short digest salted with its kind. */
export const maskOf = (type: string, value: string): string =>
  `‹${type}-${shortDigest(`palimpsest ${type} ${value}`)}›`;
