/** The words by which a rule is taken back, and those by which it is called, of all languages together. */
import { consentOf, namingOf, retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";

/** Expressions for a sentence whose lines run together; each is made when it is first asked for. */
export const voidWords = lazily({
  /** What is said of a rule, or of any other thing, that has had its day. */
  over: () => new RegExp(`(?:${retiringOf("over")})`, "iu"),

  /** Something is said to hold no longer. */
  void: () =>
    new RegExp(
      `\\b(?:${retiringOf("overVerbs")}) (?:(?:${retiringOf("overAdverbs")}) )?(?:${retiringOf("over")})(?!\\p{L})|${retiringOf("voids")}`,
      "iu",
    ),

  /** Such a word as the verb of what takes something else back: the rule that is meant stands behind it. */
  takesBack: () => new RegExp(`^(?:${retiringOf("takesBack")})$`, "i"),

  /** Before it, what makes it untrue: "has not been lifted", "nobody says that it is void". */
  denied: () =>
    new RegExp(
      `(?:${retiringOf("untrue")})(?: \\p{L}{1,12}){0,2} $|(?:${retiringOf("untrueJoined")})$|${retiringOf("nobody")}`,
      "iu",
    ),

  /** What stands right behind a rule, in its own sentence or in brackets. */
  overBehind: () =>
    new RegExp(
      `^["'\`*_~)]{0,4}[ ,–—(\\[-]{1,4}(?:(?:${retiringOf("overLeads")}) )?(?:${retiringOf("over")})["'\`*_~)\\]]{0,4}(?=$|[.,;:)\\]]| (?:${retiringOf("since")}|${retiringOf("by")}) | \\d)`,
      "iu",
    ),

  /** A title that says that what stands below it is over: by itself, or of what it calls rules. */
  overTitle: () =>
    new RegExp(
      `(?:^|[ (\\[:–—-])(?:${retiringOf("over")}|${retiringOf("overTitles")})[)\\]]?(?: (?:${retiringOf("since")}) [^›]{1,30})?$`,
      "iu",
    ),

  /** The word for a rule, by which one is meant as a whole. */
  rule: () => new RegExp(namingOf("rules"), "iu"),

  /** The word for a state that passes, in which something is not to be done. */
  state: () => new RegExp(namingOf("states"), "iu"),

  /** The word for a rule, for what it bans or bounds, or for such a state. */
  named: () => new RegExp(`${namingOf("rules")}|${namingOf("bans")}|${namingOf("states")}`, "iu"),

  /** More than one rule is meant. */
  manyRules: () => new RegExp(`^(?:${namingOf("manyRules")})$`, "i"),

  /** Somebody's word, for which a gate waits. */
  approval: () => new RegExp(consentOf("word"), "iu"),

  /** A condition that ends with a time: what it holds up may be done one day. */
  forATime: () => new RegExp(`^(?:${namingOf("whileTimes")})(?!\\p{L}{4})|(?:${namingOf("whileEnds")})$`, "iu"),
});
