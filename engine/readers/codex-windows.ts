/** What Codex's compactions leave of the context: message by message where they say so, by their own rule where they do not. */
import type { Compaction, SessionRecord } from "../session.ts";
import type { Rollout } from "./codex.ts";
import { itemRecord, wordsOf } from "./codex-items.ts";
import { addRecord, lineId, note } from "./draft.ts";
import { cutText, elements, type Located, member, stringOf, textOf } from "./json.ts";
import type { Row } from "./rows.ts";

/** How Codex opens the summary that it wrote itself. */
const PREFIX = "Another language model started to solve this problem";

/** Codex counts four bytes a token, and without a list keeps the latest 20 000 tokens of the user's messages. */
const KEPT_CHARACTERS = 20_000 * 4;

/** A `compacted` row: drops what does not reappear in its replacement history. */
export function compact(rollout: Rollout, row: Row, payload: Located | undefined): void {
  const { draft, prompt } = rollout;
  const message = member(payload, "message");
  const history = member(payload, "replacement_history");
  const listed = history !== undefined && Array.isArray(history.value);
  const { kept, injected, summary } = listed ? keptIn(rollout, row, elements(history)) : keptByRule(rollout);
  const written = stringOf(message) ? summaryRecord(rollout, row, message as Located) : summary;
  if (stringOf(message)?.trim() === "" && written === undefined && !listed) {
    note(draft, "doubtful", row.line, "a compaction without summary and without a list of what it kept");
  }
  const stay = stayingOf(prompt, kept);
  const region = liveWithout(rollout, stay);
  push(rollout, row, {
    id: stringOf(member(payload, "window_id")) ?? lineId(row.line),
    confidence: listed ? "exact" : "derived",
    region,
    kept: stay,
    injected,
    summary: written === undefined ? { opaque: true } : { record: written, opaque: false },
  });
  rollout.live = [...stay, ...injected, ...(written === undefined ? [] : [written])];
  rollout.twin = true;
}

const stayingOf = (prompt: readonly number[], kept: readonly number[]): readonly number[] =>
  [...new Set([...prompt, ...kept])].sort((a, b) => a - b);

function liveWithout({ live }: Rollout, stay: readonly number[]): readonly number[] {
  const staying = new Set(stay);
  return live.filter((index) => !staying.has(index));
}

/** The event without its row, which a capture tool removed: only that something was dropped is known. */
export function compactUnseen(rollout: Rollout, row: Row): void {
  const { kept } = keptByRule(rollout);
  const stay = stayingOf(rollout.prompt, kept);
  const region = liveWithout(rollout, stay);
  push(rollout, row, {
    id: lineId(row.line),
    confidence: "heuristic",
    region,
    kept: stay,
    injected: [],
    summary: { opaque: true },
  });
  rollout.live = [...stay];
}

/** The context of the last request; the first one after a compaction tells what that left. */
export function noteTokens(rollout: Rollout, usage: Located | undefined): void {
  const total = member(usage, "total_tokens")?.value;
  if (typeof total !== "number") return;
  rollout.tokens = total;
  const { draft, waiting } = rollout;
  const compaction = waiting === undefined ? undefined : draft.compactions[waiting];
  if (compaction && waiting !== undefined) {
    draft.compactions[waiting] = { ...compaction, tokens: { ...compaction.tokens, after: total } };
    delete rollout.waiting;
    return;
  }
  const input = member(usage, "input_tokens")?.value;
  const last = draft.records[rollout.spoke ?? -1];
  if (typeof input === "number" && 0 < input && last) last.contextTokens ??= input;
}

/** The last turns of the user are no longer in the context, nor is what followed them. */
export function rollBack(rollout: Rollout, turns: unknown): void {
  const { draft, live } = rollout;
  let left = typeof turns === "number" ? turns : 0;
  let end = live.length;
  for (let at = live.length - 1; 0 <= at && 0 < left; at -= 1) {
    if (draft.records[live[at] ?? -1]?.role !== "user") continue;
    end = at;
    left -= 1;
  }
  rollout.live = live.slice(0, end);
}

