/** A session as a short script, written down as an agent would have: so one story is told in more than one format. */

/**
 * One line a turn: `user: …`, `assistant: …`, `summary: …` (replaces everything above it), `> TOOL ARGUMENT` is a call, `< …` its result,
 * `! …` its result where it failed. The argument is JSON, or bare: a command of `bash`, a path of anything else.
 */
export type Script = readonly string[];

/** A format that stories are written in. */
export interface Notation {
  readonly name: string;
  readonly write: (script: Script) => string;
}

interface Turn {
  readonly kind: "user" | "assistant" | "summary" | "call" | "done" | "failed";
  readonly text: string;
  readonly tool: string;
  readonly input: object;
}

function turnOf(line: string): Turn {
  const said = /^(user|assistant|summary): (.*)$/s.exec(line);
  if (said) return { kind: said[1] as "user", text: said[2] ?? "", tool: "", input: {} };
  const call = /^> (\S+) (.*)$/s.exec(line);
  if (call) {
    const [, tool = "", argument = ""] = call;
    const input = argument.startsWith("{")
      ? (JSON.parse(argument) as object)
      : tool.toLowerCase() === "bash"
        ? { command: argument }
        : { file_path: argument };
    return { kind: "call", text: "", tool, input };
  }
  return { kind: line.startsWith("!") ? "failed" : "done", text: line.slice(2), tool: "", input: {} };
}

const lines = (rows: readonly object[]): string => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;

/** Claude Code's session file. */
export const claudeCode: Notation = {
  name: "claude-code",
  write(script) {
    let parent: string | null = null;
    let call = 0;
    const rows: object[] = [];
    const add = (type: string, more: object): void => {
      const uuid = `u${rows.length + 1}`;
      rows.push({ type, uuid, parentUuid: parent, sessionId: "s", cwd: "/work/shop", isSidechain: false, ...more });
      parent = uuid;
    };
    for (const { kind, text, tool, input } of script.map(turnOf)) {
      if (kind === "user") add("user", { message: { role: "user", content: text } });
      else if (kind === "assistant")
        add("assistant", { message: { role: "assistant", content: [{ type: "text", text }] } });
      else if (kind === "call") {
        call += 1;
        add("assistant", {
          message: { role: "assistant", content: [{ type: "tool_use", id: `t${call}`, name: tool, input }] },
        });
      } else if (kind === "summary") {
        parent = null;
        add("system", {
          subtype: "compact_boundary",
          content: "Conversation compacted",
          compactMetadata: { trigger: "auto" },
        });
        add("user", { isCompactSummary: true, message: { role: "user", content: text } });
      } else {
        const result = { type: "tool_result", tool_use_id: `t${call}`, content: text, is_error: kind === "failed" };
        add("user", { message: { role: "user", content: [result] } });
      }
    }
    return lines(rows);
  },
};

/** pi's session file. */
const pi: Notation = {
  name: "pi",
  write(script) {
    let call = 0;
    const rows: object[] = [{ type: "session", version: 3, id: "s", timestamp: "", cwd: "/work/shop" }];
    const add = (row: object): void => {
      rows.push({ id: `e${rows.length}`, parentId: rows.length === 1 ? null : `e${rows.length - 1}`, ...row });
    };
    for (const { kind, text, tool, input } of script.map(turnOf)) {
      if (kind === "summary")
        add({ type: "compaction", summary: text, firstKeptEntryId: `e${rows.length}`, tokensBefore: 1000 });
      else if (kind === "call") {
        call += 1;
        const content = [{ type: "toolCall", id: `t${call}`, name: tool, arguments: input }];
        add({ type: "message", message: { role: "assistant", content } });
      } else if (kind === "user" || kind === "assistant") {
        add({ type: "message", message: { role: kind, content: [{ type: "text", text }] } });
      } else {
        const content = [{ type: "text", text }];
        add({
          type: "message",
          message: { role: "toolResult", toolCallId: `t${call}`, isError: kind === "failed", content },
        });
      }
    }
    return lines(rows);
  },
};

/** Every notation that a story is told in. */
export const notations: readonly Notation[] = [claudeCode, pi];
