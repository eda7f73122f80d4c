/** English duties and permissions. */
import type { CueGroup } from "../../language.ts";

/** English duties and permissions. Groups of phrases in the notation of language.ts. */
export const directives: readonly CueGroup[] = [
  {
    as: "duty",
    strength: 3,
    at: "any",
    find: ["must", "(?:is|are) (?:required|mandatory|compulsory|obligatory)", "required to"],
    when: ({ head, after }) =>
      !/^(?: be| have)? not /.test(after) && !/(?:^| )(?:i|we|you'd|if|was|had) (?:[a-z]{1,12} ){0,2}$/.test(head),
  },
  {
    as: "duty",
    strength: 2,
    at: "start",
    find: ["always", "make sure", "be sure to", "ensure", "remember to", "do not forget", "don'?t forget"],
  },
  { as: "duty", strength: 1, at: "any", find: ["should", "always"] },
  {
    as: "permission",
    strength: 2,
    at: "any",
    find: [
      "(?:you|agents?|we) (?:may|can|might)(?! (?:not|never|only))",
      "may be",
      "may (?!not|only|never)[a-z]{2,16}",
      "feel free to",
      "(?:is|are|be) (?:allowed|permitted|free|welcome|fine|okay|ok|acceptable|optional)(?: to)?",
      "(?:it's|it is|that's) (?:fine|okay|ok|all right|alright) (?:to|if)",
      "without (?:asking|approval)",
      "no (?:approval|permission|confirmation) (?:is )?(?:needed|required|necessary)",
    ],
  },
];
