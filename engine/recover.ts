/**
 * The recovery note: what a compaction dropped and the agent should have back, with source lines, ready to paste (spec §10).
 * It restates only what stands word for word in the source; anything else it asks to resolve.
 */
import { maskCredentials } from "./handles/credential.ts";
import type { Inspection } from "./inspection.ts";
import type { Item } from "./item.ts";
import type { AtRisk, Generation } from "./lineage/generation.ts";
import { original } from "./lineage/origin.ts";
import { passedBy } from "./lineage/passing.ts";
import { isGone } from "./lineage/tally.ts";
import { isWorthALine } from "./rules/worth.ts";
import { recordName } from "./session.ts";
import type { Survival } from "./survival.ts";

/** A rule longer than this is named by its place, not repeated. */
const LONGEST = 800;

/** Values less likely needed than this are noise: of a hundred such, one or two were used again in real sessions. */
const LEAST = 0.05;

/** What still stands before the agent, or as a part of a longer path, needs no repeating; what survives only by its bare name does. */
const STANDING: ReadonlySet<string> = new Set(["in kept messages", "in another path"]);

/** Values listed at most, most needed first. */
const VALUES = 20;

/**
 * The note for one generation, by default the newest; at most `budget` characters. Empty where nothing was compacted.
 * Rules that earlier generations of the same chain lost, and nobody said again, are still lost and listed too.
 */
export function recoveryNote(inspection: Inspection, generation = newest(inspection), budget = 10_000): string {
  if (!generation) return "";
  const number = (inspection.lineage?.generations.indexOf(generation) ?? 0) + 1;
  const head = `# Recovery note: what compaction #${number} dropped\n\n${whereabouts(inspection, generation)}\n`;
  return fitted(head, sectionsOf(inspection, generation), budget);
}

const newest = ({ lineage }: Inspection): Generation | undefined =>
  lineage?.generations.filter(({ kind }) => kind !== "clear").at(-1) ?? lineage?.generations.at(-1);

/** A heading and its list; entries that do not fit are counted. */
interface Section {
  readonly title: string;
  readonly entries: readonly string[];
}

function sectionsOf(inspection: Inspection, generation: Generation): readonly Section[] {
  const chain = chainOf(inspection, generation);
  const rules = chain.flatMap((link) =>
    goneOf(link, "constraint", chain, inspection).map((fate) => ruleEntry(fate, inspection)),
  );
  const facts = chain.flatMap((link) =>
    goneOf(link, "negative_fact", chain, inspection).map((fate) => ruleEntry(fate, inspection)),
  );
  const bindings = [...generation.survival.filter(isBinding), ...passedBindings(generation, chain, inspection)];
  const changed = generation.survival.filter((fate) => isNearMiss(fate));
  const listed = new Set([...bindings, ...changed].map(({ item }) => item.text));
  const isTrue = trueValues(generation, chain);
  const known = new Set(generation.survival.filter(({ state }) => state === "equivalent").map(({ item }) => item.text));
  const values = generation.atRisk
    .filter(
      (risk) =>
        isTrue(risk) &&
        !STANDING.has(risk.survives ?? "") &&
        !known.has(risk.text) &&
        LEAST <= risk.score &&
        !listed.has(risk.text),
    )
    .slice(0, VALUES);
  return [
    { title: "Rules that no longer stand in your context", entries: rules },
    {
      title: "Values that open tasks need",
      entries: [...bindings.map((fate) => bindingEntry(fate, inspection)), ...unknown(generation)],
    },
    { title: "Values that the summary changed", entries: changed.map((fate) => changedEntry(fate, inspection)) },
    { title: "Known not to work, or not to exist", entries: facts },
    { title: valuesTitle(generation), entries: values.map((risk) => valueEntry(risk, inspection)) },
  ].filter(({ entries }) => entries.length > 0);
}

/**
 * Tells of values whether they may be handed on: not the words of our own messages that nobody else said, nor what a summary of the chain
 * made up and neither the user nor a tool has said since.
 */
export function trueValues(generation: Generation, chain: readonly Generation[]): (risk: AtRisk) => boolean {
  const invented = new Set(chain.flatMap((link) => link.invented.map(({ text }) => text)));
  const [, ...earlier] = chain;
  const placesIn = ({ survival }: Generation, text: string): readonly Item[] =>
    survival.find(({ item }) => item.kind === "handle" && item.text === text)?.places ?? [];
  return ({ text, item }) => {
    const said = new Set([item, ...placesIn(generation, text)].map(({ provenance }) => provenance));
    if (invented.has(text)) return said.has("user") || said.has("tool");
    return said.size > 1 || !said.has("palimpsest") || earlier.some((link) => placesIn(link, text).length > 0);
  };
}

const valuesTitle = ({ survival }: Generation): string =>
  survival.length > 0
    ? "Values most likely needed again"
    : "The summary cannot be read; values most likely needed if they are gone";

/** The generation and its ancestors, newest first. */
export function chainOf({ lineage }: Inspection, generation: Generation): readonly Generation[] {
  const byId = new Map(lineage?.generations.map((link) => [link.id, link]));
  const chain: Generation[] = [];
  let link: Generation | undefined = generation;
  while (link && !chain.includes(link)) {
    chain.push(link);
    link = link.parent === undefined ? undefined : byId.get(link.parent);
  }
  return chain;
}

/**
 * Rules of one generation that went and that no later generation of the chain saw again. Tool output and summaries gave no rule;
 * what a summary carried on is still its author's.
 */
