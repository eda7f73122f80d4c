/**
 * What a language pack has to say so that rules and negative facts are found, compared and retired in that language.
 *
 * ## How to write a pack
 *
 * One file `languages/<code>.ts` that exports one `Language`, a folder `languages/<code>/` with its parts, and its name in the list
 * `languages/index.ts`. All packs run over every text, for documents mix languages; `script` keeps a pack away from texts that hold none
 * of its letters.
 *
 * Phrases are never matched on the text itself but on its *shadow*, a string of equal length in which letters are lower
 * case (the dotted Turkish capital included), curly quotes and full-width letters, digits and signs are plain ASCII (full-width
 * punctuation stays), emphasis marks, tabs and line ends are blanks, and every character of a code span is `¤`. So write phrases lower
 * case, with straight quotes and plain blanks.
 *
 * A phrase is a piece of a regular expression with three conveniences:
 * - a blank stands for one to eight blanks (none where `spaced` is false: a blank is then any run of blanks, also an empty one);
 * - `…` stands for up to forty characters without a clause mark (`ne … jamais`, `keep … out of`);
 * - in a spaced language it matches between word bounds; a word joined by `-`, `/`, `.` or an apostrophe is one word
 *   (`no` is not found in `no-cache`). End a phrase in `-` to leave its end open (`verbot-` finds `verboten` and `verbotene`).
 * Groups, alternatives, optional parts and character classes are welcome; unbounded repeats are not (`{0,20}`, never `*` or `+`).
 *
 * A cue is looked for at `any` place, at the `start` (only `openers`, or a leading condition, stand between it and the
 * start of the clause or its last comma) or at the `end` (only `closers` follow). Sentence-final negation is `end` or `any`, whichever is
 * precise enough; the span is always the clause, never the cue alone. Where words are not enough, `when` is a small function that sees
 * the clause and the place. Put idle negation (never mind, no problem) in `idle`: it is blanked before anything else is looked for.
 *
 * Fill in the families, not the examples you have: each list names the whole kind as rules files, pads and chats say it.
 */

import type { Consent } from "./consent.ts";
import type { Deeds, Provisos } from "./deeds.ts";
import type { Grammar } from "./grammar.ts";
import type { Handles } from "./handles.ts";
import type { Losses } from "./losses.ts";
import type { Naming } from "./naming.ts";
import type { Notices } from "./notices.ts";
import type { Pledges } from "./pledges.ts";
import type { Remarks } from "./remarks.ts";
import type { Retiring } from "./retiring.ts";
import type { Rewording } from "./rewording.ts";
import type { States } from "./states.ts";
import type { Told } from "./told.ts";

export type {
  Consent,
  Deeds,
  Grammar,
  Handles,
  Losses,
  Naming,
  Notices,
  Pledges,
  Provisos,
  Remarks,
  Retiring,
  Rewording,
  States,
  Told,
};

/** What a cue makes of its clause. `duty` and `permission` are directives, `hedge` only softens. */
export type CueKind =
  | "prohibition"
  | "restriction"
  | "requirement_negated"
  | "read_only"
  | "failed_attempt"
  | "absent"
  | "deprecated"
  | "unconfirmed"
  | "correction"
  | "duty"
  | "permission"
  | "hedge";

/** A place where a phrase was found, as a `when` sees it. All texts are shadows. */
export interface CueSite {
  /** The whole clause. */
  readonly clause: string;
  /** The clause before the cue, from its last comma, colon, bracket or dash. */
  readonly before: string;
  /** The clause before the cue, from its start. */
  readonly head: string;
  /** The clause after the cue. */
  readonly after: string;
  /** The cue itself. */
  readonly cue: string;
  /** The cue as it is spelled in the text. */
  readonly spelled: string;
  /** What follows the cue as it is spelled in the text. */
  readonly spelledAfter: string;
  /** What stands before the clause in its sentence; empty where the clause begins it. */
  readonly lead: string;
  /** What stands before the sentence in its paragraph, list item or cell. */
  readonly preceding: string;
  /** It stands in a list item or cell, not in running text. */
  readonly listed: boolean;
  /** It stands in a cell. */
  readonly tabled: boolean;
  /** An agent speaks, to whom only its own commitments are rules. */
  readonly agent: boolean;
  /** Only openers or a leading condition stand before it. */
  readonly atStart: boolean;
  /** The clause stands below a heading of rules, or in a rules file. */
  readonly ruled: boolean;
  /** What the heading or label says that introduces the place. */
  readonly below?: keyof Headings | undefined;
}

