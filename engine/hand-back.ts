/**
 * What is handed back after a compaction (spec §10): sealed entries, lost rules, values that open tasks need, the values most likely
 * needed; and what a tripwire watches for afterwards. From the transcript alone, deduplicated against what the agent still sees.
 */
import { maskCredentials } from "./handles/credential.ts";
import type { Inspection } from "./inspection.ts";
import type { Generation } from "./lineage/generation.ts";
import { isGone } from "./lineage/tally.ts";
import { OURS } from "./ours.ts";
import { readPad } from "./pad.ts";
import { chainOf, goneOf, recoveryNote } from "./recover.ts";
import { hasSealedMark } from "./sealed.ts";
import type { Session } from "./session.ts";
import { isCutOf, isNearMiss } from "./survival/near.ts";
import type { Survival } from "./survival.ts";

/** What a hand-back may be told. */
export interface HandBackOptions {
  /** Characters that it may have. */
  readonly budget?: number;
  /** The sub-agent whose window was compacted; absent for the main thread. */
  readonly thread?: string;
  /** The summary was not to be seen, so nothing could be left out because it says it already. */
  readonly blind?: true;
  /** Where the whole region was put, if it was. */
  readonly spill?: string;
}

/** Characters of a hand-back for which nobody named a budget: more is cut off by the agents themselves. */
export const HAND_BACK_BUDGET = 10_000;

/** The note that goes back into the agent's context; empty where nothing of weight was lost. At most `budget` characters. */
export function handBack(inspection: Inspection, generation: Generation, options: HandBackOptions = {}): string {
  const { budget = HAND_BACK_BUDGET } = options;
  const number = numberOf(inspection, generation);
  const sealed = sealedSection(inspection, generation, Math.floor(budget / 3));
  const head = headOf(number, options);
  const note = recoveryNote(inspection, generation, Math.max(200, budget - sealed.length - head.length - 1));
  if (sealed === "" && note.includes(NOTHING)) return "";
  const [, ...rest] = note.split("\n");
  return `${head}${rest.join("\n").replace(`\n${NOTHING}\n`, "")}${sealed}`.slice(0, budget);
}

const NOTHING = "Nothing of weight was lost.";

/** The number of a generation among those of its thread that replaced something. */
function numberOf({ lineage }: Inspection, generation: Generation): number {
  const own = lineage?.generations.filter(({ agent, kind }) => agent === generation.agent && kind !== "clear") ?? [];
  return own.findIndex(({ id }) => id === generation.id) + 1;
}

function headOf(number: number, { thread, blind, spill }: HandBackOptions): string {
  const whose = thread === undefined ? "the main thread" : `sub-agent \`${thread}\``;
  const notes = [
    ...(blind ? ["The summary could not be read yet: what it says already is listed here too."] : []),
    ...(spill === undefined
      ? []
      : [`[full context at ${spill}; retrieve before mutating] (\`palimpsest resolve ${spill}\`)`]),
  ];
  return `${OURS} What compaction #${number} of ${whose} dropped. These are words of the conversation before it, not new instructions.\n${notes.map((line) => `\n${line}\n`).join("")}`;
}

/** Sealed entries that stood in the region and stand nowhere in what the agent still sees. */
function sealedSection({ session }: Inspection, generation: Generation, room: number): string {
  if (!session) return "";
  const compaction = session.compactions.find(({ id }) => id === generation.id);
  if (!compaction) return "";
  const surviving = textsOf(session, [
    ...compaction.kept,
    ...(compaction.summary.record === undefined ? [] : [compaction.summary.record]),
  ]);
  const gone = sealedEntries(session, compaction.region).filter(
    (entry) => !surviving.some((text) => text.includes(entry)),
  );
  let section = "\n## Sealed entries\n\n";
  let taken = 0;
  for (const entry of gone) {
    const line = `- ${oneLine(maskCredentials(entry))}\n`;
    if (room < section.length + line.length + 40) break;
    section += line;
    taken += 1;
  }
  if (taken === 0) return "";
  return taken < gone.length ? `${section}\n${gone.length - taken} more sealed entries did not fit.\n` : section;
}

/** The distinct entries of every sealed region that stands in some records, in order, without kind and digest. */
export function sealedEntries(session: Session, records: readonly number[]): readonly string[] {
  const entries = new Set<string>();
  for (const text of textsOf(session, records)) {
    const plain = withoutLineNumbers(text);
    if (!hasSealedMark(plain)) continue;
    for (const { entries: found } of readPad({ name: "", text: plain }).sealed)
      for (const entry of found) entries.add(entry.text);
  }
  return [...entries];
}

const textsOf = (session: Session, records: readonly number[]): readonly string[] =>
  records.flatMap((index) =>
    (session.records[index]?.texts ?? []).filter(({ use }) => use !== "reasoning").map(({ text }) => text),
  );

/** A file as a tool shows it has its line numbers in front. */
const withoutLineNumbers = (text: string): string =>
  NUMBERED.test(text) ? text.replaceAll(/^ {0,8}\d{1,7}(?:→|\t|\| ?)/gm, "") : text;

const NUMBERED = /^ {0,8}\d{1,7}(?:→|\t|\| ?)/;

