/** Values that the agent's own edit took out of what it had written (spec §3, superseded). */
import { failedCalls } from "../failed-calls.ts";
import { groupedBy } from "../groups.ts";
import type { Item, Passage } from "../item.ts";
import { useOf as wayOf } from "../need/use.ts";
import { isTakenOut } from "../taken-out.ts";
import type { Ground } from "./ground.ts";

/**
 * The last to name it, tools' prints aside, is the removed side of an edit, and nothing puts it back or wrote it into another file. An
 * edit that failed has neither taken out nor written anything.
 * What somebody else named stays, and so does what the agent worked on without ever having written it down.
 */
export function isEditedOut(places: readonly Item[], { region }: Ground): boolean {
  const passageOf = ({ passage }: Item): Passage | undefined => region.passages[passage];
  const changedNothing = failedCalls(region.passages);
  const named = places.filter((place) => {
    const passage = passageOf(place);
    return passage !== undefined && !isPrinted(passage) && !(changedNothing.has(passage) && isContent(passage));
  });
  const last = named.at(-1);
  const ending = last && passageOf(last);
  if (!last || !ending || !isTakenOut(ending, last.span.start)) return false;
  const written = named.filter((place) => isWritten(place, passageOf(place)));
  const files = filesOf(region.passages);
  const own = files(ending.record);
  return (
    written.every(
      (place) => passageOf(place)?.record !== ending.record && isSameFile(files(passageOf(place)?.record), own),
    ) && named.every((place) => mayGo(passageOf(place), written.length > 0))
  );
}

/** What the agent gave a tool to write, or to look for and replace. */
const isContent = (passage: Passage): boolean => wayOf(passage, undefined) === "written";

/** What a tool printed names nothing: the echo of an edit repeats what went. */
const isPrinted = (passage: Passage): boolean => passage.provenance === "tool" && passage.key === undefined;

const isWritten = ({ span }: Item, passage: Passage | undefined): boolean =>
  passage !== undefined && wayOf(passage, undefined) === "written" && !isTakenOut(passage, span.start);

/** Whether what stands in a passage may go with an edit. */
function mayGo(passage: Passage | undefined, wasWritten: boolean): boolean {
  switch (passage && wayOf(passage, undefined)) {
    case "assistant":
    case "written":
    case "result":
      return true;
    case "act":
    case "command":
      return wasWritten;
    default:
      return false;
  }
}

/** Where either does not say which file it changes, it may be the same. */
const isSameFile = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((file) => other.includes(file));

/** The files that the calls of a record change. */
function filesOf(passages: readonly Passage[]): (record: number | undefined) => readonly string[] {
  const known = edited.get(passages) ?? groupedBy(passages.filter(isAddress), ({ record }) => record);
  edited.set(passages, known);
  return (record) => (record === undefined ? [] : (known.get(record) ?? []).map(({ text }) => text));
}

const edited = new WeakMap<readonly Passage[], ReadonlyMap<number | undefined, readonly Passage[]>>();

const isAddress = (passage: Passage): boolean => passage.form === "value" && wayOf(passage, undefined) === "edit";
