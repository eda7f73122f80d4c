/** Duties that an agent keeps in a tool of its own: todo lists, task tools, plan mode. The last state wins. */

import type { Passage } from "../item.ts";
import { blocksOf } from "../markdown.ts";
import { type Duty, statusOf } from "./duty.ts";
import { isPlanArgument, markedStatus } from "./prose.ts";

/** Duties of the tools' last lists, tasks and plan, as they stand at the end of the passages. */
export function dutiesOfTools(passages: readonly Passage[]): readonly Duty[] {
  return [...lastList(passages), ...tasksOf(passages), ...lastPlan(passages)];
}

/** A list of tasks replaces the list before it, whole: Claude Code, Codex, opencode, Gemini, OpenHands, Roo. */
function lastList(passages: readonly Passage[]): readonly Duty[] {
  for (let index = passages.length - 1; index >= 0; index--) {
    const passage = passages[index];
    if (!passage || passage.key === undefined || !LIST_KEYS.test(passage.key)) continue;
    const duties = dutiesOfJson(passages, index) ?? dutiesOfBoxes(passage, index);
    if (duties) return duties;
  }
  return [];
}

const LIST_KEYS = /^(?:[a-zA-Z0-9_]{1,30}\.){0,3}(?:todos|todo|tasks|task_list|plan|todoList|items)$/;

/** A JSON list; the wording of each task stands in a passage of its own behind it, where the reader gives one. */
function dutiesOfJson(passages: readonly Passage[], index: number): readonly Duty[] | undefined {
  const list = passages[index];
  const tasks = list ? parsedList(list.text) : undefined;
  if (!list || !tasks) return undefined;
  return tasks.flatMap((task, at) => {
    const wording = wordingOf(task);
    if (wording === undefined) return [];
    const found = wordingPassage(passages, index, at, wording);
    const span = found === undefined ? spanIn(list.text, wording) : { start: 0, end: wording.length };
    return [
      { subtype: "todo" as const, text: wording, span, passage: found ?? index, status: stateOf(task), abort: false },
    ];
  });
}

type Task = Readonly<Record<string, unknown>>;

function parsedList(text: string): readonly Task[] | undefined {
  if (!text.trimStart().startsWith("[")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isTask) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isTask = (value: unknown): value is Task =>
  typeof value === "object" && value !== null && (wordingOf(value as Task) !== undefined || "status" in value);

const WORDING_KEYS = ["content", "step", "title", "subject", "description", "text", "task"] as const;

function wordingOf(task: Task): string | undefined {
  for (const key of WORDING_KEYS) if (typeof task[key] === "string" && task[key] !== "") return task[key];
  return undefined;
}

function stateOf(task: Task): Duty["status"] {
  if (typeof task.status === "string") return statusOf(task.status);
  return task.completed === true || task.done === true ? "done" : "open";
}

/** The passage that holds the wording of the task at `at`: same record, key `todos.0.content`. */
function wordingPassage(passages: readonly Passage[], list: number, at: number, wording: string): number | undefined {
  const prefix = `${passages[list]?.key}.${at}.`;
  for (let index = list + 1; index < passages.length; index++) {
    const passage = passages[index];
    if (passage?.record !== passages[list]?.record) return undefined;
    if (passage?.key?.startsWith(prefix) && passage.text === wording) return index;
  }
  return undefined;
}

function spanIn(text: string, wording: string): { start: number; end: number } {
  const quoted = JSON.stringify(wording).slice(1, -1);
  const start = text.indexOf(quoted);
  return start === -1 ? { start: 0, end: text.length } : { start, end: start + quoted.length };
}

/** A list written as check boxes in one string. */
function dutiesOfBoxes(passage: Passage, index: number): readonly Duty[] | undefined {
  const duties: Duty[] = [];
  for (const match of passage.text.matchAll(/^[ \t]{0,12}(?:[-*] )?\[([ xX~-])\] ([^\n]{1,1000})$/gm)) {
    const [line, box = " ", text = ""] = match;
    const start = match.index + line.length - text.length;
    const status =
      box === " " ? "open" : /x/i.test(box) ? "done" : passage.tool === "update_todo_list" ? "open" : "cancelled";
    duties.push({
      subtype: "todo",
      text,
      span: { start, end: start + text.length },
      passage: index,
      status,
      abort: false,
    });
  }
  return duties.length === 0 ? undefined : duties;
}

interface Created {
  id: string | undefined;
  duty: Duty;
}

/** Tasks made and changed one at a time (`TaskCreate`, `TaskUpdate`). A task's number stands in the call's result. */
function tasksOf(passages: readonly Passage[]): readonly Duty[] {
  const tasks: Created[] = [];
  let update: { id?: string; status?: string; subject?: string; record: number | undefined } | undefined;
  const settle = (): void => {
    const task =
      update?.id === undefined ? undefined : tasks.find(({ id }, at) => (id ?? String(at + 1)) === update?.id);
    if (task && update?.status !== undefined) task.duty = { ...task.duty, status: statusOf(update.status) };
    update = undefined;
  };
  for (const [index, { tool, key, text, record }] of passages.entries()) {
    if (tool === "TaskCreate" && key === "subject")
      tasks.push({
        id: undefined,
        duty: {
          subtype: "todo",
          text,
          span: { start: 0, end: text.length },
          passage: index,
          status: "open",
          abort: false,
        },
      });
    else if (tool === "TaskCreate" && key === undefined) numberLast(tasks, text);
    else if (tool === "TaskUpdate" && (key === "taskId" || key === "status" || key === "subject")) {
      const field = key === "taskId" ? "id" : key;
      if (update && (update[field] !== undefined || update.record !== record)) settle();
      update = { ...(update ?? { record }), [field]: text };
    }
  }
  settle();
  return tasks.map(({ duty }) => duty);
}

function numberLast(tasks: readonly Created[], result: string): void {
  const id = /#(\d{1,6})/.exec(result)?.[1];
  const task = tasks.find((each) => each.id === undefined);
  if (task && id !== undefined) task.id = id;
}

/** The entries of the last plan that plan mode put before the user. */
function lastPlan(passages: readonly Passage[]): readonly Duty[] {
  const index = passages.findLastIndex(isPlanArgument);
  const plan = passages[index];
  if (!plan) return [];
  return blocksOf(plan.text).flatMap((block) => {
    if (block.kind !== "item" || 1 < block.level) return [];
    const text = plan.text.slice(block.span.start, block.span.end);
    return [
      {
        subtype: "plan" as const,
        text,
        span: block.span,
        passage: index,
        status: block.task ?? markedStatus(text),
        abort: false,
      },
    ];
  });
}
