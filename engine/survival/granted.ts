/** Exceptions that were granted after a rule was set: with them it goes on, and a summary may say so (spec §2, §3). */
import { shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { Item, Passage } from "../item.ts";
import type { Ground } from "./ground.ts";
import { isBehind, type Piece } from "./pieces.ts";
import { asks, says } from "./speech.ts";
import { UNSPACED, wordsIn } from "./vocabulary.ts";

/** Whether a later sentence of whoever set the rule permits all that these words name: "zod is ok", or a yes to a question with them. */
export function isGranted(rule: Item, words: readonly string[], ground: Ground): boolean {
  // A lone sign of a script without spaces is a particle of the exception.
  const telling = words.filter((word) => word.length > 1 || !UNSPACED.test(word));
  return (
    telling.length > 0 &&
    grantsFor(rule, ground).some((grant) => {
      // A grant may be too short to show its language, as the rule does.
      const named = new Set([...grant.named, ...contentWords(shadowOf(grant.text, []), shadowOf(rule.text, []))]);
      return telling.every((word) => named.has(word));
    })
  );
}

/** The sentences behind a rule, in its own passage or later ones, in which its speaker permits something. */
export const grantsBehind = (rule: Item, ground: Ground): readonly Piece[] =>
  grantsFor(rule, ground).map(({ piece }) => piece);

interface Grant {
  readonly piece: Piece;
  readonly provenance: Passage["provenance"];
  /** What is permitted, and its content words and literals. */
  readonly text: string;
  readonly named: ReadonlySet<string>;
}

/** The grants of a rule's own speaker behind it. */
const grantsFor = (rule: Item, ground: Ground): readonly Grant[] =>
  grantsIn(ground).filter(
    ({ piece, provenance }) => provenance === ground.region.passages[rule.passage]?.provenance && isBehind(piece, rule),
  );

/** All sentences of a region that permit something, in source order; worked out once. */
function grantsIn(ground: Ground): readonly Grant[] {
  const known = grants.get(ground);
  if (known) return known;
  const found = ground.region.passages.flatMap(({ form, provenance }, passage) =>
    form === "markdown" && GIVES.has(provenance)
      ? ground.before.of(passage).flatMap((piece) => grantOf(piece, provenance, ground))
      : [],
  );
  grants.set(ground, found);
  return found;
}

const grants = new WeakMap<Ground, readonly Grant[]>();

/** What an agent, a tool or a summary permits is no exception to anybody's rule. */
const GIVES: ReadonlySet<Passage["provenance"]> = new Set(["user", "system", "rules"]);

function grantOf(piece: Piece, provenance: Passage["provenance"], ground: Ground): readonly Grant[] {
  if (asks(piece.text)) return [];
  const grantOfText = (text: string): Grant => ({ piece, provenance, text, named: namesIn(text, ground) });
  const { polarity } = ground.facts(piece.text);
  if (polarity === "permits") return [grantOfText(piece.text)];
  const asked = polarity === "states" ? askedBefore(piece, ground) : undefined;
  return asked === undefined ? [] : [grantOfText(asked)];
}

/** The question that a sentence answers with yes: the last of the agent's message right before it. */
function askedBefore({ passage, text }: Piece, { region, before }: Ground): string | undefined {
  if (region.passages[passage - 1]?.provenance !== "assistant" || !says("yes", text)) return undefined;
  return before.of(passage - 1).findLast((piece) => asks(piece.text))?.text;
}

const namesIn = (text: string, { content, facts }: Ground): ReadonlySet<string> =>
  new Set([...content(text), ...wordsIn(text), ...facts(text).literals.map((literal) => literal.toLowerCase())]);
