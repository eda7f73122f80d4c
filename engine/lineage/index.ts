/** From a session to the tree of its compactions: what each carried, lost, and what of it will be needed (spec §8). */
import { addressOf } from "../digest.ts";
import type { Item, Obligation, Passage } from "../item.ts";
import { type NeedInput, rankByNeed } from "../need.ts";
import { passagesOfSession } from "../passages.ts";
import type { Compaction, Session } from "../session.ts";
import { findFirst, pileUp } from "../survival/haystack.ts";
import { type Survival, type SurvivalOptions, survive } from "../survival.ts";
import type { Span } from "../text.ts";
import { beyondWindows } from "../window-limits.ts";
import { continuationEnd, continuationOf, usesAny } from "./continuation.ts";
import type { AtRisk, Generation, Lineage } from "./generation.ts";
import { isVerifiable, judge } from "./loss.ts";
import { parentsFirst } from "./order.ts";
import { original } from "./origin.ts";
import { carriedOn, emptyLedger, figures, type Ledger } from "./originals.ts";
import { repeatedInventions } from "./reborn.ts";
import { counts } from "./sentence.ts";
import { emptyTally, isGone, tallyOf } from "./tally.ts";
import { tokensOf } from "./tokens.ts";
import { globally, INJECTED, indexOfPassages, inSession, type PassageIndex, type Window, windowOf } from "./window.ts";

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

/** At most so many lost handles are ranked and listed, and so many of them whether they live on somewhere or not. */
const AT_RISK = 50;
const FIRST = 20;

