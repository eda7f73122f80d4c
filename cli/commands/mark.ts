/** `mark FILE…`: every item of some files with its exact span, one line of JSON a file, or drawn under the text. */
import { basename, extname } from "node:path";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Item, Obligation } from "../../engine/item.ts";
import { documentSpan } from "../../engine/passages.ts";
import { type ReadSource, read } from "../../engine/reading.ts";
import type { Command, Io } from "../command.ts";
import { readSource } from "../input.ts";
import { choiceOf } from "../options.ts";

/** Spans are UTF-16 offsets in the decoded file (spec §11). */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<file...>", "pads, rules files or transcripts")
      .option("--format <name>", "jsonl, or text for people", "text"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["jsonl", "text"]);
    for (const path of invocation.operands) {
      const found = read(await readSource(path, io));
      const marks = marksOf(found);
      if (format === "jsonl") io.out(`${JSON.stringify({ id: basename(path, extname(path)), path, spans: marks })}\n`);
      else io.out(drawn(path, found.source.text ?? "", marks, io));
    }
    return 0;
  },
};

/** One marked span as `labelled/score.mjs` reads it. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly subtype: string;
  readonly text: string;
}

const LABELS: ReadonlySet<string> = new Set(["handle", "constraint", "negative_fact", "obligation", "loss_record"]);

function marksOf({ items, obligations, passages, session, source }: ReadSource): readonly Mark[] {
  const text = source.text ?? "";
  const all: readonly (Item | Obligation)[] = [...items.filter(({ kind }) => kind !== "obligation"), ...obligations];
  const marks = all.flatMap((item) => {
    const passage = passages[item.passage];
    if (!passage || !LABELS.has(item.kind)) return [];
    const { start, end } = documentSpan(passage, item.span, session, text);
    return [{ start, end, label: item.kind, subtype: item.subtype, text: maskCredentials(text.slice(start, end)) }];
  });
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

function drawn(path: string, text: string, marks: readonly Mark[], { colours }: Io): string {
  let line = 1;
  let at = 0;
  let out = `${colours.bold(path)}\n`;
  for (const mark of marks) {
    for (let feed = text.indexOf("\n", at); 0 <= feed && feed < mark.start; feed = text.indexOf("\n", at)) {
      line += 1;
      at = feed + 1;
    }
    const place = colours.dim(`${line}:${mark.start - at + 1}`);
    out += `  ${place} ${mark.label} ${colours.dim(mark.subtype)} ${mark.text.split(/\s/).filter(Boolean).join(" ")}\n`;
  }
  return out;
}
