/**
 * A Claude Code session of any size with the shares of a real one: 57 % of its bytes in progress rows, 30 % in the rows of tool results,
 * a compaction at the end of each window. What is sent to the model stays within what a window holds, as in life; the rest is what the agent
 * writes beside it: structured results, screenshots, a sub-agent's progress, signatures. The same in every run; streamed to disk.
 *
 *     node bench/large-session.mjs OUT.jsonl MEGABYTES
 */
import { closeSync, openSync, writeSync } from "node:fs";
import { base64, diceOf, resultText, type Say, saying } from "./large-session-words.ts";

/** What of a session can be chosen. */
export interface LargeSession {
  readonly bytes: number;
  /** Compactions in it; six as in the session whose shares it has. */
  readonly compactions?: number;
  readonly seed?: number;
  /** Characters of tool output that a window sends to the model; more than a window holds is a test of memory, not life. */
  readonly sentPerWindow?: number;
}

/** What was written, for tests to look up. */
export interface Written {
  readonly bytes: number;
  readonly rows: number;
  /** Byte offsets and line numbers, from 1, of the compaction boundaries. */
  readonly boundaries: readonly { readonly start: number; readonly line: number }[];
  /** A value that one user's turn in the middle of the first window names, and no summary. */
  readonly needle: string;
}

const PROGRESS = 0.57;
const RESULTS = 0.3;
const STEP_BYTES = 60_000;
/** Calls in a window at most: what is sent has to fit into it. A larger session has larger rows beside it. */
const MOST_STEPS = 500;
/** Bytes of a sub-agent's message in its progress, and how many of them one row repeats. */
const MESSAGE_BYTES = 2600;
const MESSAGES = 20;
const FLUSH = 1 << 20;
/** Characters of text that a byte of JSON holds: line ends are escaped. */
const UNESCAPED = 0.92;

/** Writes a session to a file, replacing what is there. */
export function writeLargeSession(path: string, options: LargeSession): Written {
  const { bytes, compactions = 6, seed = 7, sentPerWindow = 200_000 } = options;
  const windows = compactions + 1;
  const steps = Math.min(MOST_STEPS, Math.max(12, Math.round(bytes / STEP_BYTES / windows)));
  const out = writerTo(path, saying(diceOf(seed)));
  const perStep = bytes / (windows * steps);
  const sent = Math.min(sentPerWindow / steps, perStep * 0.2);
  let over = 0;
  for (let window = 0; window < windows; window += 1) {
    for (let step = 0; step < steps; step += 1) over = writeStep(out, { window, step, steps, perStep, sent, over });
    if (window < compactions) writeCompaction(out, window);
  }
  return out.close();
}

interface Step {
  readonly window: number;
  readonly step: number;
  readonly steps: number;
  /** Bytes of a step on average, and characters of tool output that it sends. */
  readonly perStep: number;
  readonly sent: number;
  /** Bytes of progress that the steps before wrote more than their share. */
  readonly over: number;
}

/** What a user's turn in the middle of the first window names. */
export const NEEDLE = "rev-7d3e91c04b";

/** One call with all that is written around it; each row kind gets its share of the bytes. Gives what is then over. */
function writeStep(out: Writer, { window, step, steps, perStep, sent, over }: Step): number {
  const { say } = out;
  if (step % 25 === 0) out.row("user", { message: { role: "user", content: say.request(window, step) } });
  if (window === 0 && step === steps >> 1) {
    out.row("user", {
      message: { role: "user", content: `If it goes wrong, roll back to ${NEEDLE}. Do not drop the ledger table.` },
    });
  }
  const call = `toolu_${window}_${step}`;
  const beside = Math.max(0, perStep * (1 - PROGRESS - RESULTS) - 1900);
  out.row("assistant", answer(out, [{ type: "thinking", thinking: say.thought(), signature: base64(beside) }]));
  if (step % 3 === 0) out.row("assistant", answer(out, [{ type: "text", text: say.remark() }]));
  const { name, input } = say.call();
  out.row("assistant", answer(out, [{ type: "tool_use", id: call, name, input }]));
  const left = writeProgress(out, call, perStep * PROGRESS - over);
  writeResult(out, { call, step, bytes: perStep * RESULTS, sent: step % 8 === 0 ? sent * 5.9 : sent * 0.3 });
  return -left;
}

const answer = (out: Writer, content: readonly object[]): object => ({
  message: {
    model: "claude-opus-4-5",
    id: `msg_${out.rows()}`,
    type: "message",
    role: "assistant",
    content,
    stop_reason: null,
    usage: { input_tokens: 10, cache_creation_input_tokens: 1200, cache_read_input_tokens: 60_000, output_tokens: 80 },
  },
});

