/** Notices that something was removed: loss records, wherever they stand (spec §1). */
import type { Item, Passage } from "../item.ts";
import type { Span } from "../text.ts";
import { noticesOf } from "./all-languages.ts";
import { lazily } from "./lazily.ts";

/** Finds notices in brackets, sealed entries of that kind, and `reversible=false` in a line. */
export function lossRecordsIn(passage: Passage, passageIndex: number): readonly Item[] {
  const { text, provenance } = passage;
  if (!HINT.test(text)) return [];
  const found = NOTICES.forms.flatMap((form) =>
    [...text.matchAll(form)]
      .filter((match) => !isCutMark(match[0], text.charAt(match.index - 1)) && !isState(match[0], text, match.index))
      .map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length })),
  );
  const spans: Span[] = [];
  for (const span of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if ((spans.at(-1)?.end ?? 0) <= span.start) spans.push(span);
  return spans.map((span) => ({
    kind: "loss_record",
    subtype: "notice",
    text: text.slice(span.start, span.end),
    span,
    provenance,
    passage: passageIndex,
  }));
}

/** "src/lib/par...[truncated]": right behind a text the bare word shows where that was cut, and is no notice. */
const isCutMark = (notice: string, before: string): boolean => /^\[\p{L}{1,20}\]$/u.test(notice) && /\S/.test(before);

/**
 * "[collapsed]", "[condensed: 2 columns]", `details[removed]`, "reversible: no": how a thing looks or is set. A notice says what went,
 * how much of it, or where it is; a few words say by themselves that text is missing.
 */
const isState = (notice: string, text: string, at: number): boolean => {
  if (notice.startsWith("[")) {
    const before = text.slice(Math.max(0, at - 2), at);
    if (/[\p{L}\p{N}_$.]$/u.test(before) || /^[(=]/.test(text.slice(at + notice.length))) return true;
    return !LOSS_RECORD.test(notice) && !NOTICES.textOnly.test(notice) && !NOTICES.gone.test(notice);
  }
  return !notice.includes("=") && !OF_A_LOSS.test(text.slice(Math.max(0, at - 400), at + 400));
};

const LOSS_RECORD = /^\[loss[_ -]record\]|reversible|loss/i;

/** A record of a compaction has more to say of it. */
const OF_A_LOSS = /loss|lossy|dropped|digest|compaction|summary|depth|handles|ancestor|range/i;

const HINT = /\[|reversible["']?\s?[:=]/i;

/** What notices look like, as expressions that are made when they are first asked for. */
export const NOTICES = lazily({
  /** Nothing but text can be so. */
  textOnly: () => new RegExp(`^\\[(?:${noticesOf("textOnly")})(?![\\p{L}])`, "iu"),

  /** What went, or where it is; in the letters of another language it is taken for that. */
  gone: () => new RegExp(`(?<![\\p{L}])(?:${noticesOf("gone")})(?![\\p{L}])|[^\\0-\\x7f…–—]`, "iu"),

  /** Of forms that overlap the one that begins first, then the longest, counts. */
  forms: (): readonly RegExp[] => [
    // A sealed entry or a notice that runs to the end of its line.
    /\[loss[_ -]record\][^\n]{0,600}/gi,
    // `[condensed: …]`, `[compacted: …]`, `[… removed …]`, `[compaction 1, reversible=false]`; the line may be wrapped.
    new RegExp(
      `\\[(?:${noticesOf("shortened")})(?![\\p{L}])(?:[^\\][\\n]|\\n(?!\\s{0,8}(?:\\n|[-*+#>|]))){0,600}\\]`,
      "giu",
    ),
    /\[[^\][\n]{1,200}(?:reversible\s?[:=]\s?(?:false|no)|loss(?:y|_class|class)\s?[:=])[^\][\n]{0,200}\]/gi,
    new RegExp(`\\[[^\\][\\n]{0,80}\\d[^\\][\\n]{0,60}(?:${noticesOf("removed")})[^\\][\\n]{0,300}\\]`, "gi"),
    /["']?reversible["']?\s?[:=]\s?(?:false|no)(?![\p{L}])/giu,
  ],
});
