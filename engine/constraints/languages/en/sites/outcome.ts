/** Where an English clause tells of a try and how it came out. */
import type { CueSite } from "../../../language.ts";
import { modal, opensClause } from "../words.ts";
import { wished } from "./wish.ts";

/** A word of failure that only counts as the outcome of a try: the clause begins with what was done. */
export const outcomeOfATry = ({ clause, head }: CueSite): boolean =>
  (RESULT.test(clause) || (TRY.test(clause.replace(LABEL, "").trimStart()) && /[^ ] /.test(head))) &&
  !modal.test(head) &&
  !/ (?:that|which|who) (?:[a-z]{2,5} |(?:the|an?|our|this|its) (?:[^ ]{1,20} ){1,4})?$/.test(head);

/** A label says that a try came out so: "Outcome: …". */
const RESULT =
  /^ {0,8}(?:[^ :]{1,16} ){0,2}(?:outcomes?|results?|verdict|effect|upshot|finding|conclusion)(?: [^ :]{1,16}){0,2} {0,8}: /;

/** The name of an entry and its colon. */
const LABEL = /^[^:¤]{1,40}: /;

/** "Raising the limit …", "Even after the rebuild …", "The second attempt …", "We moved it …". */
const TRY =
  /^(?:(?:even|just|simply|merely|only|again|also|then|so|and|but|unfortunately|sadly|sure enough|however),? ){0,2}(?:(?!(?:during|according|regarding|concerning|including|nothing|everything|anything|something|pending|existing|missing|building block|testing|logging|caching|routing|string|thing|king|spring|being|depending|starting|following|assuming|given|handling|rendering|parsing|billing|pricing|training data|warning|meaning|setting|settings|incoming|outgoing|remaining|resulting|corresponding|underlying) )[a-z]{2,13}ing [^ ]|(?:even )?(?:after|with|despite) |even without |even |(?:i|we|i've|we've) (?:also |then |even |first |already |have |had )?(?!only|use|need|have|can|must|should)[a-z]{2,14}(?:ed|t|k|n|w) |(?:(?:the|an?|my|our|this|that|each|every|all|both|another|one|two|three|four|several|many|multiple|repeated) )?(?:[^ ]{2,20} ){0,4}?(?:attempts?|try|tries|retry|retries|fix|fixes|hotfix|patch|workarounds?|approach|experiment|rerun|restart|reboot|rebuild|reinstall|upgrade|downgrade|rollback|revert|rewrite|refactor|refactoring|spike|poc|prototype|pilot|bisect|tweaks?|theory|hypothesis|assumption|guess|idea|heuristics?|variant|option|ensemble|schedule|model|trick|hack|proof of concept|first pass|second pass|fine-?tun(?:e|ing)|run|test|load test|rounds?|take|version) |(?:attempt|option|approach|take|try|round|variant|plan|idea|exp|experiment|iter|iteration|run|trial) [a-z0-9#]{1,4}(?: |,|\())/;

/** What is told is so, here and now: no duty, no plan, no condition. */
export const settled = (site: CueSite): boolean =>
  !modal.test(site.head) &&
  !wished(site.head) &&
  !(
    opensClause(site) &&
    !/^(?:changes|runs|tests|checks|builds|reviews|fixes|releases|calls|updates) /.test(site.clause.trimStart())
  );

/** An order follows a label: "Failed: retry once". */
export const ordersLater = ({ after }: CueSite): boolean =>
  /^ ?: (?:retry|try|run|add|use|check|see|fix|do|re-?run|investigate|look|\d)(?: |$)/.test(after);

/** "Batch 64 → OOM", "smaller batch — failed": a few words, a mark, and how it came out. */
export const verdictOnTheClauseBefore = ({ lead, head, after, clause }: CueSite): boolean =>
  head.trim() === "" &&
  clause.length < 160 &&
  /[a-z¤0-9)"'] {0,3}(?:→|⇒|->|=>|—|–|--?|;) {0,8}$/.test(lead) &&
  6 < lead.trim().length &&
  !CASE.test(lead.trimStart()) &&
  !modal.test(after);

/** A condition, an order or an input: what stands behind the mark is what happens then, or is to be done. */
const CASE =
  /^(?:if|when|whenever|unless|once|on|no|missing|invalid|unknown|empty|not|null|bad|wrong|expired|without|any|each|every|make|check|verify|run|add|use|fix|test|step|todo|next|¤{1,200} {0,3}(?:→|⇒|->|=>|—|–|--?) {0,3}$)(?: |¤)/;
