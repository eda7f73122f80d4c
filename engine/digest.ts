/** Addresses of texts and short digests: SHA-256 of the UTF-8 bytes. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A content address as a store resolves it. */
export type Address = `sha256:${string}`;

/** The 64 hexadecimal digits of a text's SHA-256. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The content address of a text. */
export const addressOf = (text: string): Address => `sha256:${sha256Hex(text)}`;

/** The first 8 hexadecimal digits, for showing and chaining. */
export const shortDigest = (text: string): string => sha256Hex(text).slice(0, 8);
