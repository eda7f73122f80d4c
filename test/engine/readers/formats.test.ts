import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aider } from "../../../engine/readers/aider.ts";
import { anthropicEdits } from "../../../engine/readers/anthropic-edits.ts";
import { atif } from "../../../engine/readers/atif.ts";
import { claudeCode } from "../../../engine/readers/claude-code.ts";
import { cline } from "../../../engine/readers/cline.ts";
import { clineClassic } from "../../../engine/readers/cline-classic.ts";
import { codex } from "../../../engine/readers/codex.ts";
import { condensed } from "../../../engine/readers/condensed.ts";
import { copilot } from "../../../engine/readers/copilot.ts";
import { cursor } from "../../../engine/readers/cursor.ts";
import { factoryDroid } from "../../../engine/readers/factory-droid.ts";
import { gemini } from "../../../engine/readers/gemini.ts";
import { geminiLines } from "../../../engine/readers/gemini-lines.ts";
import { goose, gooseLines } from "../../../engine/readers/goose.ts";
import { headOf, opensDocument } from "../../../engine/readers/head.ts";
import { hermes } from "../../../engine/readers/hermes.ts";
import { readers, recognise, sniff } from "../../../engine/readers/index.ts";
import { langmem } from "../../../engine/readers/langmem.ts";
import { messageLines, messages } from "../../../engine/readers/messages.ts";
import { opencode } from "../../../engine/readers/opencode.ts";
import { openhands, openhandsEvaluation, openhandsLines } from "../../../engine/readers/openhands.ts";
import { pi } from "../../../engine/readers/pi.ts";
import { plain } from "../../../engine/readers/plain.ts";
import type { Reader } from "../../../engine/readers/reader.ts";
import { responses } from "../../../engine/readers/responses.ts";
import { roo } from "../../../engine/readers/roo.ts";
import { sweAgent } from "../../../engine/readers/swe-agent.ts";
import { taskLog } from "../../../engine/readers/task-log.ts";
import { vscodeChat, vscodeChatLines } from "../../../engine/readers/vscode-chat.ts";
import { drawCompactions, drawProblems, fixturePath, readFixture } from "./drawing.ts";

/** A session, and its compactions and problems as lines; or why the format has none. */
type Shape = { readonly fixture: string; readonly drawn: readonly string[] } | { readonly never: string };

interface Row {
  readonly reader: Reader;
  readonly none: Shape;
  readonly one: Shape;
  readonly two: Shape;
  readonly damage: Shape;
  /** Forks, resumed and continued sessions, other ways to write the same. */
  readonly others: readonly Shape[];
}

