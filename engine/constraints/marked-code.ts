/** Lines of code that a comment above them marks as forbidden: "// ❌ Never" (GUIDE §2.12). */
import type { Passage, RuleItem } from "../item.ts";
import type { Block } from "../markdown.ts";
import type { Span } from "../text.ts";
import { scopeOf } from "./scope.ts";
import { shadowOf } from "./shadow.ts";
import { languageForbidding } from "./titles.ts";

/**
 * One inherited prohibition for each line below such a comment, until an empty line or another comment. Shell blocks hold commands,
 * not examples; a sample that opens a bracket over several lines is one wrong example, and no list of forbidden lines.
 */
export function forbiddenLines(passage: Passage, blocks: readonly Block[], passageIndex: number): readonly RuleItem[] {
  if (!MARK.test(passage.text)) return [];
  return blocks.flatMap((block) => {
    if (block.kind !== "code" || SHELL.test(block.info ?? "")) return [];
    return groupsIn(passage.text, block.span).flatMap((group) => rulesOf(group, passage, block, blocks, passageIndex));
  });
}

const MARK = /[❌✗✘🚫⛔]/u;
const SHELL = /^(?:ba|z|fi)?sh|^shell|^console|^powershell|^ps1/i;
const COMMENT = /^\s{0,40}(?:\/\/|#|--|\/\*|<!--|;;?)\s{0,8}(\S.{0,80})$/;

/** A comment that forbids, and the lines below it. */
interface Group {
  readonly cue: Span;
  readonly language: string;
  readonly lines: readonly Span[];
}

function groupsIn(text: string, { start, end }: Span): readonly Group[] {
  const groups: { cue: Span; language: string; lines: Span[] }[] = [];
  let open: { lines: Span[] } | undefined;
  for (let at = start; at < end; ) {
    const stop = text.indexOf("\n", at);
    const line = { start: at, end: stop === -1 || end < stop ? end : stop };
    const said = text.slice(line.start, line.end);
    const comment = COMMENT.exec(said)?.[1];
    if (comment !== undefined || said.trim() === "") {
      const language = comment !== undefined && MARK.test(comment) ? languageForbidding(labelIn(comment)) : undefined;
      const group = language === undefined ? undefined : { cue: line, language, lines: [] };
      if (group) groups.push(group);
      open = group;
    } else open?.lines.push(bare(text, line));
    at = line.end + 1;
  }
  return groups.filter(({ lines }) => !lines.some((line) => OPENS.test(text.slice(line.start, line.end))));
}

const OPENS = /[[({,]$|^[\])}]/;

const bare = (text: string, { start, end }: Span): Span => {
  const said = text.slice(start, end);
  return { start: start + said.length - said.trimStart().length, end: start + said.trimEnd().length };
};

const labelIn = (comment: string): string =>
  shadowOf(comment, [])
    .replace(/^[^\p{L}]{1,20}/u, "")
    .replace(/[^\p{L}]{1,20}$/u, "");

function rulesOf(
  { cue, language, lines }: Group,
  passage: Passage,
  block: Block,
  blocks: readonly Block[],
  index: number,
): readonly RuleItem[] {
  const { text, provenance } = passage;
  const scope = scopeOf(passage, blocks, block);
  return lines.map((span) => ({
    kind: "constraint",
    subtype: "prohibition",
    text: text.slice(span.start, span.end),
    span,
    provenance,
    passage: index,
    cue,
    strength: 2,
    language,
    conditions: [],
    inherited: true,
    scope,
    passing: false,
  }));
}