export function goneOf(
  link: Generation,
  kind: "constraint" | "negative_fact",
  chain: readonly Generation[],
  inspection: Inspection,
): readonly Survival[] {
  const later = chain.slice(0, chain.indexOf(link));
  const seen = new Set(later.flatMap(({ survival }) => survival.map(({ item }) => item.text)));
  const hasPassed = later[0] === undefined ? undefined : passedBy(later[0], inspection.session);
  return link.survival
    .filter((fate) => fate.item.kind === kind && !seen.has(fate.item.text))
    .filter((fate) => isGone(fate.state) || hasPassed?.(fate) === true)
    .map((fate) => ({ ...fate, item: original(fate.item, link, inspection) }))
    .filter((fate) => isWorthALine(fate, link.survival, inspection));
}

const isNearMiss = ({ item, state, instead, obligation }: Survival): boolean =>
  item.kind === "handle" && state === "altered" && instead !== undefined && obligation === undefined;

const isBinding = ({ item, state, obligation }: Survival): boolean =>
  item.kind === "handle" && isGone(state) && obligation !== undefined;

/** What the compaction before dropped, and a note brought back that is gone now. */
function passedBindings(
  generation: Generation,
  [, parent]: readonly Generation[],
  { session }: Inspection,
): readonly Survival[] {
  const listed = new Set(generation.survival.filter(isBinding).map(({ item }) => item.text));
  const hasPassed = passedBy(generation, session);
  return (parent?.survival ?? []).filter(
    (fate) =>
      fate.item.kind === "handle" && fate.obligation !== undefined && !listed.has(fate.item.text) && hasPassed(fate),
  );
}

function ruleEntry({ item, state, instead }: Survival, inspection: Inspection): string {
  const by =
    item.provenance === "assistant"
      ? "you said"
      : item.provenance === "user"
        ? "the user said"
        : `from ${item.provenance}`;
  const place = `${by}${lineOf(item, inspection)}`;
  if (LONGEST < item.text.length) return `resolve a long rule (${place})`;
  const now =
    instead && state !== "lost" && isInSummary(instead.passage, inspection)
      ? `; the summary only says: ${quoted(instead.text)}`
      : "";
  return `${quoted(item.text)} (${place}${now})`;
}

/** What stands in kept messages is before the agent anyway, and is nothing that the summary says. */
const isInSummary = (passage: number, { passages, session }: Inspection): boolean =>
  session?.records[passages[passage]?.record ?? -1]?.role === "summary";

function bindingEntry({ item, obligation, state, instead }: Survival, inspection: Inspection): string {
  const wrong = state === "altered" && instead ? `; ${code(instead.text)} in the summary is not it` : "";
  return `${shownValue(item.text)}: needed by ${quoted(obligation ?? "")}${lineOf(item, inspection, ", ")}${wrong}`;
}

const changedEntry = ({ item, instead }: Survival, inspection: Inspection): string =>
  `${shownValue(item.text)}, not ${code(instead?.text ?? "")}${lineOf(item, inspection)}`;

/** Declared needs that stand nowhere in what was read: nothing can be restated. */
function unknown({ obligations, survival }: Generation): readonly string[] {
  const known = new Set(survival.map(({ item }) => item.text));
  return obligations.flatMap(({ text, needs }) =>
    needs
      .filter(({ token, declared, regenerable }) => declared && !regenerable && !known.has(token))
      .map(({ token }) => `resolve ${code(token)} before ${quoted(text)}: its source is not in this session`),
  );
}

const valueEntry = ({ text, reasons, item }: AtRisk, inspection: Inspection): string =>
  `${shownValue(text)}${reasons.length === 0 ? "" : `: ${reasons.slice(0, 3).join(", ")}`}${lineOf(item, inspection, ", ")}`;

/** A value as it stands, or a request to resolve it where it had to be masked. */
function shownValue(text: string): string {
  return maskCredentials(text) === text ? code(text) : `resolve ${code(text)} (a credential, not shown)`;
}

function lineOf({ passage }: Item, { passages, session }: Inspection, before = ", "): string {
  const record = passages[passage]?.record;
  if (record === undefined) return "";
  const line = session?.records[record]?.line ?? 0;
  return `${before}${recordName(line, record)}`;
}

function whereabouts({ source }: Inspection, { region, retained }: Generation): string {
  const { lines, records } = region;
  const extent = lines.start > 0 ? `lines ${lines.start}–${lines.end}` : `${records} records`;
  if (records === 0) return `The dropped text is not in ${code(source.name)}.`;
  return retained
    ? `The dropped text still lies in ${code(source.name)}, ${extent}: search there for anything that is missing here, and do not guess.`
    : `The dropped text stood in ${code(source.name)}, ${extent}; it may be gone, so do not guess.`;
}

const quoted = (text: string): string => `"${oneLine(maskCredentials(text))}"`;

const code = (text: string): string => {
  const masked = oneLine(maskCredentials(text));
  return masked.includes("`") ? `\`\` ${masked} \`\`` : `\`${masked}\``;
};

const oneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(" ");

/** Adds entries section by section while they fit; what does not fit is counted, so that nobody thinks this is all. */
function fitted(head: string, sections: readonly Section[], budget: number): string {
  let note = head;
  let left = 0;
  for (const { title, entries } of sections) {
    let body = `\n## ${title}\n\n`;
    const room = budget - RESERVE;
    let taken = 0;
    for (const entry of entries) {
      const line = `- ${entry}\n`;
      if (note.length + body.length + line.length > room) break;
      body += line;
      taken += 1;
    }
    left += entries.length - taken;
    if (taken > 0) note += body;
  }
  if (sections.length === 0) note += "\nNothing of weight was lost.\n";
  if (left > 0) note += `\n${left} more did not fit.\n`;
  return note.length <= budget ? note : note.slice(0, Math.max(0, budget));
}

/** Characters kept free for the line that counts what did not fit. */
const RESERVE = 40;
