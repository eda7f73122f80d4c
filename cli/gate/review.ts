/** A verdict as findings on the new text: each loss at the nearest line that was kept, quoting what went. */
import { digestOfItem } from "../../engine/gate/retired.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Survival } from "../../engine/survival.ts";
import type { Span } from "../../engine/text.ts";
import { type Finding, type Report, rangesIn } from "../finding.ts";
import type { FileVerdict } from "./git.ts";
import { rawSpan } from "./json.ts";

/** The findings of one file: errors where the gate refuses, warnings for the rest. */
export function reportOfVerdict({ path, before, after, verdict }: FileVerdict): Report {
  const text = after.source.text ?? "";
  const rangeOf = rangesIn(text);
  const nearest = nearestKept(before.source.text ?? "", text);
  const lost = verdict.survival.flatMap((fate): readonly Finding[] => {
    const found = sayingOf(fate);
    if (!found) return [];
    const stood = rawSpan(before, fate.item.passage, fate.item.span);
    const span = fate.instead ? rawSpan(after, fate.instead.passage, fate.instead.span) : nearest(stood.start);
    return [{ path, ...found, span, range: rangeOf(span), related: [], fixes: [] }];
  });
  const invented = verdict.invented
    .filter(({ standsInFor }) => standsInFor !== undefined)
    .map(({ kind, text: words, passage, span: place, standsInFor }): Finding => {
      const span = rawSpan(after, passage, place);
      return {
        path,
        code:
          kind === "approval" || kind === "instruction"
            ? "approval-invented"
            : kind === "handle"
              ? "literal-invented"
              : "constraint-invented",
        severity: "error",
        message: `${quoted(words)} has no ground in the old text; it stands in place of ${quoted(standsInFor ?? "")}`,
        span,
        range: rangeOf(span),
        related: [],
        fixes: [],
      };
    });
  const region = verdict.reasons.includes("sealed-changed")
    ? [
        {
          path,
          code: "sealed-changed",
          severity: "error" as const,
          message: "an entry of the sealed region was changed, moved or removed",
          span: sealedSpan(after),
          range: rangeOf(sealedSpan(after)),
          related: [],
          fixes: [],
        },
      ]
    : [];
  return { path, text, findings: [...lost, ...invented, ...region] };
}

const sealedSpan = (after: FileVerdict["after"]): Span => after.pad?.sealed[0]?.span ?? { start: 0, end: 0 };

/** What is said of a fate that somebody has to look at; undefined where nobody has. */
function sayingOf({
  item,
  state,
  instead,
  obligation,
}: Survival): Pick<Finding, "code" | "severity" | "message"> | undefined {
  if (state === "demoted")
    return {
      code: "item-demoted",
      severity: "warning",
      message: `${quoted(item.text)} was moved to a file that nobody reads again`,
    };
  if (state !== "lost" && state !== "weakened" && state !== "altered") return undefined;
  const now = instead && state !== "lost" ? `; now ${quoted(instead.text)}` : "";
  const how = state === "lost" ? "lost" : state === "altered" ? "changed" : "no longer as strong";
  switch (item.kind) {
    case "constraint":
      return {
        code: state === "lost" ? "constraint-lost" : "constraint-weakened",
        severity: "error",
        message: `${how}: ${quoted(item.text)}${now}${onPurpose(item.text)}`,
      };
    case "negative_fact":
      return {
        code: "negative-fact-lost",
        severity: "error",
        message: `${how}: ${quoted(item.text)}${now}${onPurpose(item.text)}`,
      };
    case "loss_record":
      return { code: "loss-record-lost", severity: "error", message: `lost: ${quoted(item.text)}` };
    case "directive":
      return { code: "directive-lost", severity: "warning", message: `${how}: ${quoted(item.text)}${now}` };
    case "handle":
      if (obligation !== undefined)
        return {
          code: "binding-lost",
          severity: "error",
          message: `${quoted(item.text)} is needed by ${quoted(obligation)} and is gone${now}${onPurpose(item.text)}`,
        };
      return state === "altered"
        ? {
            code: "handle-altered",
            severity: "error",
            message: `${quoted(item.text)} was changed${now}${onPurpose(item.text)}`,
          }
        : undefined;
    case "obligation":
    case "claim":
      return undefined;
  }
}

const onPurpose = (text: string): string =>
  ` (on purpose? commit with "Palimpsest-Retires: ${digestOfItem(text)} <reason>")`;

const quoted = (text: string): string => {
  const line = maskCredentials(text).split(/\s/).filter(Boolean).join(" ");
  return `"${line.length > 300 ? `${line.slice(0, 299)}…` : line}"`;
};

/** For an offset in the old text the nearest line above it, else below it, that the new text still has. */
function nearestKept(before: string, after: string): (offset: number) => Span {
  const places = new Map<string, Span>();
  let at = 0;
  for (const line of after.split("\n")) {
    if (line.trim() !== "" && !places.has(line.trim())) places.set(line.trim(), { start: at, end: at + line.length });
    at += line.length + 1;
  }
  const lines = before.split("\n");
  return (offset) => {
    const here = before.slice(0, offset).split("\n").length - 1;
    const order = [...lines.slice(0, here).reverse(), ...lines.slice(here + 1)];
    for (const line of order) {
      const place = places.get(line.trim());
      if (place) return place;
    }
    return { start: 0, end: after.indexOf("\n") < 0 ? after.length : after.indexOf("\n") };
  };
}
