/** From a session to the tree of its compactions: what each carried, lost, and what of it will be needed (spec §8). */
import { addressOf } from "../digest.ts";
import type { Obligation, Passage } from "../item.ts";
import { passagesOfSession } from "../passages.ts";
import type { Compaction, Session } from "../session.ts";
import type { SurvivalOptions } from "../survival.ts";
import { beyondWindows } from "../window-limits.ts";
import { atRiskOf } from "./at-risk.ts";
import { continuationEnd, continuationOf, usesAny } from "./continuation.ts";
import { extentOf } from "./extent.ts";
import { fatesOf } from "./fates.ts";
import type { Generation, Lineage } from "./generation.ts";
import { isVerifiable, judge } from "./loss.ts";
import { parentsFirst } from "./order.ts";
import { original } from "./origin.ts";
import { carriedOn, deadSince, emptyLedger, figures, type Ledger } from "./originals.ts";
import { repeatedInventions } from "./reborn.ts";
import { counts } from "./sentence.ts";
import { talliesOf, unknownTallies } from "./tallies.ts";
import { tokensOf } from "./tokens.ts";
import { globally, indexOfPassages, inSession, type PassageIndex, type Window, windowOf } from "./window.ts";

/** What the lineage may be told besides the session. */
export interface LineageOptions {
  /** Texts that the agent re-reads whole after every compaction, by name: what they hold is not at risk. */
  readonly carriers?: SurvivalOptions["carriers"];
  /** What an earlier look at the same session found: generations that did not change are not followed again. */
  readonly memory?: LineageMemory;
}

/** Generations by the id of their compaction, kept from look to look while a session grows. Made by whoever follows it. */
export type LineageMemory = Map<string, Remembered>;

interface Remembered {
  /** What the generation was made from. */
  readonly key: string;
  /** Where the continuation ended that its lost handles were looked for in. */
  readonly until: number;
  readonly grown: Grown;
}

