/** How English rules name deeds. */
import type { Deeds } from "../../language.ts";

/** English verbs of changing, deleting and running, and what stands around them. */
export const deeds: Deeds = {
  conditional:
    /\b(?:unless|until|without|except|before|after|if|when(?:ever)?|while|other than|only|instead of|directly|too|more than|twice|again|both)\b/iu,
  instead: /\binstead\b|\bbut\b|\brather\b/iu,
  changing: /(?<!\p{L})(?:touch|edit|modif|chang|alter|overwr|rewr|writ(?:e|ten) to|reformat|regenerat)/iu,
  staying: /\balone\b|untouched|unchanged|hands off|as (?:it|they) (?:is|are)\b|intact/iu,
  deleting: /(?<!\p{L})(?:delet|remov|renam|mov(?:e|ed|ing)\b|elimin)/iu,
  running: /\b(?:run|runn?ing|execut(?:e|ed|ing)|invok(?:e|ed|ing)|call|launch|start|use|using)\b/iu,
  onto: /\b(?:to|on|onto|into)(?: ?the(?= ))?/iu,
  git: /(?:\bnot|\bnever|n['’]t|\bno)\s{1,3}(?:(?:ever|yet|git|force|force-)\s{0,2}){0,2}-?(push|commit|rebase|amend|merge)(?:ing|e?d)?\b/i,
  objectless:
    /^(?:or \w{1,12}|and \w{1,12}|anything|any (?:of )?(?:the |this |these )?changes?|the changes?|changes?|yet|it|this|that|please|for now|yourself|(?:to|on) (?:git|github|origin|remote|the remote|this branch)|at all|ever|now|today|code|[.!]){0,3}[.!\s]{0,3}$/i,
};
