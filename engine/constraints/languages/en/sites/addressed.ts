/** Where an English "not" sets what somebody is told against what he is not: two terms side by side, a task, a way to work. */
import type { CueSite } from "../../../language.ts";
import { instructs } from "../words.ts";
import { FINITE_VERB } from "./clause.ts";

/** "Use tabs not spaces", "pin `a` not `b`": an order with both its terms, and no mark between them. */
export const pairsTerms = ({ clause, head, after }: CueSite): boolean =>
  instructs.test(behindLabel(clause)) &&
  / $/.test(head) &&
  ONE_ORDER.test(behindLabel(head)) &&
  !HELPS.test(head) &&
  !FINITE_VERB.test(behindLabel(head).replace(VERB_OR_TERM, " ")) &&
  SECOND_TERM.test(after);

/** "Your job is review, not repair", "you pack by hand, not by machine": what somebody is told to do. */
export const tellsATask = ({ head, after }: CueSite): boolean =>
  /[,(—–] {0,8}$/.test(head) && (TASK.test(head) || (YOU_DO.test(head) && WAY.test(after)));

/** The first word and the last of what stands before: an order's verb, and its first term. */
const VERB_OR_TERM = /^[^ ]{1,24} |[^ ]{1,40} {1,8}$/g;

const behindLabel = (text: string): string => text.slice(text.lastIndexOf(": ") + 1).trimStart();

/** A verb, at most four words and the first term. */
const ONE_ORDER = /^[a-z]{2,14} (?:[^ ,;()]{1,40} ){0,4}(?:[a-z-]{2,24}|¤{1,200}) {0,4}$/;

/** A verb that "not" denies, or a word that joins a clause to it. */
const HELPS =
  /(?:^| )(?:is|are|was|were|be|been|do|does|did|has|have|had|can|could|will|would|must|should|shall|may|might|ought|need|if|or|and|but|whether|why|that|which|when|so|as|than|to|it|this|them|you|we|they|only|just|simply|all|everything|best|better|preferably|certainly|probably|maybe|perhaps) {1,8}$/;

/** The other term, up to a mark or the end. */
const SECOND_TERM =
  /^ {1,8}(?!yet|only|just|because|if|when|until|unless|for now|to |in (?:use|sync|place)|needed|required|necessary|sure|clear|so |too |very |even |by default|[a-z]{2,14}ing(?: |$))(?:the |an? )?(?:¤{1,200}|[a-z][a-z.-]{1,24})(?: [a-z-]{2,20}){0,2} {0,4}(?:$|[,.;:)(])/;

/** What somebody is there for. */
const TASK =
  /(?:^| )(?:your|our|the (?:agent|assistant|model|reviewer|worker|lead)'?s?) (?:only |sole |main |primary |first )?(?:job|role|task|mission|goal|purpose|responsibility|duty|focus|mandate|remit|brief|scope|work|objective|priority) (?:here |now |today )?(?:is|remains|stays) [^,;:]{2,160}[,(—–] {0,8}$/;

/** How he goes about it, without a word of knowing, having or being. */
const YOU_DO =
  /^ {0,8}(?:you|we|agents?|the (?:agent|assistant|model|lead)) (?:always |only |should |must |will )?(?!are|were|have|had|get|got|see|know|need|want|find|did|was|can|may|might|could|think|feel|lose|like|love|remember|believe)[a-z]{2,14} [^;]{2,240}[,(—–] {0,8}$/;

/** "Not by …", "not from …". */
const WAY = /^ {1,8}(?:by|from|with|via|through|in|on|at|inside|per|as) /;
