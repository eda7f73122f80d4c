/** What English denies of a thing that lacks nothing. */

/** "Not required", "not affected", and words that only end like a participle: a piece in the notation of language.ts, for a look ahead. */
export const NO_GAP =
  "required|needed|necessary|affected|changed|modified|touched|impacted|allowed|permitted|recommended|intended|expected|supposed|interested|limited|related|involved|considered|concerned|advised|surprised|worried|blocked|acceptable|advisable|negotiable|responsible|(?:indeed|embed|speed|feed|seed|need)(?![a-z])";
