/** Error strings that a list of errors names in bold: "- **`write_args` is private**: made it public" under "Errors and fixes". */
import { lineEnd } from "./ends.ts";
import { saysFailure } from "./error.ts";
import type { Found } from "./scanner.ts";

/** The bold labels of list items below a title that speaks of errors, where the label itself says what failed. */
export function* errorLabels(text: string): Iterable<Found> {
  if (!TITLE.test(text)) return;
  let depth = -1;
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at, text.length);
    const line = text.slice(at, Math.min(end, at + 400));
    const indent = line.length - line.trimStart().length;
    if (TITLE.test(line)) depth = indent;
    else if (depth >= 0 && /^(?:#|\d{1,2}\. )/.test(line.trimStart()) && indent <= depth) depth = -1;
    else if (depth >= 0) yield* labelOf(line, at);
    at = end + 1;
  }
}

const TITLE =
  /^[ \t]*(?:#+ |\d+\. |[-*] )?\**(?:Errors?|Issues|Problems)(?: and | & |\/)(?:[Ff]ix|[Ss]olution|[Rr]esolution)/m;

function* labelOf(line: string, at: number): Iterable<Found> {
  const match = /^[ \t]*(?:[-*+]|\d+\.) \*\*([^*\n]+)\*\*/.exec(line);
  const label = match?.[1]?.replace(/:$/, "");
  if (!match || label === undefined || label.length > 200 || !saysFailure(label)) return;
  const start = at + match[0].length - 2 - (match[1]?.length ?? 0);
  yield { start, end: start + label.length, subtype: "error", reach: "line" };
}