/** The generations of a session, parents before children. Depth counts from 1 for a summary of raw turns; a clear adds none. */
export function lineageOf(session: Session, options: LineageOptions = {}): Lineage {
  const steps = lineageSteps(session, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, one generation a step, for whoever has other things to do in between. */
export function* lineageSteps(session: Session, options: LineageOptions = {}): Generator<undefined, Lineage> {
  const { memory } = options;
  const passages = passagesOfSession(session);
  const soil: Soil = { session, passages, indexOf: indexOfPassages(passages), carriers: options.carriers ?? [] };
  const grown = new Map<string, Grown>();
  const generations: Generation[] = [];
  for (const compaction of parentsFirst(session.compactions)) {
    const parent = compaction.parent === undefined ? undefined : grown.get(compaction.parent);
    const until = continuationEnd(session, compaction);
    const key = memory ? keyOf(session, compaction, memory) : "";
    const known = memory?.get(compaction.id);
    const next =
      known?.key === key ? used(known, until, session, compaction) : grow(compaction, parent, soil, generations);
    memory?.set(compaction.id, { key, until, grown: next });
    grown.set(compaction.id, next);
    generations.push(next.generation);
    yield;
  }
  const { format, records, problems } = session;
  return { format, records: records.length, problems: [...problems, ...unsearched(session)], generations };
}

/** Everything that a generation is made from, while the records of its session stay what they are. */
function keyOf(session: Session, compaction: Compaction, memory: LineageMemory): string {
  const { region, kept, injected, parent, ...rest } = compaction;
  const lists = [region, kept, injected].map((list) => [list.length, list[0], list.at(-1), list.reduce(add, 0)]);
  const missing = session.problems.filter(({ kind }) => kind === "missing-parent").map(({ line }) => line);
  const before = parent === undefined ? "" : (memory.get(parent)?.key ?? "");
  return JSON.stringify([rest, lists, missing, beyondWindows(session).size, session.cwd, addressOf(before)]);
}

const add = (sum: number, each: number): number => sum + each;

/** A generation that is known already, with the continuation as it is now. */
function used(known: Remembered, until: number, session: Session, compaction: Compaction): Grown {
  const { grown } = known;
  if (known.until === until) return grown;
  const later = continuationOf(session, compaction);
  const atRisk = grown.generation.atRisk.map((risk, index) => ({
    ...risk,
    usedAfter: usesAny(later, grown.spellings[index] ?? []),
  }));
  return { ...grown, generation: { ...grown.generation, atRisk } };
}

/** Tool output that no window can have held is not searched; that is said. */
function unsearched(session: Session): Lineage["problems"] {
  const beyond = beyondWindows(session);
  const [first] = beyond;
  if (first === undefined) return [];
  const line = Math.min(...[...beyond].map((index) => session.records[index]?.line ?? 0));
  const message = "tool output that lies further back than its window reached was not searched";
  return [{ kind: "doubtful", line, count: beyond.size, message }];
}

/** A generation with the account of what was originally said. */
interface Grown {
  readonly generation: Generation;
  readonly ledger: Ledger;
  /** The spellings of each handle at risk. */
  readonly spellings: readonly (readonly string[])[];
}

/** Rules that an earlier summary carried on belong to whoever said them first. */
const givenBack = (
  survival: Generation["survival"],
  compaction: Compaction,
  generations: readonly Generation[],
): Generation["survival"] =>
  survival.map((fate) =>
    fate.item.kind === "handle"
      ? fate
      : { ...fate, item: original(fate.item, compaction, { lineage: { generations } }) },
  );

/** What is the same for every generation of a session. */
interface Soil {
  readonly session: Session;
  readonly passages: readonly Passage[];
  readonly indexOf: PassageIndex;
  readonly carriers: Window["carriers"];
}

function grow(
  compaction: Compaction,
  parent: Grown | undefined,
  { session, passages, indexOf, carriers }: Soil,
  generations: readonly Generation[],
): Grown {
  const window = windowOf(session, compaction, carriers);
  const known = isVerifiable(compaction);
  const fates = known ? fatesOf(window, session, compaction) : { survival: [], invented: [] };
  const { survival } = fates;
  const { survival: placed, invented: made } = inSession(window, indexOf, fates);
  const invented = [...made, ...(known ? repeatedOf(placed, compaction, parent, window, indexOf) : [])];
  const given = givenBack(placed, compaction, generations);
  const weighed = given.filter((fate) => counts(fate, { passages, session }));
  const before = parent?.ledger ?? emptyLedger();
  const ledger = known ? carriedOn(before, weighed) : before;
  const tallies = known ? talliesOf(weighed, invented) : unknownTallies(window, session);
  const place = globally(window.region, indexOf);
  const { summary } = compaction;
  const { id, kind, trigger, confidence, line, retained } = compaction;
  const risks = atRiskOf(session, compaction, window, survival);
  const optional = {
    parent: parent && compaction.parent,
    time: compaction.time,
    agent: compaction.agent,
    copied: compaction.copied,
  };
  const generation: Generation = {
    id,
    ...present(optional),
    depth: depthOf(compaction, parent?.generation.depth),
    kind,
    trigger,
    confidence,
    line,
    region: extentOf(session, compaction),
    summary: {
      opaque: summary.opaque,
      line: lineOf(session, summary.record) ?? line,
      chars: window.surviving.passages.filter(({ record }) => record === summary.record).reduce(addLength, 0),
      ...(summary.record === undefined ? {} : { record: summary.record }),
    },
    tokens: tokensOf(session, compaction),
    ...tallies,
    originals: { handles: figures(ledger.handles), rules: figures(ledger.rules) },
    atRisk: risks.map(({ risk }) => ({ ...risk, item: place(risk.item) })),
    retained,
    ...judge({
      compaction,
      tallies,
      orphans: deadSince(before, ledger),
      verbatim: isVerbatim(window, session, compaction),
    }),
    survival: given,
    invented,
    obligations: window.region.obligations.filter(isOpen).map(place),
  };
  return { generation, ledger, spellings: risks.map(({ spellings }) => spellings) };
}

/** What the parent's summary made up and this one repeats. */
function repeatedOf(
  survival: Generation["survival"],
  { summary }: Compaction,
  parent: Grown | undefined,
  window: Window,
  indexOf: PassageIndex,
): Generation["invented"] {
  if (!parent || parent.generation.invented.length === 0) return [];
  const place = globally(window.surviving, indexOf);
  return repeatedInventions({ parent: parent.generation, survival, window, summary: summary.record, place });
}

/** A clear blanks results and truncation of nothing that was summarized starts a chain of its own. */
function depthOf({ kind }: Compaction, parentDepth: number | undefined): number {
  return (parentDepth ?? 0) + (kind === "clear" ? 0 : 1);
}

const lineOf = (session: Session, record: number | undefined): number | undefined =>
  record === undefined ? undefined : session.records[record]?.line;

const addLength = (sum: number, { text }: { readonly text: string }): number => sum + text.trim().length;

const isOpen = ({ status }: Obligation): boolean => status === "open";

/** Every text of the region stands word for word in what survives. */
function isVerbatim({ region, surviving, carriers }: Window, session: Session, compaction: Compaction): boolean {
  const beyond = beyondWindows(session);
  if (0 < beyond.size && compaction.region.some((index) => beyond.has(index))) return false;
  const texts = new Set([...surviving.passages, ...carriers].map(({ text }) => text));
  return region.passages.every(({ text }) => texts.has(text));
}

/** The fields that are there; an absent field is left out, not undefined. */
function present<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
