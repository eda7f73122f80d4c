/** What the region itself says about how likely a value will be needed again. The continuation is never looked at. */
import type { Item, Obligation, Passage } from "../item.ts";
import type { Session } from "../session.ts";
import type { Address } from "./address.ts";
import { type HandleUse, useOf } from "./use.ts";

/** Everything that the score of one address is made of. */
export interface Evidence {
  /** How many records use it in each way. */
  readonly counts: Readonly<Record<HandleUse, number>>;
  /** Records between the last use of any kind and the compaction, from 0. */
  readonly sinceSeen: number;
  /** Records since the agent last acted on it (edit, act or command); undefined where it never did. */
  readonly sinceActed: number | undefined;
  readonly subtype: string;
  /** Open obligations that need it, and whether they can fetch it again. */
  readonly bound: "no" | "regenerable" | "needed";
  /** Other addresses of the region that lie below it, where it is a folder. */
  readonly below: number;
  /** Records since anything next to it (same folder) was last acted upon. */
  readonly sinceNear: number | undefined;
}

/** What the evidence is gathered from. */
export interface Region {
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
  readonly obligations: readonly Obligation[];
}

/** Gathers the evidence for every address of a region. */
export function evidenceOf(
  addresses: readonly Address[],
  region: Region,
  session: Session | undefined,
): ReadonlyMap<Address, Evidence> {
  const clock = clockOf(region.passages);
  const used = region.passages.map((passage) => useOf(passage, session));
  const bound = boundTokens(region.obligations);
  const traces = new Map(addresses.map((address) => [address, traceOf(address, clock, used)]));
  const folders = foldersOf(addresses, traces);
  const evidence = new Map<Address, Evidence>();
  for (const [address, trace] of traces) {
    const folder = folders.get(address.key);
    const near = folders.get(parentOf(address.key));
    evidence.set(address, {
      counts: trace.counts,
      sinceSeen: clock.length - 1 - trace.last,
      sinceActed: trace.acted < 0 ? undefined : clock.length - 1 - trace.acted,
      subtype: trace.subtype,
      bound: boundOf(address, bound),
      below: folder?.members ?? 0,
      sinceNear: near === undefined || near.acted < 0 ? undefined : clock.length - 1 - near.acted,
    });
  }
  return evidence;
}

/** The position in time of each passage, counted in records of the region. */
interface Clock {
  readonly at: readonly number[];
  readonly length: number;
}

function clockOf(passages: readonly Passage[]): Clock {
  const at: number[] = [];
  let tick = -1;
  let record: number | undefined;
  for (const passage of passages) {
    if (tick < 0 || passage.record !== record) tick += 1;
    record = passage.record;
    at.push(tick);
  }
  return { at, length: tick + 1 };
}

interface Trace {
  readonly counts: Record<HandleUse, number>;
  last: number;
  acted: number;
  subtype: string;
}

function traceOf(address: Address, clock: Clock, used: readonly HandleUse[]): Trace {
  const trace: Trace = { counts: noCounts(), last: 0, acted: -1, subtype: "other" };
  const seen = new Set<string>();
  for (const items of address.spellings.values()) {
    for (const { passage, subtype } of items) {
      const at = clock.at[passage] ?? 0;
      const use = used[passage] ?? "result";
      trace.subtype = subtype;
      trace.last = Math.max(trace.last, at);
      if (use === "edit" || use === "act" || use === "command") trace.acted = Math.max(trace.acted, at);
      if (seen.has(`${at} ${use}`)) continue;
      seen.add(`${at} ${use}`);
      trace.counts[use] += 1;
    }
  }
  return trace;
}

const noCounts = (): Record<HandleUse, number> => ({
  edit: 0,
  act: 0,
  command: 0,
  user: 0,
  assistant: 0,
  written: 0,
  failure: 0,
  summary: 0,
  result: 0,
  standing: 0,
});

interface Folder {
  members: number;
  acted: number;
}

function foldersOf(addresses: readonly Address[], traces: ReadonlyMap<Address, Trace>): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const address of addresses) {
    const parent = parentOf(address.key);
    if (parent === "") continue;
    const folder = folders.get(parent) ?? { members: 0, acted: -1 };
    folders.set(parent, folder);
    folder.members += 1;
    folder.acted = Math.max(folder.acted, traces.get(address)?.acted ?? -1);
  }
  return folders;
}

const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf("/")));

function boundTokens(obligations: readonly Obligation[]): ReadonlyMap<string, "regenerable" | "needed"> {
  const bound = new Map<string, "regenerable" | "needed">();
  for (const { status, needs } of obligations) {
    if (status !== "open") continue;
    for (const { token, regenerable } of needs)
      if (!regenerable || !bound.has(token)) bound.set(token, regenerable ? "regenerable" : "needed");
  }
  return bound;
}

function boundOf(address: Address, bound: ReadonlyMap<string, "regenerable" | "needed">): Evidence["bound"] {
  let best: Evidence["bound"] = "no";
  for (const spelling of address.spellings.keys()) {
    const kind = bound.get(spelling);
    if (kind === "needed") return kind;
    if (kind !== undefined) best = kind;
  }
  return best;
}
