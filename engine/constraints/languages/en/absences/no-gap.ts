/** What English denies of a thing that lacks nothing. */

/** "Not required", "not affected", and words that only end like a participle: a piece in the notation of language.ts, for a look ahead. */
export const NO_GAP =
  "required|needed|necessary|affected|changed|modified|touched|impacted|allowed|permitted|recommended|intended|expected|supposed|interested|limited|related|involved|considered|concerned|advised|surprised|worried|blocked|acceptable|advisable|negotiable|responsible|(?:indeed|embed|speed|feed|seed|need)(?![a-z])";

/** Nouns of which having none is no gap: trouble, what is spared, what is idle. A piece of a look ahead. */
export const SPARED =
  "(?:longer|effects?|differences?|problems?|choice|trouble|intention|doubt|matter|ideas?|attention|secrets?|errors?|warnings?|issues?|regressions?|failures?|conflicts?|changes?|findings?|blockers?|leaks?|violations?|drift|surprises?|harm|side|state|more|further|other|new|special|additional|dependenc(?:y|ies)|assumptions?|actions?|sense|mistakes?|promises?|bugs?|crash(?:es)?|objections?|questions?|comments?|opinions?)(?![a-z])";