/** Phrases of one meaning. */
export interface CueGroup {
  readonly as: CueKind;
  /** 3 must not / never / forbidden, 2 do not / only / no, 1 avoid / should not. */
  readonly strength: 1 | 2 | 3;
  readonly at: "start" | "end" | "any";
  readonly find: readonly string[];
  /** Phrases anywhere in the clause that take the meaning away. */
  readonly unless?: readonly string[];
  readonly when?: (site: CueSite) => boolean;
}

/** One language. Every list holds phrases as described at the top of this file. */
export interface Language {
  /** BCP 47 code. */
  readonly code: string;
  /** Letters without which a text cannot be in this language. */
  readonly script: "latin" | "cyrillic" | "han" | "kana" | "hangul";
  /** Words are set apart by blanks, and nothing hangs on them; false for Korean, whose particles do. */
  readonly spaced: boolean;
  /** The negation is part of its verb, or stands around it ("dokunma", "ne touche pas"): the words of a cue are content too. */
  readonly verbInCue?: true;
  readonly cues: readonly CueGroup[];
  /** Negations that forbid and deny nothing ("never mind", "no doubt", "not only"). */
  readonly idle: readonly string[];
  /** Words that may stand before a cue at the start of its clause ("and", "please", "also"). */
  readonly openers: readonly string[];
  /** Words that join a second order to the first without a comma ("and", "but please"). */
  readonly joints?: readonly string[];
  /** Cues that begin an order of their own behind such a joint ("don't", "leave … alone"). */
  readonly ownOrders?: readonly string[];
  /** A clause that begins with a plain order: its verb and the first word of its object, in the shadow ("lower the"). */
  readonly orders?: RegExp;
  /** Words that may follow a cue at the end of its clause (particles of politeness, "please"). */
  readonly closers: readonly string[];
  /** Words that begin a phrase which may stand before a cue at the start ("if", "in", "before"). */
  readonly leads: readonly string[];
  /** Words that begin a condition or an exception ("unless", "until", "except", "after"); it runs to the next comma or the end. */
  readonly conditions: readonly string[];
  /** Words that end a condition or an exception ("場合は", "않는 한"); it runs from the last comma or the start. */
  readonly conditionEnds: readonly string[];
  /** Conditions that make a gate of a prohibition ("unless", "until", "without"); looked for inside the condition. */
  readonly gates: readonly string[];
  /** Words that begin a reason after a comma ("because", "since", "it", "which"): it stays outside of a rule's span. */
  readonly reasons: readonly string[];
  /** Cues that are one half of a contrast, and mean nothing without what stands before their comma ("not", "nothing else"). */
  readonly halves: readonly string[];
  /** Objects that name nothing ("it", "them", "there"), as they follow the verb: the span then takes in the clause before. */
  readonly pronouns: readonly string[];
  /** Words that bring in a thing for which a pronoun behind it stands ("a bug … it", "the lock … it"). */
  readonly introducing?: readonly string[];
  /** Short forms whose full stop ends no sentence, without the stop ("e.g", "z.b"). */
  readonly abbreviations: readonly string[];
  /** A user's message that releases what was asked for, or lifts a rule ("go ahead", "you may now"). */
  readonly release: readonly string[];
  /** A short yes ("ok", "yes", "sure"). */
  readonly yes: readonly string[];
  /** Words of a standing rule, which no yes releases ("every", "each", "always", "never"). */
  readonly standing: readonly string[];
  /** Words of a rule that holds for one task ("yet", "for now", "until i say so"). */
  readonly passing: readonly string[];
  /** Something was begun that has to be ended or undone one day ("started", "locked", "paused", "migrated"). */
  readonly begun: readonly string[];
  /** It was ended or undone ("stopped", "finished", "released", "rolled back"). */
  readonly ended: readonly string[];
  /** What the next clause or sentence begins with where a fault was put right ("fixed in", "works now"). */
  readonly repaired?: readonly string[];
  /** Words of success: an entry of a list of tries that says so did not fail. */
  readonly succeeded: readonly string[];
  readonly headings: Headings;
  readonly words: Words;
  /** How its clauses hang together; nothing where the neutral code needs no word of it. */
  readonly grammar?: Grammar;
  /** How its rules name deeds, as far as a call of a tool can be held against them. */
  readonly deeds?: Deeds;
  /** How its rules want a word or a step first. */
  readonly provisos?: Provisos;
  /** How it says that a rule, a value or a task is over, and what took its place. */
  readonly retiring?: Retiring;
  /** By which words it calls things and rules. */
  readonly naming?: Naming;
  /** How it tells of somebody's word: given, awaited, ordered. */
  readonly consent?: Consent;
  /** How it is told what came of a deed. */
  readonly told?: Told;
  /** How a speaker binds himself. */
  readonly pledges?: Pledges;
  /** How speakers guess, plan, report and complain: what is no finding, whatever it denies. */
  readonly remarks?: Remarks;
  /** How a notice in brackets says that text was left out. */
  readonly notices?: Notices;
  /** How an entry of a list of tasks says how it stands. */
  readonly states?: States;
  /** What a rewording adds to a rule, takes from it, or does with what it bans. */
  readonly rewording?: Rewording;
  /** How a notice of a loss says what went and where it lies. */
  readonly losses?: Losses;
  /** Which words stand beside literals and tell what they are. */
  readonly handles?: Handles;
}