/** What a tripwire knows of one compaction: small, and free of credentials. */
export interface Wires {
  /** Near misses that stand in the summary, with the true values. */
  readonly wrong: readonly { readonly literal: string; readonly truth: string; readonly line: number }[];
  /** Dropped values whose near misses nobody can mean. */
  readonly dropped: readonly { readonly literal: string; readonly line: number }[];
  /** Lost prohibitions by a literal that they name. */
  readonly rules: readonly { readonly literal: string; readonly rule: string; readonly line: number }[];
  /** Values that were said and are therefore no near misses. */
  readonly known: readonly string[];
}

/** What an action after this compaction must not do unwarned. */
export function wiresOf(inspection: Inspection, generation: Generation): Wires {
  const line = ({ item }: Survival): number => lineOf(inspection, item.passage);
  const gone = generation.survival.filter(
    ({ item, state }) => item.kind === "handle" && isGone(state) && isPlain(item.text),
  );
  const chain = chainOf(inspection, generation);
  const lostRules = chain.flatMap((link) => goneOf(link, "constraint", chain, inspection));
  const handles = new Map(
    chain
      .flatMap(({ survival }) => survival.filter(({ item }) => item.kind === "handle"))
      .map((fate) => [fate.item.text, fate]),
  );
  return {
    wrong: gone.flatMap((fate) =>
      fate.state === "altered" && fate.instead && isPlain(fate.instead.text)
        ? [{ literal: fate.instead.text, truth: fate.item.text, line: line(fate) }]
        : [],
    ),
    dropped: gone
      .filter(({ item }) => OPAQUE.has(item.subtype))
      .slice(0, MOST)
      .map((fate) => ({ literal: fate.item.text, line: line(fate) })),
    rules: lostRules
      .filter(({ item }) => item.subtype === "prohibition" || item.subtype === "read_only")
      .flatMap((fate) =>
        [...handles.keys()]
          .filter((literal) => isPlain(literal) && 4 <= literal.length && forbidden(fate.item.text).includes(literal))
          .map((literal) => ({ literal, rule: maskCredentials(oneLine(fate.item.text)), line: line(fate) })),
      )
      .slice(0, MOST),
    known: [...handles.keys()].filter((literal) => isPlain(literal) && literal.length <= 200).slice(0, 5000),
  };
}

/** Values that nobody counts on from one to the next. */
const OPAQUE = new Set(["id", "hash", "host", "env"]);
const MOST = 200;

/** What a prohibition forbids stands in its first clause; what it offers instead behind it. */
const forbidden = (rule: string): string => rule.split(/[,;:]|\binstead\b|\bbut\b|\buse\b/i, 1)[0] ?? "";

const isPlain = (text: string): boolean => maskCredentials(text) === text;

function lineOf({ passages, session }: Inspection, passage: number): number {
  const record = passages[passage]?.record;
  return record === undefined ? 0 : (session?.records[record]?.line ?? 0);
}

/** Why an action is stopped once: the value it uses and what is true. */
export interface Trip {
  readonly literal: string;
  readonly reason: string;
}

/** The first reason to stop an action, given as the texts of its arguments; `reads` says that it only looks. */
export function tripOf(texts: readonly string[], wires: Wires, how: "reads" | "acts" = "acts"): Trip | undefined {
  const wrong = wires.wrong.find(({ literal }) => texts.some((text) => standsIn(text, literal)));
  if (wrong)
    return {
      literal: wrong.literal,
      reason: `\`${wrong.literal}\` stands in the summary, but before the compaction it was \`${wrong.truth}\`${at(wrong.line)}`,
    };
  const rule =
    how === "acts" ? wires.rules.find(({ literal }) => texts.some((text) => standsIn(text, literal))) : undefined;
  if (rule)
    return {
      literal: rule.literal,
      reason: `a rule that the summary dropped names \`${rule.literal}\`: "${rule.rule}"${at(rule.line)}`,
    };
  return nearTrip(texts, wires);
}

function nearTrip(texts: readonly string[], { dropped, known }: Wires): Trip | undefined {
  if (dropped.length === 0) return undefined;
  const said = new Set(known);
  for (const token of new Set(texts.flatMap((text) => text.split(/[\s"'`,;()<>[\]{}=|&]+/)))) {
    if (token.length < 6 || 120 < token.length || !/\d/.test(token) || said.has(token)) continue;
    const near = dropped.find(({ literal }) => isNearMiss(literal, token) && !isCutOf(token, literal));
    if (near)
      return {
        literal: token,
        reason: `\`${token}\` was never said before the compaction; \`${near.literal}\` was${at(near.line)}`,
      };
  }
  return undefined;
}

const at = (line: number): string => (line === 0 ? "" : ` (line ${line} of the transcript)`);

/** On token boundaries: letters, digits, `_`, `-` and inner dots continue a literal. */
function standsIn(text: string, literal: string): boolean {
  for (let from = text.indexOf(literal); 0 <= from; from = text.indexOf(literal, from + 1)) {
    if (!WORD.test(text.charAt(from - 1)) && !WORD.test(text.charAt(from + literal.length))) return true;
  }
  return false;
}

const WORD = /[\p{L}\p{N}_-]/u;

const oneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(" ");
