/** `find VALUE [DIR]`: everywhere this value lives or died, over all sessions of a folder. */
import { addTo, type Group, groupedBy } from "../../engine/groups.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Item } from "../../engine/item.ts";
import { shortened } from "../../engine/lineage/draw.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import { placeOf } from "../../engine/lineage/rows.ts";
import { recordNumber } from "../../engine/session.ts";
import type { SurvivalState } from "../../engine/survival.ts";
import type { Command, Io } from "../command.ts";
import { isFolder, readSession, type SessionInspection } from "../input.ts";
import { choiceOf } from "../options.ts";
import { paintOf } from "../paint.ts";
import { sessionsBelow } from "../sessions.ts";

/** Exit 1 where the value stands nowhere. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<value>", "a handle, or a part of one")
      .argument("[dir]", "a folder of sessions, or one session", ".")
      .option("--format <name>", "text or json", "text"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["text", "json"]);
    const [value = "", dir = "."] = invocation.operands;
    const sessions = (await isFolder(dir, io)) ? await sessionsIn(dir, io) : [await readSession(dir, io)];
    const hits = sessions.flatMap((session) => hitsOf(value, session));
    if (format === "json") io.out(`${JSON.stringify({ value: maskCredentials(value), hits })}\n`);
    else
      io.out(
        hits.length === 0 ? `${maskCredentials(value)} stands nowhere\n` : hits.map((hit) => drawn(hit, io)).join(""),
      );
    return hits.length === 0 ? 1 : 0;
  },
};

/** All sessions below a folder; a store that cannot be looked into is told of, for the value may stand there. */
async function sessionsIn(dir: string, io: Io): Promise<readonly SessionInspection[]> {
  const { found, unread } = await sessionsBelow(dir, io);
  for (const clause of unread) io.err(`palimpsest find: ${clause}\n`);
  return found;
}

/** One distinct item of one session. */
interface Hit {
  readonly path: string;
  readonly kind: Item["kind"];
  readonly subtype: string;
  readonly text: string;
  /** Lines in the file, in order; empty in a file that is one JSON document. */
  readonly lines: readonly number[];
  /** Numbers of the records that hold it, from 1, in order. */
  readonly records: readonly number[];
  /** How it fared, generation by generation. */
  readonly fates: readonly {
    readonly generation: number;
    readonly line: number;
    readonly state: SurvivalState | "invented";
  }[];
}

function hitsOf(value: string, inspection: SessionInspection): readonly Hit[] {
  const holding = inspection.items.filter(({ kind, text }) => kind !== "obligation" && text.includes(value));
  const byText = groupedBy(holding, keyOf);
  const fates = fatesOf(new Set(byText.keys()), inspection);
  return Array.from(byText, ([key, items]) => hitOf(items, fates.get(key) ?? [], inspection));
}

/** An item by what is the same in all its places. */
const keyOf = ({ kind, text }: { readonly kind: string; readonly text: string }): string => `${kind} ${text}`;

function hitOf(items: Readonly<Group<Item>>, fates: Hit["fates"], inspection: SessionInspection): Hit {
  const { kind, subtype, text } = items[0];
  const places = items.flatMap((one) => placeOf(one, inspection) ?? []);
  const lines = places.flatMap(({ line }) => (line > 0 ? [line] : []));
  const records = places.map(({ record }) => recordNumber(record));
  return {
    path: inspection.source.name,
    kind,
    subtype,
    text: maskCredentials(text),
    lines: [...new Set(lines)],
    records: [...new Set(records)],
    fates,
  };
}

/** How the wanted items fared, generation by generation: each is gone through once, however many are wanted. */
function fatesOf(wanted: ReadonlySet<string>, { lineage }: SessionInspection): ReadonlyMap<string, Hit["fates"]> {
  const fates = new Map<string, Group<Hit["fates"][number]>>();
  for (const [index, generation] of lineage.generations.entries())
    for (const [key, state] of statesIn(generation, wanted))
      addTo(fates, key, { generation: index + 1, line: generation.line, state });
  return fates;
}

/** What was made up goes first, then the first fate that has a place of the item. */
function statesIn({ survival, invented }: Generation, wanted: ReadonlySet<string>) {
  const states = new Map<string, Hit["fates"][number]["state"]>();
  const note = (key: string, state: Hit["fates"][number]["state"]): void => {
    if (wanted.has(key) && !states.has(key)) states.set(key, state);
  };
  for (const one of invented) note(keyOf(one), "invented");
  for (const { places, state } of survival) for (const place of places) note(keyOf(place), state);
  return states;
}

function drawn({ path, kind, subtype, text, lines, records, fates }: Hit, io: Io): string {
  const paint = paintOf(io);
  const what = lines.length > 0 ? "lines" : "records";
  const where = lines.length > 0 ? lines : records;
  const shown = where.slice(0, 12).join(", ");
  const more = where.length > 12 ? ` and ${where.length - 12} more` : "";
  const lived = fates.map(({ generation, line, state }) => {
    const at = line > 0 ? ` ${paint.faint(`line ${line}`)}` : "";
    return `    ${state} in #${generation}${at}\n`;
  });
  return `${shortened(text, 160)} ${paint.faint(`${kind}/${subtype}`)}\n  ${path}: ${what} ${shown}${more}\n${lived.join("")}`;
}
