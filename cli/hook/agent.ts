/** What an agent's hooks say and take: one file an agent in `agents/`, one line in `agents/index.ts`. */

/** When a hook is called: `before` and `after` a compaction, `summary` when its text is told, `tool` before an action. */
export type Moment = "before" | "after" | "summary" | "tool" | "none";

/** One call of a hook, whatever agent made it. */
export interface Call {
  readonly moment: Moment;
  /** The event in the agent's own word. */
  readonly event: string;
  /** The agent's id of the session; never empty. */
  readonly session: string;
  /** Absolute path of the transcript. */
  readonly transcript?: string;
  /** The session itself, where the agent keeps no file that we can read. */
  readonly document?: string;
  readonly trigger: "auto" | "manual" | "unknown";
  /** The sub-agent that the call speaks of, where the agent says so. */
  readonly thread?: string;
  /** The summary, where the agent tells it. */
  readonly summary?: string;
  /** The tool and the texts of its arguments. */
  readonly tool?: string;
  readonly texts?: readonly string[];
}

/** What a hook process answers with. */
export interface Answer {
  readonly stdout?: string;
  readonly stderr?: string;
  /** 0 unless the agent takes another code for a refusal. */
  readonly code?: number;
}

/** A payload as it came: any object. */
export type Fields = Readonly<Record<string, unknown>>;

/** One agent's contract. Every function is total; `quiet` is what changes nothing. */
export interface HookAgent {
  readonly name: string;
  /** Its transcript is only ever appended to, so a record needs no copy of the region. */
  readonly appendOnly: boolean;
  /** The boundary and the summary are in the transcript when `after` is called. */
  readonly writesFirst: boolean;
  /** No hook behind a compaction can be relied on, so the tripwire is set before it. */
  readonly lastChance?: true;
  /** Bytes (UTF-8) that a hand-back may have. */
  readonly bytes: number;
  readonly call: (event: string, payload: Fields) => Call;
  /** What the summarizer is to keep; empty where there is nothing. */
  readonly instruct: (contract: string) => Answer;
  readonly handBack: (note: string, call: Call) => Answer;
  readonly deny: (reason: string) => Answer;
  /** Stops the compaction; undefined where the agent cannot be stopped. */
  readonly block?: (reason: string) => Answer;
  readonly quiet: (call: Call) => Answer;
}

/** The first of some fields that holds a string that is not empty. */
export function wordOf(payload: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = payload[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

/** An object in a payload; empty where there is none. */
export function partOf(payload: Fields, ...names: readonly string[]): Fields {
  for (const name of names) {
    const value = payload[name];
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  }
  return {};
}

/** Every string in the arguments of an action, at most 200 of 20,000 characters each, so that any action is looked at in no time. */
export function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return [value.slice(0, 20_000)];
  if (typeof value !== "object" || value === null || 6 < depth) return [];
  return Object.values(value)
    .slice(0, 200)
    .flatMap((inner) => textsIn(inner, depth + 1))
    .slice(0, 200);
}

/** The fields that most agents share, in either spelling. */
export function callOf(moment: Moment, event: string, payload: Fields): Call {
  const optional = {
    transcript: wordOf(payload, "agent_transcript_path", "transcript_path", "transcriptPath"),
    thread: wordOf(payload, "agent_id", "agentId"),
    summary: wordOf(payload, "compact_summary"),
    tool: wordOf(payload, "tool_name", "toolName"),
  };
  const trigger = payload.trigger;
  return {
    moment,
    event,
    session: wordOf(payload, "session_id", "sessionId", "taskId") ?? "unknown",
    trigger: trigger === "auto" || trigger === "manual" ? trigger : "unknown",
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...(moment === "tool" ? { texts: textsIn(payload.tool_input ?? payload.toolArgs) } : {}),
  };
}

/** One line of JSON on standard output. */
export const json = (value: object): Answer => ({ stdout: `${JSON.stringify(value)}\n` });
