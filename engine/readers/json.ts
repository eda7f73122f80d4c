/** Front door of the JSON scanner: parsed values that know where they stood, and the way from decoded text back to raw. */
export * from "../json/located.ts";
export { mapLiteral, rawOffset, rawSpan, toDecoded, toRaw } from "../json/mapping.ts";
export { literalsOf } from "../json/scan.ts";
