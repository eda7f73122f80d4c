/** What `gate` is told besides two texts: obligations, plan, budgets, carriers, ancestor records, each checked at the door. */
import type { Ancestor, GateOptions } from "../../engine/gate.ts";
import type { ReadSource } from "../../engine/reading.ts";
import { BadInput, type Invocation, type Io } from "../command.ts";
import { readSource } from "../input.ts";
import { countOf } from "../options.ts";

/** Reads every file that the options name; a file that cannot be read or says nothing usable is bad input. */
export async function gateOptionsOf(invocation: Invocation, io: Io): Promise<GateOptions> {
  const { options } = invocation;
  const obligations = stringOf(options.obligations);
  const plan = stringOf(options.plan);
  const budget = budgetOf(stringOf(options.budget));
  const indexBudget = countOf(invocation, "indexBudget");
  const ancestor = stringOf(options.ancestor);
  return {
    ...(obligations === undefined ? {} : { obligations: await obligationsIn(obligations, io) }),
    ...(plan === undefined ? {} : { plan: await textOf(plan, io) }),
    ...(budget ? { budget } : {}),
    ...(indexBudget === undefined ? {} : { indexBudget }),
    ...(ancestor === undefined ? {} : { ancestors: [await ancestorIn(ancestor, io)] }),
    carriers: await Promise.all(listOf(options.carrier).map((path) => carrierIn(path, io))),
    ...(options.strict === true ? { strict: true } : {}),
  };
}

const stringOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

const textOf = async (path: string, io: Io): Promise<string> => (await readSource(path, io)).text ?? "";

/** Under the name that the gated files have too, so that none of them carries itself. */
async function carrierIn(path: string, io: Io): Promise<{ readonly name: string; readonly text: string }> {
  const { name, text = "" } = await readSource(path, io);
  return { name, text };
}

/** `2000`, `2000tokens` or `8000bytes`. */
function budgetOf(given: string | undefined): GateOptions["budget"] {
  if (given === undefined) return undefined;
  const parts = /^(\d{1,12}) ?(tokens?|bytes?)?$/.exec(given);
  if (!parts) throw new BadInput(`--budget ${given}`, "is no number of tokens or bytes, such as 2000tokens");
  return { amount: Number(parts[1]), unit: parts[2]?.startsWith("byte") ? "bytes" : "tokens" };
}

/** YAML is read by its library, and JSON is YAML. */
async function parsedFile(path: string, io: Io): Promise<unknown> {
  const text = await textOf(path, io);
  const { parse } = await import("./yaml.ts");
  try {
    return parse(text, { maxAliasCount: 100 }) as unknown;
  } catch (error) {
    throw new BadInput(
      path,
      `is neither YAML nor JSON: ${String(error instanceof Error ? error.message : error).split("\n")[0]}`,
    );
  }
}

async function obligationsIn(path: string, io: Io): Promise<NonNullable<GateOptions["obligations"]>> {
  const parsed = await parsedFile(path, io);
  const list = isRecord(parsed) && "obligations" in parsed ? parsed.obligations : parsed;
  if (list === null || list === undefined) return [];
  if (!Array.isArray(list)) throw new BadInput(path, "holds no list of obligations");
  return list.map((entry: unknown, index) => obligationOf(entry, `${path}`, index));
}

type Declared = NonNullable<GateOptions["obligations"]>[number];

function obligationOf(entry: unknown, path: string, index: number): Declared {
  const where = `obligation ${index + 1}`;
  if (!isRecord(entry) || typeof entry.name !== "string") throw new BadInput(path, `${where} has no name`);
  const needs = entry.needs ?? [];
  if (!Array.isArray(needs) || !needs.every(isLiteral))
    throw new BadInput(path, `${where}: needs is no list of strings`);
  const { regenerable, status } = entry;
  if (regenerable !== undefined && typeof regenerable !== "boolean")
    throw new BadInput(path, `${where}: regenerable is neither true nor false`);
  if (status !== undefined && !isStatus(status))
    throw new BadInput(path, `${where}: status is none of open, done, cancelled`);
  return {
    name: entry.name,
    needs: needs.map(String),
    ...(regenerable === undefined ? {} : { regenerable }),
    ...(status === undefined ? {} : { status }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
// YAML takes an unquoted number for a number.
const isLiteral = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";
const isStatus = (value: unknown): value is NonNullable<Declared["status"]> =>
  value === "open" || value === "done" || value === "cancelled";

/** A compaction record: what it says of itself is only a claim, so without an address it counts as irreversible. */
async function ancestorIn(path: string, io: Io): Promise<Ancestor> {
  const record = recordIn(await textOf(path, io)) ?? (await parsedFile(path, io));
  if (!isRecord(record) || !Array.isArray(record.handles))
    throw new BadInput(path, "is no compaction record: it has no handles");
  const handles = record.handles.map((handle: unknown) => (isRecord(handle) ? handle.text : handle));
  if (!handles.every((handle) => typeof handle === "string"))
    throw new BadInput(path, "has handles that are no strings");
  return { handles, reversible: record.reversible === true && typeof record.spill === "string" };
}

/** A record embedded in Markdown. */
function recordIn(text: string): unknown {
  const fence = /^```json compaction-record[^\n]{0,80}\n/m.exec(text);
  if (!fence) return undefined;
  const start = fence.index + fence[0].length;
  const end = text.indexOf("\n```", start);
  try {
    return JSON.parse(text.slice(start, end < 0 ? text.length : end)) as unknown;
  } catch {
    return undefined;
  }
}

/** Which side a file plays, read; a file without readable records is bad input. */
export function checkedSide(path: string, side: ReadSource): ReadSource {
  const problem = side.session && side.session.records.length === 0 ? side.session.problems[0] : undefined;
  if (problem) throw new BadInput(path, problem.message);
  return side;
}
