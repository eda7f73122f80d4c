/** What is seen of the clause around an English cue. */
import { instructs, orders } from "../words.ts";

/** "Supports only …", "keeps it in memory only": the clause begins with what something does, not with an order or a label. */
export const describes = (clause: string): boolean =>
  /^ {0,8}(?:also |always |currently |now )?[a-z]{2,14}[^s'u]s (?! {0,4}:)(?!(?:must|should|may|can|will|shall|are|is|to|only (?:in|on|from|for|where|when|if|with|via|through|at|after|as)|in|on|from|for|with|of|go|live|belong|come|happen|run|stay|need|use|have|take|get|work|exist|and|or|do|never|read|write|call) )/.test(
    clause,
  ) && !orders.test(clause);

/** A quotation begins right before the cue: `explicit "do not open the viewer"`; not the name of `"don't touch" labels`. */
export const opensQuote = ({ head, after }: { readonly head: string; readonly after: string }): boolean =>
  /(?:^|[ (:])"(?:please |always |and |just ){0,2}$/.test(head) &&
  !/^ {0,2}[^ "]{1,20}(?: [^ "]{1,20})?" [a-z]/.test(after);

/** "Neutral = no row": what a name or sign stands for. */
export const defines = (head: string): boolean => /^[^=]{1,60} ={1,3} (?:[^ =]{1,24} ){0,6}[,(]? ?$/.test(head);

/** A finite verb, or what looks like one. */
export const FINITE_VERB =
  /(?:^| )(?:is|are|was|were|did|does|do|has|have|had|can|could|will|[a-z]{3,14}(?:ed|[^s]s))(?= )/;

/** The other half of a contrast begins: "the old one", "in tests". */
export const TERM = /^ {0,8}(?:the|an?|any|¤|in|on|by|via|from|with|to|into|at|under) ?/;

/** An agent binds itself. */
export const COMMITS = /(?:^| )(?:i|i'll|i will|we'll|we will) /;

/** A clause that opens with a condition. */
export const CONDITIONAL_CLAUSE =
  /^ {0,8}(?:[^:]{1,40}: {1,4})?(?:if|when|whenever|unless|once|in case|whether|where|wherever) /;

/** An order follows the comma. */
export const afterComma = (after: string): boolean => {
  const comma = after.indexOf(",");
  return comma !== -1 && instructs.test(after.slice(comma + 1).trimStart());
};

/** The parts of a bug report: what is seen, and nothing that was tried. */
export const REPORT = /^ {0,3}(?:bug|symptoms?|expected|actual|observed|steps to reproduce|repro|reproduction) {0,4}: /;
