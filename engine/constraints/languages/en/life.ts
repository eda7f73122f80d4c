/** How an English rule ends, and how work that was begun does. */
import type { Language } from "../../language.ts";
import { phrases } from "../notation.ts";

/** Words that release, confirm and limit in time, and words of work begun and ended. Notation of language.ts. */
export const life: Pick<
  Language,
  "release" | "yes" | "standing" | "passing" | "begun" | "ended" | "repaired" | "succeeded"
> = {
  release: [
    "go ahead",
    "you (?:may|can) (?:now )?[a-z]{2,20}",
    "(?:now )?you (?:may|can)",
    "feel free",
    "green light",
    "approved",
    "permission granted",
    "(?:is|are) (?:fine|ok|okay|allowed|unlocked|unfrozen|lifted|over) now",
    "no longer (?:applies|needed|necessary|frozen|locked|off-limits|off limits)",
    "(?:i|we) (?:lift|drop|cancel|withdraw|release)",
    "forget (?:the rule|what i said|about)",
    "never mind the",
    "scratch that",
    "the (?:freeze|ban|rule|lock|embargo) is (?:over|lifted|gone|off)",
    "now",
    "do it",
    "ship it",
  ],
  yes: phrases(`
    yes; yep; yeah; sure; ok; okay; fine; do it; go; go ahead; go for it; please do; alright; all right;
    approved; confirmed; agreed; lgtm; proceed; continue
  `),
  standing: phrases("every; each; always; never; ever; any; all; whenever; in general; from now on"),
  passing: [
    "yet",
    "for now",
    "for the moment",
    "at the moment",
    "for the time being",
    "right now",
    "just now",
    "until (?:i|we|you|the user|he|she|they) (?:say|said|tell|ask|answer|confirm|approve|reply|have|am|is|are|come)-",
    "until (?:i|we|you|he|she|they|[a-z]{2,16}) [a-z]{2,16}",
    "before (?:you|i|we|he|she|they|the user) (?:answer|reply|confirm|say|approve|sign|look|check|review)-",
    "(?:for|during) this (?:whole |entire )?(?:job|task|session|run|pr|change|sprint|round|turn|step|migration|release)",
    "in this (?:session|task|chat|pr|change|run|turn|commit)",
    "this time",
    "today",
    "tonight",
    "this (?:morning|afternoon|evening|week)",
    "stop here",
    "hold off",
    "until (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|further notice|then)",
    "before (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)",
    "meanwhile",
    "while i",
  ],
  begun: [
    "(?:re)?started(?! (?:with|from|by|at))",
    "launched",
    "dispatched",
    "spawned",
    "kicked off",
    "(?:is |are |was |still )?running",
    "locked",
    "(?:took|acquired|holds?|holding|obtained) (?:the |a )?lock",
    "paused",
    "disabled",
    "suspended",
    "stashed",
    "cordoned",
    "drained",
    "checked out",
    "mounted",
    "reserved",
    "migrated",
    "applied (?:the )?migration",
    "migration … applied",
    "(?:switched|put|set|is|are) (?:on|in|into|to) maintenance(?: mode)?",
    "created (?:a |an |the )?(?:temp-|temporary|test|throw-?away|scratch)",
    "turned off",
    "scaled (?:down|to 0|to zero)",
    "opened (?:a |the )?(?:tunnel|port|transaction|session)",
  ],
  ended: phrases(`
    stopped; finished; completed; done; ended; terminated; killed; exited; released; unlocked; resumed;
    re-?enabled; enabled again; rolled back; reverted; undone; removed; deleted; dropped; cleaned up; torn down;
    closed; merged; popped; uncordoned; unmounted; collected; cancel(?:l)?ed; turned (?:back )?on;
    scaled (?:back )?up
  `),
  repaired: [
    "(?:this |that |it |which )?(?:is |was |has been |got |now |already |all |been ){0,3}(?:fixed|solved|resolved|corrected|patched|repaired|put right|sorted out)",
    "(?:works|working|passes|fine|done|ok|okay|gone) (?:now|again|since|after|in)",
    "now (?:it )?(?:works|passes|fixed)",
  ],
  succeeded: phrases(`
    work(?:s|ed); fixes; (?:was|were|is|got|been|now|finally|that|which|this|it|and|then) fixed; succe(?:eds|eded|ss|ssful|ssfully); solved; passes; passed; help(?:s|ed); kept;
    adopted; improve(?:s|d); faster; better; ok; okay; fine
  `),
};
