/** English rules that forbid something only for want of a word or of a step. */
import type { Provisos } from "../../language.ts";

/** How English wants a word or a step first, and what may be meant as a yes. */
export const provisos: Provisos = {
  askFirst:
    /^(?:please |always ){0,2}(?:(?:ask|check with|tell|consult|confirm with)(?: me| us| the user)?(?: first)?|(?:ask for|get|obtain|wait for) (?:my |our |the user's )?(?:explicit )?(?:approval|permission|confirmation|ok|okay|go-ahead|consent))(?: first)? before (?:you |ever |you ever )?/i,
  notice: /^(?:please |always ){0,2}tell\b/i,
  withoutWord:
    /,? (?:without (?:(?:my|our|the user's|explicit|prior|written|first) ){0,3}(?:approval|permission|confirmation|consent|sign-?off|go-?ahead|ok|okay|say-?so|asking|being asked|being told|checking with)|(?:until|unless|before) (?:I|we) (?:explicitly |have |have explicitly )?(?:say|said|tell|told|ask|asked|approve|approved|confirm|confirmed|allow|allowed|agree|agreed|give|gave)|(?:until|unless|before) you (?:have|got|get) (?:my|our) (?:explicit )?(?:approval|permission|ok|okay|confirmation|go-?ahead)|(?:until|unless|before) asking)(?: (?:me|us|so|to|you|it|this|that|the|ok|okay|go-?ahead|user|first|for|an?|from|explicitly)){0,5}[.!]?$/i,
  stepFirst:
    /,? (?:before (?:you )?(?:run|running|have run)|without (?:first )?running|until (?:you have run )?)(?= ?`)/i,
  forbid: "do not ",
  assent:
    /\b(?:y|yes|yep|yeah|ok|okay|k|go|sure|approv\w{0,4}|lgtm|fine|good|nice|great|perfect|proceed|continue|resume|do|please|confirm\w{0,3}|allow\w{0,3}|ship|agree\w{0,2}|permi\w{0,8}|right|correct|can|may|might|free|thanks|thank|cool|works|all|now|next)\b/i,
};
