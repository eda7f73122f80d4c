import { expect, test } from "vitest";
import { withAfterwards } from "../../../engine/afterwards/index.ts";
import type { Lineage } from "../../../engine/lineage/generation.ts";
import { type LineageMemory, lineageOf } from "../../../engine/lineage/index.ts";
import { readDocument } from "../../../engine/readers/index.ts";
import { read } from "../../../engine/reading.ts";
import type { Session } from "../../../engine/session.ts";
import { notations, type Script } from "../../harness/story.ts";
import { broken, diverged, effects, failures, invented, queries, retried } from "./stories.ts";

const SAID = [...diverged, ...retried, ...broken, ...failures, ...effects, ...invented, ...queries];

function sessionOf(script: Script): Session {
  const source = { name: "session.jsonl", text: notations[0]?.write(script) ?? "" };
  const session = readDocument(source);
  if (!session) throw new Error("a story is a session");
  return session;
}

function followed(session: Session, memory?: LineageMemory): Lineage {
  const { passages, items } = read({ name: "session.jsonl" }, { session });
  return withAfterwards(lineageOf(session, memory ? { memory } : {}), { session, passages, items });
}

const mishapsOf = ({ generations }: Lineage) => generations.map(({ afterwards }) => afterwards);

test("a session that is followed while it grows says in the end what it says when it is read at once", () => {
  for (const { script } of SAID) {
    const whole = sessionOf(script);
    const memory: LineageMemory = new Map();
    const lastSummary = Math.max(0, ...whole.compactions.map(({ summary }) => summary.record ?? 0));
    for (let length = lastSummary + 1; length < whole.records.length; length += 1)
      followed({ ...whole, records: whole.records.slice(0, length) }, memory);
    expect(mishapsOf(followed(whole, memory))).toEqual(mishapsOf(followed(sessionOf(script))));
  }
});

test("two compactions one after the other are told of alike, whatever was looked at before", () => {
  const script = SAID.flatMap(({ script: own }) => own);
  const whole = sessionOf(script);
  const memory: LineageMemory = new Map();
  followed(whole, memory);
  expect(mishapsOf(followed(whole, memory))).toEqual(mishapsOf(followed(sessionOf(script))));
});
