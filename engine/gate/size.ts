/** What a text costs, in the unit of its budget. */
import type { GateOptions } from "../gate.ts";
import { estimateTokens } from "../tokens.ts";

/** Estimated tokens, or UTF-8 bytes. */
export function sizeOf(text: string, unit: NonNullable<GateOptions["budget"]>["unit"]): number {
  return unit === "tokens" ? estimateTokens(text) : bytesOf(text);
}

function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) bytes += code >= 0x800 && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
