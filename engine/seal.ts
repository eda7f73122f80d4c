/**
 * Sealing, in one place: the edits that seal, the canonical form and the digests of entries, and what became of them.
 * It detects changes and prevents none (spec §6).
 */
export { canonical } from "./canonical.ts";
export { brokenLinks, chain } from "./chain.ts";
export { compareSealed, type SealedChange } from "./compare-sealed.ts";
export { appendEdit, digestEdits } from "./seal-append.ts";
export { type SealTarget, sealEdits } from "./seal-edits.ts";
export { sealInPlaceEdits } from "./seal-in-place.ts";
export { type MovedToFile, type SealedFile, sealToFileEdits } from "./seal-to-file.ts";
export { sealedFileOf } from "./sealed.ts";
