/** What the region itself says about how likely a value will be needed again. The continuation is never looked at. */
import type { Obligation, Passage } from "../item.ts";
import type { Session } from "../session.ts";
import { isTakenOut } from "../taken-out.ts";
import type { Address } from "./address.ts";
import { kinActed } from "./kin.ts";
import { type HandleUse, useOf } from "./use.ts";

/** Everything that the score of one address is made of. */
export interface Evidence {
  readonly key: string;
  /** How many records use it in each way. */
  readonly counts: Readonly<Record<HandleUse, number>>;
  /** Records between the last use of any kind and the compaction, from 0. */
  readonly sinceSeen: number;
  /** Records since the agent last acted on it (edit, act or command); undefined where it never did. */
  readonly sinceActed: number | undefined;
  /** How many addresses were acted on later than this one; undefined where it never was. */
  readonly rank: number | undefined;
  /** Records since its kin was last acted on: its test or source, the same name in another folder. */
  readonly sinceKin: number | undefined;
  /** Records that use it, and of these the ones in which somebody says or writes it; each counts less the longer ago it is. */
  readonly recent: number;
  readonly spoken: number;
  readonly spellings: number;
  readonly subtype: string;
  /** Open obligations that need it, and whether they can fetch it again. */
  readonly bound: "no" | "regenerable" | "needed";
  /** Other addresses of the region that lie below it, where it is a folder. */
  readonly below: number;
}

/** What the evidence is gathered from. Passage indices of the addresses count in `passages`. */
export interface Ground {
  readonly passages: readonly Passage[];
  readonly obligations: readonly Obligation[];
}

/** Gathers the evidence for every address. */
export function evidenceOf(
  addresses: readonly Address[],
  { passages, obligations }: Ground,
  session: Session | undefined,
): ReadonlyMap<Address, Evidence> {
  const clock = clockOf(passages);
  const used = passages.map((passage) => useOf(passage, session));
  const wayAt = (at: number, offset: number): HandleUse => {
    const [passage, use] = [passages[at], used[at] ?? "result"];
    return use === "written" && passage && isTakenOut(passage, offset) ? "result" : use;
  };
  const bound = boundTokens(obligations);
  const traces = new Map(addresses.map((address) => [address, traceOf(address, clock, wayAt)]));
  const members = membersOf(addresses);
  const acted = new Map([...traces].map(([address, trace]) => [address.key, trace.acted]));
  const kin = kinActed(acted);
  const rank = ranksOf([...acted.values()]);
  const since = (at: number): number | undefined => (at < 0 ? undefined : clock.length - 1 - at);
  const evidence = new Map<Address, Evidence>();
  for (const [address, trace] of traces) {
    const { counts, recent, spoken, subtype } = trace;
    evidence.set(address, {
      key: address.key,
      counts,
      recent,
      spoken,
      subtype,
      sinceSeen: clock.length - 1 - trace.last,
      sinceActed: since(trace.acted),
      rank: rank.get(trace.acted),
      sinceKin: since(kin(address.key)),
      spellings: address.spellings.size,
      bound: boundOf(address, bound),
      below: members.get(address.key) ?? 0,
    });
  }
  return evidence;
}

/** The position in time of each passage, counted in records. */
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
  recent: number;
  spoken: number;
  subtype: string;
}

function traceOf(address: Address, clock: Clock, wayAt: (passage: number, offset: number) => HandleUse): Trace {
  const trace: Trace = { counts: noCounts(), last: 0, acted: -1, recent: 0, spoken: 0, subtype: "other" };
  const seen = new Set<string>();
  for (const items of address.spellings.values()) {
    for (const { passage, subtype, span } of items) {
      if (trace.subtype !== "path") trace.subtype = subtype;
      const at = clock.at[passage] ?? 0;
      const use = wayAt(passage, span.start);
      if (seen.has(`${at} ${use}`)) continue;
      seen.add(`${at} ${use}`);
      const weight = lately(clock.length - 1 - at);
      trace.counts[use] += 1;
      trace.last = Math.max(trace.last, at);
      trace.recent += weight;
      if (SPOKEN.has(use)) trace.spoken += weight;
      if (ACTS.has(use)) trace.acted = Math.max(trace.acted, at);
    }
  }
  return trace;
}

const ACTS: ReadonlySet<HandleUse> = new Set(["edit", "act", "command"]);
const SPOKEN: ReadonlySet<HandleUse> = new Set(["user", "assistant", "written", "summary"]);

/** Records after which a use counts half. */
const HALF = 20;

const lately = (since: number): number => 1 / (1 + since / HALF);

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

/** How many were acted on later, by the time of the last act. */
function ranksOf(acted: readonly number[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const times = acted.filter((at) => at >= 0).sort((a, b) => b - a);
  for (const [later, at] of times.entries()) if (!ranks.has(at)) ranks.set(at, later);
  return ranks;
}

function membersOf(addresses: readonly Address[]): ReadonlyMap<string, number> {
  const members = new Map<string, number>();
  for (const { key } of addresses) {
    const parent = key.slice(0, Math.max(0, key.lastIndexOf("/")));
    if (parent !== "") members.set(parent, (members.get(parent) ?? 0) + 1);
  }
  return members;
}

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
