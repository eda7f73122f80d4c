/** Where an English "only" limits, and where it counts, explains or describes. */
import type { CueSite } from "../../../language.ts";
import {
  agentBefore,
  instructs,
  modal,
  ORDER_WITH_OBJECT,
  opensClause,
  ordersRight,
  pronounBefore,
  stateVerb,
} from "../words.ts";
import { COMMITS, describes, FINITE_VERB } from "./clause.ts";
import {
  BARE_END,
  BE_OR_DO,
  CONFINED,
  ELLIPTIC,
  EVER_DID,
  GATE_WORD,
  LEFT_OVER,
  ONLY_SOME,
  PAST_END,
  PLACED,
  SHOWN,
  SHOWS,
  STARTS_ONLY,
  STATES,
  THING,
  WORKS_SO,
} from "./only-signs.ts";

/** "only": an order, a permission for some, a gate; not a count, a cause or a trait. */
export function limits(site: CueSite): boolean {
  const { head, lead, before, after, clause, spelledAfter, atStart, ruled, agent } = site;
  const spelled = isShouted(spelledAfter.slice(0, 24)) ? "only" : site.spelled;
  if (/(?:^| )(?:the|if|an|not|can|could|was|were|has|had|have|one|first) {0,8}$/.test(before))
    return spelled === "ONLY";
  if (
    /^ {0,8}(?:because|as a|one of|one|two|three|four|five|some|half|part|partly|partially|a few|an?|then|now|recently|got|had|saw|found|the first|\d)(?![a-z])/.test(
      after,
    ) &&
    !modal.test(clause)
  )
    return spelled === "ONLY";
  if (
    !agent &&
    BARE_END.test(after) &&
    /(?:^| )(?:wants?|wanted|asked|asks|insists?|decided|agreed|requires?) /.test(head)
  )
    return true;
  if (/(?:^| )(?:would|could|might)(?= )/.test(after) || EVER_DID.test(after)) return false;
  if (/^ {0,8}(?:it|this|that|they|these|those|which|who) /.test(before) && !modal.test(clause))
    return spelled === "ONLY" && ruled;
  if (
    ((SHOWS.test(before) && !/^ {0,8}(?:please )?work {0,8}$/.test(before)) ||
      (atStart && SHOWN.test(after)) ||
      /^ {0,8}prefer /.test(clause)) &&
    !modal.test(clause) &&
    spelled !== "ONLY"
  )
    return false;
  if (
    /^ {0,8}(?:¤{1,200} now [a-z]{3,14}s |(?:kept|left|used|made|built|[a-z]{3,14}ed|(?:set|run)(?= (?:in|on|at|by|from|with|under|to|every|once|when) )) )/.test(
      before,
    ) &&
    !ruled &&
    !modal.test(clause)
  )
    return false;
  if (!ruled && site.listed && BARE_END.test(after) && !PLACED.test(before) && !instructs.test(before.trimStart()))
    return false;
  if (
    !ruled &&
    before.trim() !== "" &&
    /\($/.test(head.slice(0, head.length - before.length)) &&
    /^ {0,8}[,;)]/.test(after)
  )
    return false;
  if (
    !agent &&
    ruled &&
    (BARE_END.test(after) || /^, (?:such as|for example|like|e\.g)/.test(after)) &&
    /(?:^| )(?:is|are) (?:for )?[a-z-]{2,20}(?: [a-z-]{2,20})? {0,8}$/.test(before)
  )
    return true;
  if (!modal.test(clause) && agentBefore.test(before) && stateVerb.test(after)) return false;
  if (atStart && !modal.test(clause) && PAST_END.test(after)) return false;
  if (/^ {0,8}then /.test(after) && instructs.test(after.replace(/^ {0,8}then /, ""))) return true;
  if (spelled === "ONLY" || /^ {0,8}(?:allowed|permitted|authori[sz]ed|to be)(?![a-z])/.test(after)) return true;
  if (agent && !ruled && !COMMITS.test(head)) return false;
  if (/(?:^| )(?:if|when|whether|where|because|since|that) [^,]{0,60}$/.test(head) && !STARTS_ONLY.test(after))
    return false;
  if (atStart && LEFT_OVER.test(head)) return false;
  if (/(?:^| )(?:may|might) {0,8}$/.test(before) && /^ {0,8}be (?:an?|the) /.test(after)) return false;
  if (!agent && BARE_END.test(after) && CONFINED.test(before) && (ruled || !FINITE_VERB.test(before))) return true;
  if (atStart)
    return (
      (modal.test(after) || !ELLIPTIC.test(clause)) &&
      ((instructs.test(after.trimStart()) && !/^ {0,8}[a-z]{2,20},/.test(after)) ||
        modal.test(after) ||
        ORDER_WITH_OBJECT.test(after) ||
        ONLY_SOME.test(after) ||
        GATE_WORD.test(after) ||
        (!agent &&
          lead.trim() === "" &&
          (spelled === "Only" || (clause.length < 60 && !FINITE_VERB.test(`${after} `))) &&
          /^ {0,8}[a-z¤"]/.test(after) &&
          !BE_OR_DO.test(`${after} `)))
    );
  if (
    /(?:^| )(?:belongs?|goes?|lives?|stays?) {0,8}$/.test(before) &&
    /^ {0,8}(?:to|in|on|at|inside|under) /.test(after)
  )
    return !agent;
  if (pronounBefore.test(before) && !modal.test(before)) return false;
  if (
    THING.test(before) &&
    !agentBefore.test(before) &&
    !modal.test(clause) &&
    (ruled ? WORKS_SO : /^ {0,8}[a-z]{2,14}[^s]s(?![a-z])/).test(after)
  )
    return false;
  if (
    !ruled &&
    /^ {0,8}(?:runs|loads|returns|exports|renders|fires|triggers|starts|logs|shows|reads|calls|works|fails) {1,8}$/.test(
      before,
    )
  )
    return false;
  if (
    !ruled &&
    /^ {0,8}[a-z]{3,16}s {1,8}$/.test(before) &&
    /^ {0,8}(?!(?:through|from|with|via|for|under|inside|within|after|when|once|until|before|upon|where|over) )[a-z]{3,14}(?<!s|ed|ly|ing)(?= (?:the|an?|one|two|¤|[a-z]))/.test(
      after,
    ) &&
    !agentBefore.test(before)
  )
    return false;
  if (modal.test(before) && /^ {0,8}(?:need|take|have|require|cost|affect|matter|happen)(?![a-z])/.test(after))
    return false;
  if ((opensClause(site) && (ruled || !describes(clause))) || modal.test(before)) return true;
  if (!ruled && describes(clause)) return false;
  if (ordersRight.test(before)) return true;
  if (
    !agent &&
    /^ {0,8}(?:[.;!()"]|$)/.test(after) &&
    /^(?:you|agents?|we) (?!(?:were|had|got|was|did) )/.test(before.trimStart())
  )
    return true;
  if (
    !agent &&
    !STATES.test(before) &&
    (GATE_WORD.test(after) || (/^ {0,8}(?:[,.;!()"]|$)/.test(after) && PLACED.test(before)))
  )
    return true;
  if (/^ {0,8}(?:[,.;!()"]|$)/.test(after))
    return (
      /(?:^| )(?:takes?|accepts?|allows?|supports?|uses?|gets?|goes?|go|comes?|happens?|belongs?|for|by|via|through|with)(?= )/.test(
        before,
      ) || !FINITE_VERB.test(before)
    );
  return (
    STARTS_ONLY.test(after) ||
    agentBefore.test(before) ||
    (ruled &&
      !/(?:^| )(?:is|are|works?|appl(?:y|ies)|exists?|runs?|shows?|appears?|happens?|needed|available|used) {0,8}$/.test(
        before.replace(/^[ (]{1,4}/, " "),
      ))
  );
}

/** Capitals emphasise nothing where everything is in capitals. */
const isShouted = (text: string): boolean => /[A-Z]{2}/.test(text) && !/[a-z]/.test(text);