const table: readonly Row[] = [
  {
    reader: codex,
    none: { fixture: "codex/none.jsonl", drawn: [] },
    one: {
      fixture: "codex/one-local.jsonl",
      drawn: ["summary unknown derived at 9 | dropped L4 L6 L7 | kept L1 L2 L3 L5 | summary L9 | 9000 → 1200 tokens"],
    },
    two: {
      fixture: "codex/two-opaque.jsonl",
      drawn: [
        "summary unknown exact at 9 | dropped L5 L6 L7 | kept L1 L2 L3 L4 | summary unreadable | 9000 → 1500 tokens",
        "summary unknown exact at 20 | dropped L2 L14 | kept L1 L3 L4 L13 L18 | injected L20.1 | summary unreadable | after w1 | 8800 → 1700 tokens",
      ],
    },
    damage: {
      fixture: "codex/damage.jsonl",
      drawn: [
        "summary unknown heuristic at 5 | dropped L3 | kept L1 L2 | summary unreadable | 900 → ? tokens",
        "unknown at 6 × 1",
        "unknown at 7 × 1",
        "torn at 8 × 1",
      ],
    },
    others: [
      {
        fixture: "codex/fork.jsonl",
        drawn: [
          "summary unknown exact at 5 | dropped L4 | kept L3 | summary unreadable | copied",
          "summary unknown exact at 10 | dropped L7 L9 | kept L3 L8 | summary unreadable | after w1",
          "replayed at 2 × 6",
        ],
      },
      {
        fixture: "codex/resumed.jsonl",
        drawn: [
          "summary unknown derived at 10 | dropped L4 L7 L8 | kept L1 L2 L3 L5 | summary L10 | 9000 → 1200 tokens",
        ],
      },
    ],
  },
  {
    reader: pi,
    none: { fixture: "pi/v3-none.jsonl", drawn: [] },
    one: {
      fixture: "pi/v3-one.jsonl",
      drawn: ["summary unknown exact at 5 | dropped a1 a2 | kept a3 | summary a4 | 93 → 41 tokens"],
    },
    two: {
      fixture: "pi/v3-two.jsonl",
      drawn: [
        "summary unknown exact at 5 | dropped a1 a2 | kept a3 | summary a4 | 93 → 41 tokens",
        "summary unknown exact at 8 | dropped a3 a4 a5 | kept a6 | summary a7 | after a4 | 43 → 21 tokens",
      ],
    },
    damage: {
      fixture: "pi/damage.jsonl",
      drawn: [
        "summary unknown derived at 4 | dropped e2 e3 | summary eb | 9 → ? tokens",
        "unknown at 3 × 1",
        "doubtful at 4 × 1",
        "glued at 4 × 1",
        "torn at 5 × 1",
      ],
    },
    others: [
      {
        fixture: "pi/v3-fork.jsonl",
        drawn: ["summary unknown exact at 5 | dropped a1 a2 | kept a3 | summary a4 | 93 → 41 tokens | copied"],
      },
      {
        fixture: "pi/v3-branch.jsonl",
        drawn: [
          "branch unknown exact at 7 | dropped e4 e5 | kept e2 e3 | summary e6",
          "summary unknown exact at 12 | dropped e2 e3 e6 e7 e8 | kept e9 ea | summary eb | 150 → 61 tokens",
        ],
      },
    ],
  },
  {
    reader: copilot,
    none: { fixture: "copilot/none.jsonl", drawn: [] },
    one: {
      fixture: "copilot/one.jsonl",
      drawn: ["summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens"],
    },
    two: {
      fixture: "copilot/two.jsonl",
      drawn: [
        "summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens",
        "summary manual derived at 15 | dropped e9 e10 e11 | kept e2 | summary e15 | after e10 | 960 → ? tokens",
        "unfinished at 13 × 1",
        "unfinished at 17 × 1",
      ],
    },
    damage: {
      fixture: "copilot/damage.jsonl",
      drawn: ["unknown at 5 × 1", "damaged at 4 × 1", "glued at 5 × 1", "torn at 6 × 1"],
    },
    others: [
      {
        fixture: "copilot/resumed.jsonl",
        drawn: ["summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens"],
      },
      {
        fixture: "copilot/rewind.jsonl",
        drawn: [
          "summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens",
          "truncate auto derived at 14 | dropped e3 | kept e2 e5 e7 e13 | 800 → 600 tokens",
          "doubtful at 14 × 1",
        ],
      },
    ],
  },
  {
    reader: geminiLines,
    none: { fixture: "gemini/none.jsonl", drawn: [] },
    one: {
      fixture: "gemini/one.jsonl",
      drawn: [
        "summary unknown exact at 7 | dropped m1 m2 m2.k1 | kept m4 | injected x2 | summary x1 | 903 → 205 tokens",
      ],
    },
    two: {
      fixture: "gemini/two.jsonl",
      drawn: [
        "summary unknown exact at 7 | dropped m1 m2 m2.k1 | kept m4 | injected x2 | summary x1 | 903 → 205 tokens",
        "summary unknown exact at 12 | dropped m4 x1 x2 m5 m7 | injected y2 | summary y1 | after L7 | 205 → 95 tokens",
      ],
    },
    damage: {
      fixture: "gemini/damage.jsonl",
      drawn: [
        "summary unknown exact at 9 | dropped m1 m2 m2.k1 | kept m4 | injected x2 | summary x1 | 903 → 205 tokens",
        "unknown at 5 × 1",
        "damaged at 3 × 1",
        "glued at 9 × 1",
        "torn at 10 × 1",
      ],
    },
    others: [],
  },
  {
    reader: claudeCode,
    none: { fixture: "claude-code/none.jsonl", drawn: [] },
    one: {
      fixture: "claude-code/one.jsonl",
      drawn: ["summary auto exact at 6 | dropped u1 a1 r1 a2 r2 | injected i1 i2 | summary s1 | 5300 → 1510 tokens"],
    },
    two: {
      fixture: "claude-code/two.jsonl",
      drawn: [
        "summary manual exact at 5 | dropped u1 a1 | kept u2 a2 | summary s1 | 2150 → 960 tokens",
        "summary auto exact at 16 | dropped u2 a2 s1 w1 w2 w3 u3 a3 a4 r1 r2 a5 | kept k1 k2 | injected i1 | summary s2 | after b1 | 1150 → 710 tokens",
      ],
    },
    damage: {
      fixture: "claude-code/damage.jsonl",
      drawn: [
        "replayed at 3 × 1",
        "unknown at 4 × 2",
        "missing-parent at 1 × 1",
        "unfinished at 9 × 1",
        "damaged at 6 × 1",
        "glued at 8 × 1",
        "torn at 10 × 1",
      ],
    },
    others: [
      {
        fixture: "claude-code/fork.jsonl",
        drawn: ["summary auto exact at 6 | dropped u1 a1 r1 a2 r2 | injected i1 i2 | summary s1 | 5300 → 1510 tokens"],
      },
      {
        fixture: "claude-code/rewound-past.jsonl",
        drawn: [
          "summary manual exact at 5 | dropped u1 a1 u2 a2 | summary s1 | 130 → 60 tokens",
          "summary manual exact at 10 | dropped u1 a1 u3 a4 | summary s2 | 150 → 70 tokens",
        ],
      },
    ],
  },
  {
    reader: openhandsLines,
    none: { fixture: "openhands/events-none.jsonl", drawn: [] },
    one: {
      fixture: "openhands/events.jsonl",
      drawn: ["summary unknown exact at 6 | dropped e3 e4 | kept e1 e2 | summary e6-summary"],
    },
    two: {
      fixture: "openhands/events-two.jsonl",
      drawn: [
        "summary unknown exact at 6 | dropped e3 e4 | kept e1 e2 | summary e6-summary",
        "summary auto exact at 9 | dropped e6-summary e7 e8 | kept e1 e2 | summary e9-summary | after e6",
      ],
    },
    damage: {
      fixture: "openhands/damage.jsonl",
      drawn: [
        "summary unknown exact at 6 | dropped e3 e4 | kept e1 e2 | summary e6-summary",
        "damaged at 3 × 1",
        "glued at 6 × 1",
        "torn at 7 × 1",
      ],
    },
    others: [],
  },
  {
    reader: openhandsEvaluation,
    none: { fixture: "openhands/evaluation-none.jsonl", drawn: [] },
    one: {
      fixture: "openhands/evaluation.jsonl",
      drawn: [
        "summary unknown exact at 1 | dropped 2 3 | kept 1 | summary 4-summary | 102 → ? tokens | agent orchard-1",
      ],
    },
    two: {
      fixture: "openhands/evaluation-two.jsonl",
      drawn: [
        "summary unknown exact at 1 | dropped 2 3 | kept 1 | summary 4-summary | 102 → 105 tokens | agent orchard-3",
        "summary unknown exact at 1 | dropped 4-summary 5 | kept 1 | summary 6-summary | after 4 | 105 → ? tokens | agent orchard-3",
      ],
    },
    damage: {
      fixture: "openhands/evaluation-damage.jsonl",
      drawn: [
        "summary unknown exact at 1 | dropped 2 3 | kept 1 | summary 4-summary | 102 → ? tokens | agent orchard-1",
        "torn at 2 × 1",
      ],
    },
    others: [],
  },
  {
    reader: factoryDroid,
    none: { fixture: "factory-droid/none.jsonl", drawn: ["doubtful at 1 × 1"] },
    one: {
      fixture: "factory-droid/one.jsonl",
      drawn: ["summary unknown heuristic at 4 | dropped d1 | summary d2", "doubtful at 1 × 1", "doubtful at 4 × 1"],
    },
    two: {
      fixture: "factory-droid/two.jsonl",
      drawn: [
        "summary unknown heuristic at 4 | dropped d1 | summary d2",
        "summary unknown heuristic at 7 | dropped d2 d3 d4 | summary d5 | after d2",
        "doubtful at 1 × 1",
        "doubtful at 4 × 2",
      ],
    },
    damage: {
      fixture: "factory-droid/damage.jsonl",
      drawn: [
        "summary unknown heuristic at 6 | dropped d1 | summary d2",
        "doubtful at 1 × 1",
        "unknown at 4 × 1",
        "doubtful at 6 × 1",
        "damaged at 2 × 1",
        "glued at 6 × 1",
        "torn at 7 × 1",
      ],
    },
    others: [],
  },
  {
    reader: vscodeChatLines,
    none: { fixture: "vscode-chat/log-none.jsonl", drawn: [] },
    one: {
      fixture: "vscode-chat/log.jsonl",
      drawn: ["summary auto derived at 2 | dropped r1 r1.1 | summary r1.1-summary", "doubtful × 1"],
    },
    two: {
      fixture: "vscode-chat/log-two.jsonl",
      drawn: [
        "summary auto derived at 2 | dropped r1 r1.1 | summary r1.1-summary",
        "summary auto derived at 6 | dropped r1.1-summary r1.2 r2 r2.1 | summary r2.1-summary | after r1.1-summary",
        "doubtful × 2",
      ],
    },
    damage: {
      fixture: "vscode-chat/damage.jsonl",
      drawn: [
        "summary auto derived at 2 | dropped r1 r1.1 | summary r1.1-summary",
        "doubtful × 1",
        "damaged at 3 × 1",
        "glued at 6 × 1",
        "torn at 7 × 1",
      ],
    },
    others: [],
  },
  {
    reader: gooseLines,
    none: { fixture: "goose/lines-none.jsonl", drawn: [] },
    one: {
      fixture: "goose/rewritten.jsonl",
      drawn: ["summary auto heuristic at 2 | dropped ? | injected L3 | summary L2 | gone", "doubtful at 2 × 1"],
    },
    two: { never: "a compaction rewrote the file, so only the last one shows" },
    damage: {
      fixture: "goose/damage.jsonl",
      drawn: [
        "summary auto heuristic at 3 | dropped ? | injected L5 | summary L3 | gone",
        "unknown at 4 × 1",
        "doubtful at 3 × 1",
        "damaged at 2 × 1",
        "glued at 5 × 1",
        "torn at 6 × 1",
      ],
    },
    others: [],
  },
  {
    reader: aider,
    none: { fixture: "aider/two-starts.md", drawn: [] },
    one: { never: "Aider writes none down" },
    two: { never: "Aider writes none down" },
    damage: { fixture: "aider/torn.md", drawn: [] },
    others: [{ fixture: "aider/two-starts.md", drawn: [] }],
  },
  {
    reader: condensed,
    none: { fixture: "condensed.jsonl", drawn: ["lossy-source × 1"] },
    one: { never: "capture tools leave them out" },
    two: { never: "capture tools leave them out" },
    damage: { fixture: "condensed-damage.jsonl", drawn: ["lossy-source × 1", "damaged at 2 × 1", "torn at 4 × 1"] },
    others: [],
  },
  {
    reader: opencode,
    none: { fixture: "opencode/none.json", drawn: [] },
    one: {
      fixture: "opencode/one.json",
      drawn: [
        "summary auto exact at 0 | dropped msg_01 msg_02 prt_02t | kept msg_03 msg_04 prt_04t | summary msg_06 | 1200 → 300 tokens",
      ],
    },
    two: {
      fixture: "opencode/two.json",
      drawn: [
        "summary auto exact at 0 | dropped msg_01 msg_02 prt_02t | kept msg_03 msg_04 prt_04t | summary msg_06 | 1200 → 300 tokens",
        "summary manual exact at 0 | dropped msg_03 msg_04 prt_04t msg_06 msg_07 msg_08 | summary msg_10 | after msg_05 | 300 → 150 tokens",
      ],
    },
    damage: {
      fixture: "opencode/damage.json",
      drawn: [
        "summary auto exact at 0 | dropped msg_01 msg_02 prt_02t | kept msg_03 msg_04 prt_04t | summary msg_06 | 1200 → 300 tokens",
        "summary manual exact at 0 | dropped msg_03 msg_04 prt_04t msg_06 msg_07 msg_08 | summary msg_10 | after msg_05 | 300 → ? tokens",
        "torn × 1",
      ],
    },
    others: [
      {
        fixture: "opencode/tables.json",
        drawn: [
          "summary auto exact at 0 | dropped msg_01 msg_02 prt_02t | kept msg_03 msg_04 prt_04t | summary msg_06 | 1200 → ? tokens",
        ],
      },
    ],
  },
  {
    reader: gemini,
    none: { fixture: "gemini/chat.json", drawn: [] },
    one: {
      fixture: "gemini/checkpoint.json",
      drawn: ["summary unknown heuristic at 0 | dropped ? | kept M0 | injected M2 | summary M1 | gone"],
    },
    two: { never: "a second snapshot takes the place of the first" },
    damage: { fixture: "gemini/damage.json", drawn: ["torn × 1"] },
    others: [],
  },
  {
    reader: openhands,
    none: { fixture: "openhands/none.json", drawn: [] },
    one: {
      fixture: "openhands/one.json",
      drawn: ["summary unknown exact at 0 | dropped e3 e4 | kept e1 e2 | summary e6-summary"],
    },
    two: {
      fixture: "openhands/two.json",
      drawn: [
        "summary unknown exact at 0 | dropped e3 e4 | kept e1 e2 | summary e6-summary",
        "summary auto exact at 0 | dropped e6-summary e7 e8 | kept e1 e2 | summary e9-summary | after e6",
      ],
    },
    damage: {
      fixture: "openhands/damage.json",
      drawn: ["summary unknown exact at 0 | dropped e3 e4 | kept e1 e2 | summary e6-summary", "torn × 1"],
    },
    others: [
      {
        fixture: "openhands/v0-two.json",
        drawn: [
          "summary unknown exact at 0 | dropped 2 3 | kept 1 | summary 4-summary | 102 → 105 tokens",
          "summary unknown exact at 0 | dropped 4-summary 5 | kept 1 | summary 6-summary | after 4 | 105 → ? tokens",
        ],
      },
    ],
  },
  {
    reader: atif,
    none: { fixture: "atif/subagent.json", drawn: [] },
    one: {
      fixture: "atif/suspected.json",
      drawn: ["summary unknown heuristic at 0 | dropped 1 2 | summary 3 | 80 → 30 tokens", "doubtful × 1"],
    },
    two: {
      fixture: "atif/suspected-two.json",
      drawn: [
        "summary unknown heuristic at 0 | dropped 1 2 | summary 3 | 80 → 30 tokens",
        "summary unknown heuristic at 0 | dropped 3 4 5 | summary 6 | after 3 | 30 → 20 tokens",
        "doubtful × 2",
      ],
    },
    damage: {
      fixture: "atif/damage.json",
      drawn: ["summary unknown heuristic at 0 | dropped 1 2 | summary 3 | 80 → ? tokens", "doubtful × 1", "torn × 1"],
    },
    others: [{ fixture: "atif/continued.json", drawn: ["doubtful × 1"] }],
  },
  {
    reader: sweAgent,
    none: { fixture: "swe-agent/none.traj", drawn: [] },
    one: { fixture: "swe-agent/elided.traj", drawn: ["clear auto exact at 0 | dropped H3"] },
    two: {
      fixture: "swe-agent/elided-two.traj",
      drawn: ["clear auto exact at 0 | dropped H3", "clear auto exact at 0 | dropped H5"],
    },
    damage: { fixture: "swe-agent/damage.traj", drawn: ["clear auto exact at 0 | dropped H3", "torn × 1"] },
    others: [{ fixture: "swe-agent/elided-old.traj", drawn: ["clear auto exact at 0 | dropped H3"] }],
  },
  {
    reader: cline,
    none: { fixture: "cline/session.messages.json", drawn: [] },
    one: {
      fixture: "cline/agentic.compaction.json",
      drawn: [
        "summary unknown derived at 0 | dropped ? | kept system c5 c6 | summary s1 | 700 → ? tokens | gone",
        "doubtful × 1",
        "doubtful × 1",
      ],
    },
    two: { never: "the sidecar of the latest overwrites the one before" },
    damage: { fixture: "cline/damage.messages.json", drawn: ["torn × 1"] },
    others: [],
  },
  {
    reader: roo,
    none: { never: "a task without marks is like one of classic Cline" },
    one: { fixture: "roo/fresh-one.json", drawn: ["summary unknown exact at 0 | dropped M0 M1 | summary M2"] },
    two: {
      fixture: "roo/fresh-two.json",
      drawn: [
        "summary unknown exact at 0 | dropped M0 M1 | summary M2",
        "summary unknown exact at 0 | dropped M2 M3 | summary M4 | after c1",
      ],
    },
    damage: {
      fixture: "roo/damage.json",
      drawn: [
        "summary unknown exact at 0 | dropped M0 M1 | summary M2",
        "summary unknown exact at 0 | dropped M2 M3 | summary M4 | after c1",
        "torn × 1",
      ],
    },
    others: [
      {
        fixture: "roo/truncated.json",
        drawn: ["truncate auto exact at 0 | dropped M1 M2.result | kept M0 | injected M3", "doubtful × 1"],
      },
    ],
  },
  {
    reader: clineClassic,
    none: { fixture: "cline/classic.json", drawn: [] },
    one: { never: "told by the log beside it" },
    two: { never: "told by the log beside it" },
    damage: { fixture: "cline/classic-damage.json", drawn: ["torn × 1"] },
    others: [{ fixture: "roo/fresh-none.json", drawn: [] }],
  },
  {
    reader: taskLog,
    none: { fixture: "roo/old/ui_messages.json", drawn: ["lossy-source × 1"] },
    one: { never: "the log only shows a history" },
    two: { never: "the log only shows a history" },
    damage: { fixture: "roo/old-damage.ui_messages.json", drawn: ["lossy-source × 1", "torn × 1"] },
    others: [],
  },
  {
    reader: hermes,
    none: { fixture: "hermes/none.json", drawn: ["doubtful × 1"] },
    one: {
      fixture: "hermes/one.json",
      drawn: ["summary unknown derived at 0 | dropped 2 3 | kept 1 5 6 | summary 8", "doubtful × 1"],
    },
    two: {
      fixture: "hermes/two.json",
      drawn: [
        "summary unknown derived at 0 | dropped 1 2 | kept 3 | summary 4",
        "summary unknown derived at 0 | dropped 3 4 6 | kept 7 | injected 9.own | summary 9 | after 4",
        "doubtful × 1",
      ],
    },
    damage: { fixture: "hermes/damage.json", drawn: ["doubtful × 1", "torn × 1"] },
    others: [
      {
        fixture: "hermes/unsaid.json",
        drawn: ["summary unknown derived at 0 | dropped 1 | kept 2", "doubtful × 1", "doubtful × 1"],
      },
    ],
  },
  {
    reader: goose,
    none: { fixture: "goose/none.json", drawn: [] },
    one: { fixture: "goose/one.json", drawn: ["summary auto exact at 0 | dropped 1 2 3 4 | injected 6 7 | summary 5"] },
    two: {
      fixture: "goose/two.json",
      drawn: [
        "summary auto exact at 0 | dropped 1 2 3 4 | injected 6 7 | summary 5",
        "summary manual exact at 0 | dropped 5 6 7 8 | injected 10 | summary 9 | after 5",
      ],
    },
    damage: {
      fixture: "goose/damage.json",
      drawn: [
        "summary auto exact at 0 | dropped 1 2 3 4 | injected 6 7 | summary 5",
        "summary manual exact at 0 | dropped 5 6 7 8 | injected 10 | summary 9 | after 5",
        "torn × 1",
      ],
    },
    others: [
      {
        fixture: "goose/exported.json",
        drawn: [
          "summary auto exact at 0 | dropped g1 g2 g3 g4 | injected g6 g7 | summary g5",
          "summary manual exact at 0 | dropped g5 g6 g7 g8 | injected g10 | summary g9 | after g5",
        ],
      },
    ],
  },
  {
    reader: langmem,
    none: { fixture: "langmem/none.json", drawn: [] },
    one: { fixture: "langmem/one.json", drawn: ["summary auto exact at 0 | dropped l1 l2 l3 | summary l3-summary"] },
    two: { never: "the state holds one running summary" },
    damage: {
      fixture: "langmem/damage.json",
      drawn: ["summary auto exact at 0 | dropped l1 l2 l3 | summary l3-summary", "torn × 1"],
    },
    others: [
      {
        fixture: "langmem/unreadable-set.json",
        drawn: ["summary auto derived at 0 | dropped l1 l2 | summary l2-summary"],
      },
    ],
  },
  {
    reader: vscodeChat,
    none: { fixture: "vscode-chat/none.json", drawn: [] },
    one: {
      fixture: "vscode-chat/summarised.json",
      drawn: ["summary auto derived at 0 | dropped r1 r1.1 r1.1.p1 r1.2 | summary r1.2-summary", "doubtful × 1"],
    },
    two: {
      fixture: "vscode-chat/two.json",
      drawn: [
        "summary auto derived at 0 | dropped r1 r1.1 r1.1.p1 r1.2 | summary r1.2-summary",
        "summary auto derived at 0 | dropped r1.2-summary r1.3 r2 r2.1 | summary r2.1-summary | after r1.2-summary",
        "doubtful × 2",
      ],
    },
    damage: {
      fixture: "vscode-chat/damage.json",
      drawn: [
        "summary auto derived at 0 | dropped r1 r1.1 r1.1.p1 r1.2 | summary r1.2-summary",
        "doubtful × 1",
        "torn × 1",
      ],
    },
    others: [],
  },
  {
    reader: responses,
    none: { fixture: "responses/none.json", drawn: [] },
    one: {
      fixture: "responses/compacted.json",
      drawn: [
        "summary unknown derived at 0 | dropped I1 I2 | kept instructions I0 | summary unreadable | ? → 50 tokens",
      ],
    },
    two: {
      fixture: "responses/two.json",
      drawn: [
        "summary unknown derived at 0 | dropped I1 I2 | kept instructions I0 | summary unreadable",
        "summary unknown derived at 0 | dropped I5 I6 | kept instructions I0 I4 | summary unreadable | after cmp_1 | ? → 50 tokens",
      ],
    },
    damage: {
      fixture: "responses/damage.json",
      drawn: ["summary unknown derived at 0 | dropped I1 I2 | kept instructions I0 | summary unreadable", "torn × 1"],
    },
    others: [
      {
        fixture: "responses/gone.json",
        drawn: ["summary unknown derived at 0 | dropped ? | kept I0 | summary unreadable | gone"],
      },
    ],
  },
  {
    reader: anthropicEdits,
    none: { never: "without an edit it is a plain message array" },
    one: { fixture: "messages/cleared.json", drawn: ["clear auto derived at 0 | dropped M2.result", "doubtful × 1"] },
    two: { never: "a log is one request" },
    damage: { never: "the edits stand at the end, behind any damage" },
    others: [
      {
        fixture: "messages/cleared-thinking.json",
        drawn: ["clear auto derived at 0 | dropped M2.result", "doubtful × 1"],
      },
    ],
  },
  {
    reader: cursor,
    none: { fixture: "cursor/none.jsonl", drawn: [] },
    one: { never: "Cursor marks none" },
    two: { never: "Cursor marks none" },
    damage: {
      fixture: "cursor/damage.jsonl",
      drawn: ["unknown at 3 × 1", "damaged at 1 × 1", "glued at 4 × 1", "torn at 5 × 1"],
    },
    others: [],
  },
  {
    reader: messageLines,
    none: { fixture: "messages/lines-none.jsonl", drawn: [] },
    one: { fixture: "messages/lines.jsonl", drawn: ["summary unknown exact at 3 | dropped L1 L2 | summary L3"] },
    two: {
      fixture: "messages/lines-two.jsonl",
      drawn: [
        "summary unknown exact at 3 | dropped L1 L2 | summary L3",
        "summary unknown exact at 5 | dropped L3 L4 | summary L5 | after L3",
      ],
    },
    damage: {
      fixture: "messages/lines-damage.jsonl",
      drawn: [
        "summary unknown exact at 4 | dropped L1 L3 | summary L4",
        "damaged at 2 × 1",
        "glued at 4 × 1",
        "torn at 5 × 1",
      ],
    },
    others: [],
  },
  {
    reader: messages,
    none: { fixture: "messages/openai.json", drawn: [] },
    one: {
      fixture: "messages/compaction-block.json",
      drawn: ["summary unknown exact at 0 | dropped M0 M1 | summary M2"],
    },
    two: {
      fixture: "messages/compaction-blocks-two.json",
      drawn: [
        "summary unknown exact at 0 | dropped M0 M1 | summary M2",
        "summary unknown exact at 0 | dropped M2 M2.after M3 M4 M5 | summary M6 | after M2",
      ],
    },
    damage: {
      fixture: "messages/damage.json",
      drawn: ["summary unknown exact at 0 | dropped M0 M1 | summary M2", "torn × 1"],
    },
    others: [
      { fixture: "messages/cleared-none.json", drawn: [] },
      { fixture: "messages/cleared-damage.json", drawn: ["torn × 1"] },
    ],
  },
  {
    reader: plain,
    none: { fixture: "plain-none.txt", drawn: [] },
    one: { fixture: "plain-one.txt", drawn: ["summary unknown exact at 9 | dropped L2 L4 L8 | kept L1 | summary L9"] },
    two: {
      fixture: "plain-two.txt",
      drawn: [
        "summary unknown exact at 9 | dropped L2 L4 L8 | kept L1 | summary L9",
        "summary unknown exact at 12 | dropped L9 L10 L11 | kept L1 | summary L12 | after L9",
      ],
    },
    damage: { never: "any line of text is one of a turn" },
    others: [],
  },
];

