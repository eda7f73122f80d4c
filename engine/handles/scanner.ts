/** What a scanner is: one kind of handle, and the three places where it can be recognised. */
import type { HandleSubtype } from "../item.ts";
import type { Span } from "../text.ts";
import type { Token } from "./token.ts";

/** A handle that a scanner proposes. Offsets count in the passage. */
export interface Found extends Span {
  readonly subtype: HandleSubtype;
  /** What swallows what where two overlap: `line` (commands, errors) over `phrase` (noun and value) over `token`. */
  readonly reach: "line" | "phrase" | "token";
}

/**
 * How a stretch of text is written: `prose`, a Markdown `code` span, a line of a `shell` fence,
 * `source` code in a fence, `output` (results, logs, fences without a language), `data` (front matter, YAML, JSON).
 */
export type Style = "prose" | "code" | "shell" | "source" | "output" | "data";

/** A stretch of a passage in one style, cut into tokens. */
export interface Zone extends Span {
  readonly style: Style;
  /** The text of the whole passage. */
  readonly passage: string;
  readonly tokens: readonly Token[];
}

/** One kind of handle. */
export interface Scanner {
  readonly subtype: HandleSubtype;
  /** Whether this one token of running text, output or source is a handle of this kind, or the part of it that is. */
  readonly token?: (token: Token, at: number, zone: Zone) => Span | undefined;
  /** Whether the whole content of a code span or of an argument is one handle of this kind. */
  readonly whole?: (text: string) => boolean;
  /** Handles made of several tokens: phrases and whole lines. */
  readonly phrases?: (zone: Zone) => Iterable<Found>;
}
