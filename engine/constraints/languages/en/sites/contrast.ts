/** Where an English "X, not Y" is an instruction or sets something right. */
import type { CueSite } from "../../../language.ts";
import { duty, instructs, opensClause, orders } from "../words.ts";
import { COMMITS, defines, describes, FINITE_VERB, TERM } from "./clause.ts";

/** "X, not Y" and "X (not Y)": an instruction makes it a prohibition. */
export const contrasts = (site: CueSite): boolean =>
  (afterMark.test(site.head) || (JOINED_HALF.test(site.head) && opensClause(site) && TERM.test(site.after))) &&
  !defines(site.head) &&
  !(
    !site.ruled &&
    !opensClause(site) &&
    !duty.test(site.head) &&
    !PLACES.test(site.head) &&
    !WANTS.test(site.head) &&
    JUDGES.test(site.after)
  ) &&
  !/^ {0,8}(?:used|added|moved|fixed|changed|made|switched|ran|kept|set to|replaced|built|written|sent|taken|done|which|that|it's|that's|it is) /.test(
    site.head,
  ) &&
  !(!site.ruled && /(?:^| )(?:may|might|can|could) (?:[a-z]{2,14} ){1,4}\(? ?(?:but )?$/.test(site.head)) &&
  !/^ {0,8}(?:caused|created|introduced|covered|handled|reached|seen|found) (?:by|in) /.test(site.after) &&
  (!site.agent || site.ruled || COMMITS.test(site.head)) &&
  !/^\S{1,30} (?:says|is|are|was|were|means|has|have) |^(?:[^ ]{1,30} {1,3}){1,6}(?:is|are|was|were) (?:an?|the) |^¤{1,200} [a-z]{3,14}s /.test(
    site.clause.trimStart(),
  ) &&
  ((opensClause(site) && (site.ruled || !describes(site.clause))) ||
    ordersBehindACase(site.head) ||
    (!site.agent && WANTS.test(site.head)) ||
    duty.test(site.head) ||
    (PLACES.test(site.head) && (site.ruled || !/comes? from /.test(site.head))) ||
    ((site.ruled ||
      (!site.agent &&
        site.lead.trim() === "" &&
        !inBrackets(site.head) &&
        FEW_WORDS.test(site.head) &&
        !describes(site.clause))) &&
      !NAMES_OR_LABELS.test(`${site.head}|${site.after}`) &&
      !FINITE_VERB.test(`${site.head} `)));

/** "Smoothing needs a thick line, not a thin one": what is needed or wanted, and what will not do. */
const WANTS = /(?:^| )(?:needs?|requires?|wants?|demands?|calls? for) (?!to |no |not )[^;]{2,120}(?:,|\(|—|–) {0,4}$/;

/** "When it can race, assert on events": an order behind the case in which it holds. */
function ordersBehindACase(head: string): boolean {
  const opener = CASE.exec(head)?.[0];
  return opener !== undefined && orders.test(head.slice(opener.length));
}

const CASE =
  /^ {0,8}(?:[^:,]{1,30}: {1,4})?(?:for|when|if|in|on|before|after|during|to|with|while|where) [^,]{2,100}, (?!then the )/;

/** "A cold start, not a broken query", "Speed: not shown": what something is or how it went, without a verb. */
const NAMES_OR_LABELS =
  /: {0,8}\||\| {0,8}an? |(?:^| )(?:went|came|ran|took|made|gave|fell|rose|grew|saw|found|said|meant|got|lost|won|broke|began|became|held|stood) .{0,200}\|/;

/** "Use the log — not the console": half of a contrast behind the dash that ends an order. */
export const contrastsWithTheClauseBefore = ({ lead, after }: CueSite): boolean =>
  / (?:[—–-]|--) {0,8}$/.test(lead) &&
  (TERM.test(after) || NAMED.test(after) || STRAIGHT.test(after)) &&
  !/(?:^| )(?:is|are|was|were|will|would|has|have|had|does|did|means?|fails?|failed|works?|worked) /.test(lead) &&
  instructs.test(lead.slice(lead.lastIndexOf(": ") + 1).trimStart());

/** "You may read but not write", among rules also "clerks may …, but not …": a leave, and what it leaves out. */
export const leavesOut = ({ head, after, agent, ruled }: CueSite): boolean =>
  !agent &&
  ((/(?:^| )(?:may|must|should|(?:is|are) allowed to) [^;]{2,160}$/.test(head) && (ruled || SOMEBODY.test(head))) ||
    (ruled && /^ {0,8}[a-z]{2,14} can [^;]{2,160}$/.test(head) && SOMEBODY.test(head))) &&
  !/^ {0,8}(?:always|necessarily|yet|all|every|often|entirely|fully)(?![a-z])/.test(after);

const SOMEBODY = /^ {0,8}(?:you|we|agents?|assistants?|contributors?) /;

/** "Not directly to the shelf". */
const STRAIGHT = /^ {0,8}(?:directly|straight|manually|by hand|blindly|locally) /;

/** One name and nothing else. */
const NAMED = /^ {0,8}(?!yet |only |just |just |even )[^ ,;]{2,30} {0,4}$/;

/** "X is a, not b": what is so, set right; in a title, and of a kind ("not a flag"), it only describes. */
export const corrects = (site: CueSite): boolean =>
  afterMark.test(site.head) &&
  (!opensClause(site) || /^\S{1,30} (?:says|is|are|was|were|means) /.test(site.clause.trimStart())) &&
  SAYS_SO.test(site.head.slice(site.head.lastIndexOf(": ") + 1)) &&
  SHORT_TERM.test(site.after) &&
  !/^ {0,8}an? /.test(site.after) &&
  /[\d`_/@]|\p{Lu}|\p{L}[.-]\p{L}/u.test(site.spelledAfter.slice(0, 60)) &&
  !/^Not$/.test(site.spelled.trim());

/** Something stands before a comma, bracket or dash, and the cue right behind it. */
const afterMark = /[^\s,(] ?[,(—–:] {0,8}(?:and |but )?$|¤ {1,8}(?:and|but) {1,8}$/;

/** "Use the new client and not the old one". */
const JOINED_HALF = / (?:and|but) {1,8}$/;

/** Behind "not": how far something is, or what it is not. */
const JUDGES =
  /^ {0,8}(?:an? |(?:fully|yet|really|quite|entirely|necessarily|just|always|completely|strictly|exactly) |[a-z]{3,14}ed(?![a-z]))/;

const FEW_WORDS = /^ {0,8}(?:[^ ]{1,40} {1,8}){0,2}[^ ]{1,40} {0,8}$/;

/** Both halves of a contrast stand inside one bracket: "(sums, not products)". */
const inBrackets = (head: string): boolean => {
  const comma = head.lastIndexOf(",");
  const said = head.slice(0, Math.max(0, comma));
  return (said.match(/\)/g) ?? []).length < (said.match(/\(/g) ?? []).length;
};

/** What goes where is a rule, though no verb orders it. */
const PLACES =
  /(?:^| )(?:belongs?|goes?|go|lives?|stays?|happens?|comes? from) (?:[^ ]{1,40} ){1,6}$|(?:^| )(?:belongs?|lives?) (?:[^ ]{1,40} ){7,12}$/;

/** One term, as a correction sets it against another: code, a number, or at most three words. */
const SHORT_TERM =
  /^ {0,8}(?:(?:the|an?|in|on|at|with|by|under|via) )?(?:¤{1,200}|\d[^\s,;]{0,40}|[^\s,;¤]{1,40}(?: [^\s,;¤]{1,40}){0,2})(?:[,;).]| as | {0,4}$)/;

const SAYS_SO =
  /(?:^| )(?:is|are|was|were|says|means|lives?|uses|expects|called|named|spelled|spelt|we're|it's|that's|listens?|sits?|points?|runs|returns|takes|reads|writes|defaults|starts|ends|begins|comes|belongs|goes|holds|contains|sends|wants|needs|has|refers|resolves|maps|binds|serves|accepts|supports|requires|calls|targets|moved|changed)(?![a-z])/;