/** The reader that takes a fixture. */
function readerOf(fixture: string): Reader | undefined {
  const text = readFileSync(fixturePath(fixture), "utf8");
  const byLine = sniff(headOf(fixture, text));
  if (byLine?.unit === "line") return byLine;
  return opensDocument(text) ? recognise(text, fixture)?.reader : undefined;
}

const shapes = (row: Row): readonly (readonly [string, Shape])[] => [
  ["no compaction", row.none],
  ["one compaction", row.one],
  ["two compactions", row.two],
  ["damage", row.damage],
  ...row.others.map((shape) => ["another way", shape] as const),
];

it("every reader has a row in the table, and no other", () => {
  expect(new Set(table.map(({ reader }) => reader))).toEqual(new Set(readers));
  expect(table).toHaveLength(readers.length);
});

describe.each(table.map((row) => [`${row.reader.format}, read by ${row.reader.unit}`, row] as const))(
  "%s",
  (_name, row) => {
    it.each(shapes(row))("%s", (_what, shape) => {
      if ("never" in shape) {
        expect(shape.never).not.toBe("");
        return;
      }
      const session = readFixture(shape.fixture);
      expect([...drawCompactions(session), ...drawProblems(session)]).toEqual(shape.drawn);
    });

    it("takes its own sessions", () => {
      for (const [, shape] of shapes(row))
        if ("fixture" in shape)
          expect([shape.fixture, readerOf(shape.fixture)?.format]).toEqual([shape.fixture, row.reader.format]);
    });

    it("counts as many compactions as there are, and tells of damage", () => {
      const count = (shape: Shape): number | undefined =>
        "fixture" in shape ? readFixture(shape.fixture).compactions.length : undefined;
      expect([count(row.none) ?? 0, count(row.one) ?? 1, count(row.two) ?? 2]).toEqual([0, 1, 2]);
      const torn =
        "fixture" in row.damage && row.reader.format !== "aider" ? readFixture(row.damage.fixture).problems : undefined;
      if (torn) expect(torn.some(({ kind }) => kind === "torn" || kind === "damaged")).toBe(true);
    });
  },
);