/** The first of a ranking, and below them those that are lost altogether: what lives on under another name is seldom asked for so far down. */
function listed(ranked: ReturnType<typeof rankByNeed>): ReturnType<typeof rankByNeed> {
  const lost = ranked.slice(FIRST).filter(({ survives }) => survives === undefined);
  const others = ranked.slice(FIRST).filter(({ survives }) => survives !== undefined);
  const chosen = new Set([...ranked.slice(0, FIRST), ...lost, ...others].slice(0, AT_RISK));
  return ranked.filter((needed) => chosen.has(needed));
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
  const indexOf = indexOfPassages(session);
  const { memory } = options;
  const grown = new Map<string, Grown>();
  const generations: Generation[] = [];
  for (const compaction of parentsFirst(session.compactions)) {
    const parent = compaction.parent === undefined ? undefined : grown.get(compaction.parent);
    const until = continuationEnd(session, compaction);
    const key = memory ? keyOf(session, compaction, memory) : "";
    const known = memory?.get(compaction.id);
    const next =
      known?.key === key
        ? used(known, until, session, compaction)
        : grow(session, compaction, parent, indexOf, options, generations);
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

function grow(
  session: Session,
  compaction: Compaction,
  parent: Grown | undefined,
  indexOf: PassageIndex,
  options: LineageOptions,
  generations: readonly Generation[],
): Grown {
  const window = windowOf(session, compaction, options.carriers ?? []);
  const known = isVerifiable(compaction);
  const fates = known ? fatesOf(window, session, compaction) : { survival: [], invented: [] };
  const { survival } = fates;
  const { survival: placed, invented: made } = inSession(window, indexOf, fates);
  const invented = [...made, ...(known ? repeatedOf(placed, compaction, parent, window, indexOf) : [])];
  const given = givenBack(placed, compaction, generations);
  const passages = passagesOfSession(session);
  const weighed = given.filter((fate) => counts(fate, { passages, session }));
  const before = parent?.ledger ?? emptyLedger;
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
      ancestors: inherited(before, ledger),
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

function fatesOf(
  { region, surviving, carriers }: Window,
  session: Session,
  compaction: Compaction,
): ReturnType<typeof survive> {
  const { cwd } = session;
  const { survival, invented } = survive(region, surviving, {
    carriers,
    obligations: region.obligations,
    heard: (word) => wasHeard(word, session, compaction),
    ...(cwd === undefined ? {} : { cwd }),
  });
  if (compaction.kind === "clear" || compaction.kind === "truncate")
    return { survival: survival.map(withoutInstead), invented: [] };
  return { survival, invented: isHeadless(compaction, session) ? [] : invented };
}

/** Where nothing was written in place of the region, nothing stands in for what went: it is kept or lost. */
const withoutInstead = (fate: Survival): Survival => {
  if (fate.state !== "altered" && fate.state !== "weakened") return fate;
  const { instead: _, ...lost } = fate;
  return { ...lost, state: "lost" };
};

/** Whether a word stands in the thoughts of the agent, in what came before the region, or in what the session is called. */
function wasHeard(word: string, { records, id, cwd }: Session, { region, summary }: Compaction): boolean {
  if (id?.includes(word) || cwd?.includes(word)) return true;
  const last = region.at(-1) ?? -1;
  return records.some(
    ({ texts }, index) => index <= last && index !== summary.record && texts.some(({ text }) => text.includes(word)),
  );
}

/** Rows before the region, or of it, are not in the file: what stood there may support whatever seems invented. */
function isHeadless({ parent, region }: Compaction, { problems, records }: Session): boolean {
  const lines = region.map((index) => records[index]?.line ?? 0).filter((line) => line > 0);
  const first = parent === undefined ? 0 : Math.min(...lines.slice(0, 1));
  const last = lines.at(-1) ?? 0;
  return problems.some(({ kind, line = 0 }) => kind === "missing-parent" && first <= line && line <= last);
}

function talliesOf(
  survival: Generation["survival"],
  invented: Generation["invented"],
): Pick<Generation, "handles" | "constraints" | "negativeFacts"> {
  return {
    handles: tallyOf("handle", survival, invented),
    constraints: tallyOf("constraint", survival, invented),
    negativeFacts: tallyOf("negative_fact", survival, invented),
  };
}

/** Nothing is called kept or lost where the summary cannot be read; only how much there was is known. */
function unknownTallies(
  { region }: Window,
  session: Session,
): Pick<Generation, "handles" | "constraints" | "negativeFacts"> {
  const { passages } = region;
  const items = region.items.filter((item) => counts({ item, places: [item], state: "lost" }, { passages, session }));
  const count = (kind: Item["kind"]) => ({ ...emptyTally, region: distinct(items, kind).length });
  return { handles: count("handle"), constraints: count("constraint"), negativeFacts: count("negative_fact") };
}

/** Items of a kind folded by their text, each with all its places. */
function distinct(
  items: readonly Item[],
  kind: Item["kind"],
): readonly { readonly item: Item; readonly places: readonly Item[] }[] {
  const places = new Map<string, Item[]>();
  for (const item of items) {
    if (item.kind !== kind) continue;
    const known = places.get(item.text);
    if (known) known.push(item);
    else places.set(item.text, [item]);
  }
  return [...places.values()].flatMap((all) => (all[0] ? [{ item: all[0], places: all }] : []));
}

function atRiskOf(
  session: Session,
  compaction: Compaction,
  window: Window,
  survival: Generation["survival"],
): readonly { readonly risk: AtRisk; readonly spellings: readonly string[] }[] {
  const ranked = listed(
    rankByNeed({
      session,
      region: window.region,
      fates: survival.filter(({ item }) => item.kind === "handle"),
      standsIn: standing(compaction, window),
      surviving: survivingOf(compaction, window),
    }),
  );
  const alive = survival
    .filter(({ item, state }) => item.kind === "handle" && !isGone(state))
    .map(({ item }) => item.text);
  const later = ranked.length === 0 ? [] : continuationOf(session, compaction);
  return ranked.map(({ text, subtype, score, reasons, item, spellings, survives }) => ({
    spellings,
    risk: {
      text,
      subtype,
      score,
      reasons,
      usedAfter: usesAny(later, spellings),
      item,
      ...present({ survives: survives ?? livesIn(text, alive) }),
    },
  }));
}

const survivingOf = ({ summary }: Compaction, { surviving }: Window): NonNullable<NeedInput["surviving"]> => ({
  ...surviving,
  ...(summary.record === undefined ? {} : { summary: summary.record }),
});

/** `../` before a module's name, which is the file's without its ending, or with that of what is made from it. */
const MODULE = /^(?:\.{1,2}\/){1,20}/;

const withoutEnding = (path: string): string => path.replace(/\.[a-z]{1,4}$/, "");

/** A path that is the end of one which is still known, a folder of one, or a module by its place from another. */
function livesIn(text: string, alive: readonly string[]): string | undefined {
  if (!text.includes("/")) return undefined;
  const [end, folder] = [`/${text}`, `${text.replace(/\/$/, "")}/`];
  const lives = alive.some((other) => other === text || other.endsWith(end) || other.startsWith(folder));
  const module = MODULE.test(text) ? `/${withoutEnding(text.replace(MODULE, ""))}` : undefined;
  if (module?.includes("/", 1) && alive.some((other) => `/${withoutEnding(other)}`.endsWith(module)))
    return "in another path";
  return lives || alive.some((other) => other.includes(`/${folder}`)) ? "in another path" : undefined;
}

/** Looks literals up in what stays for good, then in what was only kept or attached this time. */
export function standing({ summary }: Compaction, { surviving, carriers }: Window): NeedInput["standsIn"] {
  const lasting = carriers.filter(({ name }) => name !== INJECTED);
  const passing = carriers.filter(({ name }) => name === INJECTED);
  const isSummary = ({ record }: Passage): boolean => record !== undefined && record === summary.record;
  const pile = (texts: readonly { readonly text: string }[]) =>
    pileUp(texts.map(({ text }, passage) => ({ text, origin: { passage } })));
  const here = pile([...surviving.passages.filter(isSummary), ...lasting]);
  const there = pile([...surviving.passages.filter((passage) => !isSummary(passage)), ...passing]);
  return (literal, subtype) => {
    if (findFirst(here, literal, subtype)) return "summary";
    return findFirst(there, literal, subtype) ? "messages" : undefined;
  };
}

/** A clear blanks results and truncation of nothing that was summarized starts a chain of its own. */
function depthOf({ kind }: Compaction, parentDepth: number | undefined): number {
  return (parentDepth ?? 0) + (kind === "clear" ? 0 : 1);
}

function extentOf(session: Session, { region, line }: Compaction): Generation["region"] {
  const records = region.flatMap((index) => session.records[index] ?? []);
  const lines = records.map((record) => record.line).filter((number) => 0 < number);
  if (records.length === 0) return { bytes: { start: 0, end: 0 }, lines: { start: line, end: line }, records: 0 };
  return {
    bytes: hull(records.map(({ bytes }) => bytes)),
    lines: lines.length === 0 ? { start: 0, end: 0 } : hull(lines.map((number) => ({ start: number, end: number }))),
    records: records.length,
  };
}

function hull(spans: readonly Span[]): Span {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const span of spans) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return { start, end };
}

const lineOf = (session: Session, record: number | undefined): number | undefined =>
  record === undefined ? undefined : session.records[record]?.line;

const addLength = (sum: number, { text }: { readonly text: string }): number => sum + text.trim().length;

const isOpen = ({ status }: Obligation): boolean => status === "open";

/** Only the accounts that the parent had opened: what of the ancestors' is still there. */
const inherited = (before: Ledger, after: Ledger): Ledger => ({
  handles: new Map([...before.handles.keys()].map((key) => [key, after.handles.get(key) ?? false])),
  rules: new Map([...before.rules.keys()].map((key) => [key, after.rules.get(key) ?? false])),
});

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