/** A shell's ticks, and a sub-agent's messages: each row of them repeats all that the sub-agent has said lately. Gives the bytes that are left. */
function writeProgress(out: Writer, call: string, bytes: number): number {
  const { say } = out;
  const head = { parentToolUseID: call };
  let left = bytes;
  left -= out.row("progress", {
    ...head,
    toolUseID: `bash-progress-${call}`,
    data: { type: "bash_progress", output: "", fullOutput: "", elapsedTimeSeconds: 2, totalLines: 0 },
  });
  const messages: object[] = [];
  while (0 < left) {
    const text = resultText(say, Math.min(MESSAGE_BYTES, Math.max(200, left * 0.5)));
    const message = progressMessage(call, messages.length, text);
    messages.push(message);
    const normalizedMessages = messages.slice(-MESSAGES);
    const data = { type: "agent_progress", message, normalizedMessages, prompt: "", agentId: "a9c1" };
    left -= out.row("progress", { ...head, toolUseID: `agent_${call}`, data });
  }
  return left;
}

const progressMessage = (call: string, index: number, text: string): object => ({
  type: "user",
  message: { role: "user", content: [{ type: "tool_result", tool_use_id: `${call}_${index}`, content: text }] },
  uuid: `00000000-0000-4000-8000-${String(index).padStart(12, "a")}`,
  toolUseResult: { type: "text", file: { filePath: "", numLines: 40, startLine: 1, totalLines: 40 } },
});

/** A result as it was sent, and once more as the agent keeps it; every fifth is a screenshot. */
function writeResult(
  out: Writer,
  { call, step, bytes, sent }: { call: string; step: number; bytes: number; sent: number },
): void {
  const text = resultText(out.say, sent);
  const rest = Math.max(0, bytes - text.length * 1.05 - 900);
  const isShot = step % 5 === 4;
  const shot = {
    type: "image",
    source: { type: "base64", media_type: "image/png", data: base64(isShot ? rest : 0) },
  };
  const content = isShot ? [{ type: "text", text }, shot] : text;
  out.row("user", {
    message: { role: "user", content: [{ type: "tool_result", tool_use_id: call, content }] },
    toolUseResult: { stdout: isShot ? "" : resultText(out.say, rest * UNESCAPED), stderr: "", interrupted: false },
  });
}

function writeCompaction(out: Writer, window: number): void {
  out.boundary({ trigger: window % 3 === 2 ? "manual" : "auto", preTokens: 155_000 + window * 137 });
  out.row("user", {
    isVisibleInTranscriptOnly: true,
    isCompactSummary: true,
    message: { role: "user", content: out.say.summary(window) },
  });
}

interface Writer {
  readonly say: Say;
  readonly rows: () => number;
  /** Writes a row and gives its bytes. */
  readonly row: (type: string, fields: object) => number;
  readonly boundary: (compactMetadata: object) => void;
  readonly close: () => Written;
}

function writerTo(path: string, say: Say): Writer {
  const file = openSync(path, "w");
  const boundaries: Written["boundaries"][number][] = [];
  let waiting: string[] = [];
  let length = 0;
  let bytes = 0;
  let rows = 0;
  let parent: string | null = null;
  const flush = (): void => {
    writeSync(file, waiting.join(""));
    waiting = [];
    length = 0;
  };
  const write = (type: string, above: object, fields: object): number => {
    const uuid = `00000000-0000-4000-8000-${String(rows).padStart(12, "0")}`;
    const common = {
      isSidechain: false,
      userType: "external",
      cwd: "/srv/ledger",
      sessionId: SESSION,
      version: "2.1.14",
    };
    const timestamp = new Date(1_790_000_000_000 + rows * 1700).toISOString();
    const line = `${JSON.stringify({ ...above, ...common, gitBranch: "main", type, ...fields, uuid, timestamp })}\n`;
    parent = uuid;
    rows += 1;
    const size = Buffer.byteLength(line);
    bytes += size;
    length += size;
    waiting.push(line);
    if (FLUSH < length) flush();
    return size;
  };
  return {
    say,
    rows: () => rows,
    row: (type, fields) => write(type, { parentUuid: parent }, fields),
    boundary(compactMetadata) {
      boundaries.push({ start: bytes, line: rows + 1 });
      write(
        "system",
        { parentUuid: null, logicalParentUuid: parent },
        {
          subtype: "compact_boundary",
          content: "Conversation compacted",
          isMeta: false,
          level: "info",
          compactMetadata,
        },
      );
    },
    close() {
      flush();
      closeSync(file);
      return { bytes, rows, boundaries, needle: NEEDLE };
    },
  };
}

const SESSION = "5f0c2a7e-11aa-4c0e-9d1b-c0ffee000001";
