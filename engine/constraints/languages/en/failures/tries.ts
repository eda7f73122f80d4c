/** What English says was tried, or is bound to fail. */
import type { CueGroup } from "../../../language.ts";
import { attempted } from "../sites/failure.ts";
import { settled } from "../sites/outcome.ts";

/** A try that is told as one, how it came out in one word, and a failure that is foretold. Notation of language.ts. */
export const tries: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      "(?:rejected|refuted|abandoned|reverted|discarded|ruled out|shelved|scrapped|vetoed|dropped|rolled back|backed out|given up|turned off(?: again)?|switched off(?: again)?|removed again|taken out(?: again)?|disabled(?: again)?|pulled again|parked|binned|thrown away|undone)(?= {0,4}(?:[,.;:)]|$)| (?:because|as|since|after|due|for|when|by|again|too|before|prior|outright|early|immediately|without|per|over|pending|entirely|altogether|in favou?r|on)(?: |$))",
      "ruled out(?= [^ ])",
    ],
    when: attempted,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: ["(?:will|would) (?:[a-z]{2,10} ){0,2}(?:fail|break|crash|hang|time out|not work)"],
    when: ({ head, cue }) =>
      (/ silently /.test(cue) && !/(?:^| )(?:if|unless|or|when|whenever) /.test(head)) ||
      (/^ {0,8}(?:any|all|every|this|these|that|using|calling) /.test(head) && !/ (?:or|if|when) /.test(head)),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: ["even (?:with|after|without)(?= .{3,120}, .{0,60}[a-z]{3,14}(?:ed|t|s) )"],
    when: (site) => attempted(site) && settled(site) && !site.ruled,
    unless: ["still (?:works?|worked|passes|runs?|fine)", "(?:must|should|never|do not|don't)"],
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: ["work(?:s|ed) (?:[^ ,;]{1,30} ){1,8}(?:[^ ,;]{1,30}, )?but(?= )(?! (?:not|only) (?:required|needed))"],
    when: (site) => attempted(site) && settled(site) && !site.ruled,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      "(?:i |we )?(?:have |has |had |'ve )?(?:also |already |first |then |even )?(?:tried|attempted)",
      "(?:the |my |our |an? )?(?:first|second|third|initial|earlier|previous|naive|original|multiple|several|both|all|two|three|early|repeated) (?:[^ ,:]{2,20} ){0,3}(?:attempts?|try|tries|approach(?:es)?)(?= [a-z¤(])",
    ],
    unless: [
      "and (?:it |that )?(?:works|worked|passes|passed|fixed|succeeded|helped)",
      "(?:works|worked) (?:now|fine|well)",
      "(?:succeeded|went through|did the trick|fixed it|was successful)",
    ],
  },
];
