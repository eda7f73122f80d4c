/** The decision: refuse, allow with a loss record, or allow, with the rules that say so (spec §4). */
import { composedOf } from "../composed.ts";
import type { Decision, GateScene } from "../gate.ts";
import type { Survival } from "../survival.ts";
import { budgetReasons } from "./budgets.ts";
import { overstatements } from "./claimed.ts";
import { sealedReasons } from "./sealed.ts";
import { warnings } from "./signals.ts";

/** The decision with its reasons, the deciding ones first, each once. */
export function decide(scene: GateScene): { readonly decision: Decision; readonly reasons: readonly string[] } {
  const refusals = [
    ...scene.survival.flatMap(refusalsFor),
    ...inventionsThatCount(scene),
    ...unknownBindings(scene),
    ...sealedReasons(scene),
    ...budgetReasons(scene),
    ...overstatements(scene),
  ];
  const losses = scene.survival.flatMap(lossesFor);
  const missing = losses.includes("handle-lost") && scene.after ? ["loss-record-missing"] : [];
  const notes = [...scene.survival.flatMap(notesFor), ...otherInventions(scene), ...warnings(scene)];
  const reasons = [...new Set([...refusals, ...losses, ...missing, ...notes])];
  if (refusals.length > 0 || (scene.options.strict && missing.length > 0)) return { decision: "refuse", reasons };
  const declared = scene.survival.some(({ state }) => state === "declared" || state === "spilled");
  return { decision: losses.length > 0 || declared ? "allow-with-loss-record" : "allow", reasons };
}

/** The rules that refuse what became of an item. */
function refusalsFor({ item, state, obligation, inferred }: Survival): readonly string[] {
  if (state !== "lost" && state !== "weakened" && state !== "altered") return [];
  switch (item.kind) {
    case "handle":
      if (obligation !== undefined && !inferred)
        return state === "altered" ? ["handle-altered", "binding-lost"] : ["binding-lost"];
      return state === "altered" ? ["handle-altered"] : [];
    case "constraint":
      return [state === "lost" ? "constraint-lost" : "constraint-weakened"];
    case "negative_fact":
      return ["negative-fact-lost"];
    case "loss_record":
      return ["loss-record-lost"];
    case "directive":
    case "obligation":
    case "claim":
      return [];
  }
}

/** The rules that say that something went which may go, if it is recorded. */
const lossesFor = ({ item, state }: Survival): readonly string[] =>
  item.kind === "handle" && (state === "lost" || state === "weakened" || state === "altered") ? ["handle-lost"] : [];

/** Warnings about single items. */
function notesFor({ item, state, inferred }: Survival): readonly string[] {
  if (state === "demoted") return ["item-demoted"];
  const gone = state === "lost" || state === "weakened" || state === "altered";
  if (inferred && gone) return ["binding-lost"];
  return item.kind === "directive" && gone ? ["directive-lost"] : [];
}

const CODES = {
  handle: "literal-invented",
  constraint: "constraint-invented",
  negative_fact: "constraint-invented",
  directive: "constraint-invented",
  approval: "approval-invented",
  instruction: "approval-invented",
} as const;

const inventionsThatCount = ({ invented }: GateScene): readonly string[] =>
  invented.filter(({ standsInFor }) => standsInFor !== undefined).map(({ kind }) => CODES[kind]);

const otherInventions = ({ invented }: GateScene): readonly string[] => invented.map(({ kind }) => CODES[kind]);

/** A declared binding that neither text nor anything beside them holds. */
function unknownBindings({ before, after, options, obligations }: GateScene): readonly string[] {
  const texts = [
    ...[before, after].flatMap((side) => side?.passages.map(({ text }) => text) ?? []),
    ...(options.carriers ?? []).map(({ text }) => text),
    ...(options.companions ?? []).map((one) => one.after ?? ""),
    ...(options.index ?? []),
    options.plan ?? "",
  ];
  const unknown = obligations.some(
    ({ status, needs }) =>
      status === "open" && needs.some(({ token, declared }) => declared && !texts.some((text) => stands(token, text))),
  );
  return unknown ? ["binding-unknown"] : [];
}

const stands = (token: string, text: string): boolean => isIn(composedOf(token), composedOf(text));

const isIn = (token: string, text: string): boolean =>
  text.includes(token) || text.replaceAll(/\s+/g, " ").includes(token.replaceAll(/\s+/g, " ").trim());
