/** Both sides of a rewrite, prepared once so that every item can be followed: searchable, cut into pieces, weighed. */
import { analyse, type ClauseFacts } from "../constraints/index.ts";
import { shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import { groupedBy } from "../groups.ts";
import type { Item, Passage } from "../item.ts";
import { once } from "../once.ts";
import type { Side, SurvivalOptions } from "../survival.ts";
import { holds, type Span } from "../text.ts";
import { type Find, type Haystack, pileUp } from "./haystack.ts";
import { overlappingIn } from "./overlapping.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { rootsIn } from "./roots.ts";
import { UNSPACED, type Weights, weightsOver, wordsIn } from "./vocabulary.ts";

/** The region, what survives it, and what has been worked out about both. Everything costly waits until it is asked for. */
export interface Ground {
  readonly region: Side;
  readonly surviving: Side;
  readonly options: SurvivalOptions;
  /** Surviving prose with carriers behind it. */
  readonly hay: Haystack;
  readonly regionHay: () => Haystack;
  /** Directories that the agent still knows. */
  readonly roots: readonly string[];
  readonly before: Pieces;
  readonly after: Pieces;
  readonly facts: (text: string) => ClauseFacts;
  /** All content words of a text, those inside cues included. */
  readonly content: (text: string) => readonly string[];
  readonly weights: () => Weights;
}

/** The pieces of one side, cut passage by passage when asked for. */
export interface Pieces {
  readonly all: () => readonly Piece[];
  readonly of: (passage: number) => readonly Piece[];
  /** The piece that holds an offset of a passage. */
  readonly at: (passage: number, offset: number) => Piece | undefined;
  /** The words of a piece, under names that all languages share where they have one. */
  readonly words: (piece: Piece) => ReadonlySet<string>;
  /** The items of a passage that overlap a span. */
  readonly items: (passage: number, span: Span) => readonly Item[];
}

/** Prepares both sides. Linear in their texts. */
export function groundOf(region: Side, surviving: Side, options: SurvivalOptions): Ground {
  const facts = remembered(analyse);
  const content = remembered((text: string) => contentWords(shadowOf(text, [])));
  const before = piecesOfSide(region, content);
  const after = piecesOfSide(surviving, content);
  const carriers = options.carriers ?? [];
  const hay = pileUp([
    ...surviving.passages.map(({ text }, passage) => ({ text, origin: { passage } })),
    ...carriers.map(({ text }, carrier) => ({ text, origin: { carrier } })),
  ]);
  return {
    region,
    surviving,
    options,
    hay,
    regionHay: once(() => pileUp(region.passages.map(({ text }, passage) => ({ text, origin: { passage } })))),
    roots: rootsIn([...surviving.passages.map(({ text }) => text), ...carriers.map(({ text }) => text)], options.cwd),
    before,
    after,
    facts,
    content,
    weights: once(() => weightsOver([...wordsOfAll(after), ...wordsOfRules(region, before)])),
  };
}

function* wordsOfAll(side: Pieces): Iterable<ReadonlySet<string>> {
  for (const piece of side.all()) yield side.words(piece);
}

/** The region may be huge, and only the sentences of its rules say which of their words are telling. */
function* wordsOfRules(region: Side, before: Pieces): Iterable<ReadonlySet<string>> {
  for (const { kind, passage, span, provenance } of region.items) {
    const piece = kind === "handle" || provenance === "tool" ? undefined : before.at(passage, span.start);
    if (piece) yield before.words(piece);
  }
}

function piecesOfSide(side: Side, content: Ground["content"]): Pieces {
  const byPassage = groupedBy(side.items, ({ passage }) => passage);
  const of = remembered((passage: number): readonly Piece[] => {
    const text: Passage | undefined = side.passages[passage];
    return text ? piecesOf(text, passage, byPassage.get(passage) ?? []) : [];
  });
  const words = new WeakMap<Piece, ReadonlySet<string>>();
  return {
    of,
    all: once(() => side.passages.flatMap(({ form }, passage) => (form === "markdown" ? of(passage) : []))),
    at: (passage, offset) => pieceAt(of(passage), offset),
    words: (piece) => {
      const known = words.get(piece) ?? signatureOf(piece.text, content(piece.text));
      words.set(piece, known);
      return known;
    },
    items: overlappingIn(side.items, (item) => item),
  };
}

/** What a text speaks of: its content words under shared names, its plain words, its literals in lower case. */
export function signatureOf(text: string, content: readonly string[]): ReadonlySet<string> {
  const words = new Set(content);
  // Of scripts without blanks the content words are told apart already; their bare pairs are mostly grammar.
  for (const word of wordsIn(text)) if (!UNSPACED.test(word) && !isInflected(word)) words.add(word);
  for (const literal of literalsIn(text.toLowerCase())) {
    words.add(literal);
    // A label says in words what a literal says in one: "sensor flags" for `sensor_flag`.
    for (const word of wordsIn(literal.replaceAll(/[_/.-]/g, " "))) words.add(word);
  }
  return words;
}

/** A word in letters of its own: its stem stands among the content words, and its ending would tell two forms of it apart. */
const isInflected = (word: string): boolean => /[^\0-\x7f]/.test(word);

/** Tokens with a sign inside. */
function* literalsIn(text: string): Iterable<string> {
  if (!/[_/.:@=-]/.test(text)) return;
  for (const [token] of text.matchAll(PLAIN.test(text) ? PLAIN_TOKEN : TOKEN)) {
    const literal = token.replace(/^[_/.:@=-]{1,120}|[_/.:@=-]{1,120}$/g, "");
    if (/[_/.:@=-]/.test(literal)) yield literal;
  }
}

/** Nothing but ASCII, which is quicker to cut. */
const PLAIN = /^[\0-\x7f]*$/;
const PLAIN_TOKEN = /[\w/.:@=-]{3,120}/g;
const TOKEN = /[\p{L}\p{N}_/.:@=-]{3,120}/gu;

function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (!piece) return undefined;
    if (holds(piece.span, offset)) return piece;
    if (piece.span.start > offset) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}

/** The text of a find in the surviving context. */
export const textOfFind = (ground: Ground, { origin, span }: Find): string => {
  const text =
    "passage" in origin
      ? ground.surviving.passages[origin.passage]?.text
      : ground.options.carriers?.[origin.carrier]?.text;
  return text?.slice(span.start, span.end) ?? "";
};

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