interface Left {
  readonly kept: readonly number[];
  readonly injected: readonly number[];
  readonly summary: number | undefined;
}

/** What a replacement history leaves: messages that stood there before, by their words, and text that was put in. */
function keptIn(rollout: Rollout, row: Row, items: readonly Located[]): Left {
  const known = liveByWords(rollout);
  const kept: number[] = [];
  const injected: number[] = [];
  let summary: number | undefined;
  for (const [part, item] of items.entries()) {
    const words = wordsOf(item);
    const before = words === undefined ? undefined : known.get(words)?.shift();
    if (before !== undefined) kept.push(before);
    else if (words?.startsWith(`user\n${PREFIX}`)) summary = summaryRecord(rollout, row, item, part + 1);
    else {
      const record = itemRecord(item, row, rollout.tools, part + 1);
      if (record === undefined || record === "unknown") continue;
      const index = addRecord(rollout.draft, asInjected(record));
      if (words !== undefined) rollout.words.set(index, words);
      injected.push(index);
    }
  }
  return { kept, injected, summary };
}

const asInjected = (record: SessionRecord): SessionRecord => ({
  ...record,
  texts: record.texts.map((text) => ({ ...text, use: "injected" })),
});

/** Live messages by role and words, each list in order. */
function liveByWords({ live, words }: Rollout): ReadonlyMap<string, number[]> {
  const known = new Map<string, number[]>();
  for (const index of live) {
    const own = words.get(index);
    if (own === undefined) continue;
    const same = known.get(own);
    if (same) same.push(index);
    else known.set(own, [index]);
  }
  return known;
}

/** Without a list: the initial context stays, and of the user's own messages the latest that fit. One that is cut counts as dropped. */
function keptByRule({ draft, live }: Rollout): Left {
  const kept: number[] = [];
  let room = KEPT_CHARACTERS;
  for (const index of [...live].reverse()) {
    const record = draft.records[index];
    if (record?.role === "system") kept.push(index);
    if (record?.role !== "user") continue;
    room -= record.texts.reduce((sum, { text }) => sum + text.length, 0);
    if (0 <= room) kept.push(index);
  }
  return { kept, injected: [], summary: undefined };
}

/** A summary that can be read, without the line that Codex puts above it. */
function summaryRecord(rollout: Rollout, row: Row, node: Located, part = 0): number | undefined {
  const text =
    typeof node.value === "string" ? node : elements(member(node, "content")).map((block) => member(block, "text"))[0];
  const words = stringOf(text);
  if (text === undefined || words === undefined) return undefined;
  const frame = words.startsWith(PREFIX) ? words.indexOf("\n") + 1 : 0;
  const parts = [
    { span: { start: 0, end: frame }, use: "injected" as const },
    { span: { start: frame, end: words.length }, use: "prose" as const },
  ];
  const { line, at, bytes } = row;
  const texts = frame === 0 ? [textOf(text, "prose")] : cutText(text, parts);
  return addRecord(rollout.draft, {
    id: lineId(line, part),
    role: "summary",
    provenance: "summary",
    line,
    at,
    bytes,
    texts,
  });
}

type Found = Pick<Compaction, "id" | "confidence" | "region" | "kept" | "injected" | "summary">;

function push(rollout: Rollout, row: Row, found: Found): void {
  const { draft, tokens, copying } = rollout;
  const parent = draft.compactions.at(-1)?.id;
  const time = stringOf(member(row.node, "timestamp"));
  rollout.waiting = draft.compactions.length;
  draft.compactions.push({
    ...found,
    ...(parent !== undefined && { parent }),
    kind: "summary",
    trigger: "unknown",
    line: row.line,
    ...(time !== undefined && { time }),
    regionKnown: 0 < found.region.length,
    tokens: {
      ...(tokens !== undefined && { before: tokens }),
      source: "all tokens of the request, as the agent counted them",
    },
    retained: 0 < found.region.length,
    ...(copying !== undefined && { copied: true as const }),
  });
}