/** Phrases that are a whole heading or label, up to marks, emoji and the colon. */
export interface Headings {
  /** Each item below is forbidden ("don't", "forbidden", "out of scope"). */
  readonly forbidding: readonly string[];
  /** Each item below was tried and failed ("tried", "failed approaches", "dead ends"). */
  readonly failed: readonly string[];
  /** Each item below is missing ("not implemented", "known gaps"). */
  readonly absent: readonly string[];
  /** Each item below sets something right ("corrections", "errata"). */
  readonly corrected: readonly string[];
  /** Each item below is a guess ("assumptions", "not confirmed"). */
  readonly unconfirmed: readonly string[];
  /** Rules stand below ("rules", "constraints", "conventions"); searched for anywhere in the heading. */
  readonly rules: readonly string[];
  /** Open work stands below ("next steps", "todo", "open"). */
  readonly next: readonly string[];
  /** Finished work stands below ("done", "completed"). */
  readonly done: readonly string[];
  /** What is so stands below, not what has to be ("features", "results", "known issues"). */
  readonly telling?: readonly string[];
}

/** How the words of this language are compared. */
export interface Words {
  /** Words without content, blank-separated; in a language without blanks, the particles and endings to cut at. */
  readonly stop: string;
  /** Those of them that go for nothing where two texts are only laid side by side, blank-separated. */
  readonly small?: string;
  /** What is cut off the ends of longer words there. */
  readonly endings?: RegExp;
  /** Stems that hardly narrow what they stand beside ("thing", "anywhere"), blank-separated; so are the next two. */
  readonly light?: string;
  /** Stems of nouns that only say what sort of thing a literal beside them is ("column", "branch"). */
  readonly sorts?: string;
  /** Stems of what brings a thing about, so that the thing itself may stand for it ("open", "install"), blank-separated. */
  readonly bringing?: string;
  /** Stems of what one does at a gate ("ask", "wait"). */
  readonly asking?: string;
  /** What may stand between a name and its value ("is", "set to"). */
  readonly between?: readonly string[];
  /** The spellings of each unit of measure, blank-separated ("minutes minute min"). */
  readonly units?: readonly string[];
  /** What is called by its number ("issue", "pull request"), as it is written before it. */
  readonly referred?: readonly string[];
  /** A word's stem. Lower case in, lower case out; the same stem for the forms of one word. */
  readonly stem: (word: string) => string;
  /**
   * Stems of frequent words under an English name that all packs share ("delete": "lösch entfern"), so that a rule
   * and its translation meet. The names are those of the English pack's stems.
   */
  readonly concepts: { readonly [name: string]: string };
}
