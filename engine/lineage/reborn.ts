/** Inventions that a later summary repeats: each names the generation of its birth (spec §3). */
import { shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { Item } from "../item.ts";
import { reportOf } from "../survival/approvals.ts";
import { signatureOf } from "../survival/ground.ts";
import { piecesOf } from "../survival/pieces.ts";
import { says } from "../survival/speech.ts";
import { plainText } from "../survival/wording.ts";
import type { Invention, Survival } from "../survival.ts";
import { overlaps, type Span } from "../text.ts";
import type { Generation } from "./generation.ts";
import type { Window } from "./window.ts";

/** What one generation looks at to find its parent's inventions again; all passages count in the whole session. */
export interface Repeating {
  readonly parent: Pick<Generation, "id" | "invented">;
  readonly survival: readonly Survival[];
  readonly window: Window;
  /** The record of this generation's own summary. */
  readonly summary: number | undefined;
  /** Turns a place of the surviving side into one of the session. */
  readonly place: <Placed extends { readonly passage: number }>(placed: Placed) => Placed;
}

/**
 * The parent's inventions that this summary repeats and nobody has said since, in source order, each where it stands now and `born`
 * where it was first made up. What the user, a file or a tool said after all is no invention any more.
 */
export function repeatedInventions(repeating: Repeating): readonly Invention[] {
  const { parent, place } = repeating;
  const repeated = parent.invented.flatMap((invention) => {
    const found = isReport(invention) ? reportAgain(invention, repeating) : itemAgain(invention, repeating);
    if (!found) return [];
    const { text, passage, span } = place(found);
    return [{ kind: invention.kind, text, passage, span, born: invention.born ?? parent.id }];
  });
  return repeated.sort((a, b) => a.passage - b.passage || a.span.start - b.span.start);
}

interface Again {
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
}

const isReport = ({ kind }: Invention): boolean => kind === "approval" || kind === "instruction";

/** A literal or rule of the earlier summary that survives, and that nobody but summaries and the agent has said. */
function itemAgain(invention: Invention, { survival, window, summary }: Repeating): Again | undefined {
  const fate = survival.find(
    ({ item, places, state }) =>
      item.kind === invention.kind &&
      (state === "kept" || state === "equivalent") &&
      places.some((at) => at.passage === invention.passage && overlaps(at.span, invention.span)),
  );
  if (!fate?.places.every(isMadeUp)) return undefined;
  const written = ({ passage }: { readonly passage: number }) =>
    summary !== undefined && window.surviving.passages[passage]?.record === summary;
  const wanted = plainText(fate.item.text);
  const items = window.surviving.items.filter((item) => item.kind === invention.kind && written(item));
  const same = items.find(({ text }) => text === fate.item.text || plainText(text) === wanted);
  return same ?? items.find(({ text }) => text === fate.instead?.text);
}

const isMadeUp = ({ provenance }: Item): boolean => provenance === "summary" || provenance === "assistant";

/** A sentence of this summary that reports the same of the user's will, while the user has said nothing of it since. */
function reportAgain(invention: Invention, { window, summary }: Repeating): Again | undefined {
  const words = wordsOf(invention.text);
  const { region, surviving } = window;
  const said = region.passages.filter(({ provenance }) => provenance === "user");
  if (invention.kind === "approval" && said.some(({ text }) => says("yes", text) || says("release", text))) return;
  if (said.some(({ text }) => shareOf(words, wordsOf(text)) >= SAID)) return;
  return surviving.passages
    .flatMap((passage, index) => (passage.record === summary ? piecesOf(passage, index, []) : []))
    .find(({ text }) => reportOf(text) === invention.kind && shareOf(words, wordsOf(text)) >= SAME);
}

/** Shares of an invention's words from which a sentence of the user's says it, and one of a summary repeats it. */
const SAID = 0.6;
const SAME = 0.6;

const wordsOf = (text: string): ReadonlySet<string> => signatureOf(text, contentWords(shadowOf(text, [])));

function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of wanted) if (words.has(word)) shared += 1;
  return wanted.size === 0 ? 0 : shared / wanted.size;
}
