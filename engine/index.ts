/**
 * The front door: what is true of a context, as pure functions from text to facts.
 * Everything others may name is exported here and nowhere else.
 */
export { type Address, addressOf, sha256Hex, shortDigest } from "./digest.ts";
export { type Items, itemsOf } from "./items.ts";
export { type Block, blocksOf } from "./markdown.ts";
export { documentSpan, passageOfText, passagesOfRecords, passagesOfSession } from "./passages.ts";
export { estimateTokens } from "./tokens.ts";
