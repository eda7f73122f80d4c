/** A verdict for people: the decision, each item that decides it with its source and carets, the way out. */
import type { GateInput, Verdict } from "../../engine/gate.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Survival } from "../../engine/survival.ts";
import type { Span } from "../../engine/text.ts";
import type { Io } from "../command.ts";
import { excerptOf } from "../reporters/excerpt.ts";
import { rawSpan } from "./json.ts";

/** What is said of what the new text adds: everything of a summary, which has no business of adding; of an edit what stands in for something. */
export type Additions = "all" | "in-place";

/** Blocks for what refuses, one line for what may go, the numbers that warn, and the shortest way out. */
export function verdictText(
  verdict: Verdict,
  before: GateInput,
  after: GateInput | undefined,
  io: Io,
  additions: Additions = "all",
): string {
  const gone = verdict.survival.filter(({ state }) => state === "lost" || state === "weakened" || state === "altered");
  const grave = gone.filter((fate) => isGrave(fate));
  const light = gone.filter((fate) => !isGrave(fate));
  const parts = [
    headline(verdict, after !== undefined, io),
    ...grave.map((fate) => blockOf(fate, before, io)),
    ...inventedBlocks(verdict, after, io, additions),
    ...lightLines(light, io),
    ...signalLines(verdict),
    ...wayOut(verdict, grave, light, io),
  ];
  return `${parts.join("\n")}\n`;
}

/** Whether the loss of an item refuses, or would. */
export const isGrave = ({ item, state, obligation }: Survival): boolean =>
  item.kind === "handle" ? state === "altered" || obligation !== undefined : item.kind !== "directive";

function headline({ decision, lossClass, reasons, reversible }: Verdict, written: boolean, { colours }: Io): string {
  const why = reasons.length === 0 ? "" : ` (${reasons.join(", ")})`;
  if (!written) return colours.bold(`at risk now${why}`);
  const paint = decision === "refuse" ? colours.red : decision === "allow" ? colours.green : colours.yellow;
  return `${paint(colours.bold(decision))}${why} ${colours.dim(`${lossClass}${reversible ? ", reversible" : ""}`)}`;
}

function blockOf({ item, state, instead, obligation }: Survival, before: GateInput, io: Io): string {
  const { colours } = io;
  const needed = obligation === undefined ? "" : `, needed by "${maskCredentials(obligation)}"`;
  const head = `${colours.red(state)} ${item.kind.replace("_", " ")}: \`${shown(item.text)}\`${needed}`;
  const tail = instead && state !== "lost" ? [`  ${colours.dim("=")} now: \`${shown(instead.text)}\``] : [];
  return [head, ...excerpt(rawSpan(before, item.passage, item.span), before, io), ...tail].join("\n");
}

function excerpt(span: Span, { source }: GateInput, { colours }: Io): readonly string[] {
  const text = source.text ?? "";
  const found = excerptOf(text, span);
  if (!found) return [];
  const before = text.slice(0, span.start);
  const line = before.split("\n").length;
  const column = span.start - (before.lastIndexOf("\n") + 1) + 1;
  const margin = " ".repeat(String(line).length);
  return [
    `${margin}${colours.dim("-->")} ${source.name}:${line}:${column}`,
    `${colours.dim(`${line} |`)} ${maskCredentials(found.line)}`,
    `${margin} ${colours.dim("|")} ${colours.red(found.carets)}`,
  ];
}

function inventedBlocks(
  { invented }: Verdict,
  after: GateInput | undefined,
  io: Io,
  additions: Additions,
): readonly string[] {
  if (!after) return [];
  return invented.flatMap(({ kind, text, passage, span, standsInFor }) => {
    const what = `${kind.replace("_", " ")} that nothing supports: \`${shown(text)}\``;
    if (standsInFor === undefined) return additions === "all" ? [`${io.colours.yellow("new")} ${what}`] : [];
    const head = `${io.colours.red("invented")} ${what}, in place of \`${shown(standsInFor)}\``;
    return [[head, ...excerpt(rawSpan(after, passage, span), after, io)].join("\n")];
  });
}

function lightLines(light: readonly Survival[], { colours }: Io): readonly string[] {
  if (light.length === 0) return [];
  const names = light.slice(0, LISTED).map(({ item }) => `\`${shown(item.text)}\``);
  const more = light.length > LISTED ? ` and ${light.length - LISTED} more` : "";
  return [`${colours.yellow("gone")} ${names.join(", ")}${more}`];
}

const LISTED = 12;

const signalLines = ({ signals }: Verdict): readonly string[] =>
  Object.entries(signals)
    .filter(([, { warns }]) => warns)
    .map(([name, { before, after, ratio, threshold }]) => {
      const numbers = Object.entries({ before, after, ratio, threshold }).filter(([, value]) => value !== undefined);
      return `signal ${name}: ${numbers.map(([key, value]) => `${key} ${value}`).join(", ")}`;
    });

function wayOut(
  { decision }: Verdict,
  grave: readonly Survival[],
  light: readonly Survival[],
  io: Io,
): readonly string[] {
  const { bold } = io.colours;
  if (decision === "allow-with-loss-record" && light.length > 0)
    return [bold("way out: keep these, or write a loss record that names them or says where they stand")];
  if (decision !== "refuse") return [];
  const rules = grave.some(({ item }) => item.kind !== "handle");
  if (rules) return [bold("way out: keep these word for word, seal them, or spill the region and leave its address")];
  return [bold("way out: keep these word for word, index them, or checkpoint before compacting")];
}

function shown(text: string): string {
  const line = maskCredentials(text).replaceAll(/\s+/g, " ");
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
