/** Comments that silence a rule on the next line: `<!-- palimpsest-disable-next-line RULE -- reason -->` (spec §6). */
import type { PadProblem, Suppression } from "./pad.ts";
import type { Span } from "./text.ts";

const WORD = "palimpsest-disable-next-line";

/** The comment that silences rules on the next line. */
export const suppressionComment = (codes: readonly string[], reason: string): string =>
  `<!-- ${WORD} ${codes.join(", ")} -- ${reason.replaceAll("--", "–").replaceAll(/\s/g, " ").trim()} -->`;

/** Every suppression of a text, one for each rule that its comment names; those quoted in code do not count. */
export function suppressionsOf(text: string, inCode: (at: number) => boolean, problems: PadProblem[]): Suppression[] {
  const found: Suppression[] = [];
  for (let at = text.indexOf(WORD); at >= 0; at = text.indexOf(WORD, at + WORD.length)) {
    const comment = commentAround(text, at);
    if (comment && !inCode(at)) found.push(...readComment(text, at, comment, problems));
  }
  return found;
}

/** The comment that a word stands in; comments of more than a thousand characters are no marks. */
function commentAround(text: string, at: number): Span | undefined {
  const before = text.slice(Math.max(0, at - 24), at).trimEnd();
  if (!before.endsWith("<!--")) return undefined;
  const start = Math.max(0, at - 24) + before.length - 4;
  const length = text.slice(at, at + 1000).indexOf("-->");
  return length < 0 ? undefined : { start, end: at + length + 3 };
}

function readComment(text: string, at: number, span: Span, problems: PadProblem[]): Suppression[] {
  const [names = "", ...rest] = text.slice(at + WORD.length, span.end - 3).split("--");
  const reason = rest.join("--").trim();
  if (reason === "")
    problems.push({ kind: "no-reason", span, message: "a suppression counts only with a reason: `RULE -- reason`" });
  const target = nextLine(text, span.end);
  const rules = names.split(/[\s,]/).filter((name) => name !== "");
  return rules.map((rule) => ({ rule, span, target, ...(reason === "" ? {} : { reason }) }));
}

/** The next line that holds something; formatters put blank lines behind comments. */
function nextLine(text: string, from: number): Span {
  let start = text.indexOf("\n", from) + 1;
  if (start === 0) return { start: text.length, end: text.length };
  for (let end = lineEnd(text, start); start < text.length; start = end + 1, end = lineEnd(text, start))
    if (text.slice(start, end).trim() !== "") return { start, end };
  return { start: text.length, end: text.length };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
