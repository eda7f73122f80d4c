/** How English tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** English words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:approv\p{L}{0,6}|permission|permit\p{L}{0,3}|consent|confirm\p{L}{0,8}|sign(?:s|ed)?[- ]?off|go[- ]?ahead|green light|ok|okay|agree\p{L}{0,5}|review\p{L}{0,4}|ask(?:s|ed|ing)?|check(?:s|ed|ing)? with|consult\p{L}{0,5}|tell(?:s|ing)?|told|inform\p{L}{0,4}|sa(?:y|ys|id)|wait(?:s|ing)?|word)\b/iu,
  approved:
    /\b(?:approved|authori[sz]ed|green-?lit|signed off|okayed|ok'd|consented|cleared by|confirmed by|said yes|says yes|answered|go[- ]?ahead (?:was |is |has been )?(?:given|received|granted|obtained)|(?:gave|given|have|has|got|received|with) (?:the |a |his |her |their |its )?(?:final )?(?:go[- ]?ahead|green light|permission|consent|approval|sign-?off)|(?:approval|permission|consent|sign-?off) (?:was |is |has been )?(?:given|granted|received|obtained|in place)|(?:user|owner|client|customer|maintainer|team|they|she|he) (?:has |have )?(?:now |already )?(?:confirmed|agreed|accepted|allowed|permitted|decided|chose|picked))\b|"(?:go ahead|yes|ok|okay|approved)"/iu,
  pending:
    /\b(?:not|never|no|nobody|without|until|unless|once|after|before|if|when|whether|wait(?:s|ing)?|await(?:s|ing)?|needs?|need to|requires?|pending|ask(?:s|ed|ing)? for|must be|has to be|to be|will be|should be|only)\b|n't\b/iu,
  instructed:
    /\b(?:user|owner|client|customer|maintainer) (?:has |have )?(?:now |also |then )?(?:asked|instructed|told|requested|ordered|said|wants?|wanted|directed|demanded)\b|\b(?:as|per) (?:instructed|requested|ordered) by\b|\b(?:at|on) the (?:user|owner|client)'s (?:request|instruction)/iu,
  waits:
    /\b(?:until|before|unless|without|wait(?:s|ing)?|await(?:s|ing)?|needs?|requires?|pending|ask)\b.{0,120}?\b(?:approv\w{0,6}|confirm\w{0,8}|permission|consent|sign(?:s|ed)?[- ]?off|go[- ]?ahead|answers?|says? (?:so|yes)|ok(?:ay)?|agree\w{0,5}|review\w{0,4}|decid\w{0,3}|me|us|him|her|them|asking|word)\b|\b(?:not (?:yet )?(?:approved|confirmed|decided|answered|signed off)|approval (?:is )?(?:outstanding|open|missing))\b/iu,
  beforeOrders:
    /good|great|fine|perfect|nice|cool|thanks?|thank you|all ?right|right|looks good|lgtm|well done|now|then|so|and|please|go ahead and|you (?:may|can) now/iu,
};
