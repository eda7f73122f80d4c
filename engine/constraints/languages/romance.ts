/** What Spanish, Portuguese, Italian and, but for its verbs, French have in common. */
import type { CueSite } from "../language.ts";

const LETTERS = "a-zà-ÿ";

const BETWEEN = "(?:(?:se|lo|la|os|as|me|te|nos|si|ci|ne|li|le|mai|nunca|jamás|más|mais) {1,8}){0,2}";
const STUCK = "(?:-?(?:se|me|te|nos|lhe|le|les|la|las|lo|los|o|os|a|as|mela|selo|sela))?";

/** An infinitive in "-ar", "-er" or "-ir" right behind a negation, with the pronouns that hang on it. */
export const infinitive = new RegExp(
  `^ {1,8}${BETWEEN}(?!(?:requer|quer|difer|sequer|qualquer|lugar|par|mar|ser un)(?![${LETTERS}]))[${LETTERS}]{1,18}(?:ar|er|ir|ír|ôr|por|á|ê|í)${STUCK}(?![${LETTERS}])`,
);

/** Somebody tells what he lived to see, or what code did: a verb of the past or an auxiliary right behind the cue. */
export const PAST = new RegExp(
  `^ {1,8}(?:(?:se|me|nos|lo|la|o|a|si|mi|ci|le) {1,8}){0,2}(?:ha|he|han|hemos|había|habían|has|hubo|tem|tinha|foi|foram|fui|era|fue|fueron|estuvo|esteve|ho|abbiamo|hanno|aveva|è|sono|stato|` +
    `[${LETTERS}]{2,16}(?:ó|aron|ieron|ou|aram|eram|iram|iu|eu|ato|ito|uto))(?![${LETTERS}])`,
);

/** What follows "that" behind these is an order all the same. */
const TELLS =
  /(?:^|[ ,(:])(?:recuerd[ae]|importante|ojo|quiero|queremos|quiere|exijo|pidió|pide|dijo|asegúrate de|asegúrese de|ten en cuenta|lembr[ea]|lembre-se|garanta|quero|quer|pediu|disse|certifique-se de|ricorda|ricordati|voglio|vuole|assicurati|chiesto|detto) (?:de )?(?:que|che) /g;

/**
 * A test whether the cue stands in a condition, a relative clause or a reason. Takes the words that begin what is only supposed or told
 * beside, set apart by bars: what stands behind them orders nothing.
 */
export const asideBehind = (words: string): ((site: CueSite) => boolean) => {
  const aside = new RegExp(`(?:^|[ ,(])(?:${words}) (?:[^ ,;]{1,24} ){0,9}$`);
  return ({ before }) => aside.test(before.replace(TELLS, " "));
};

/** Nobody is named before the cue, or the clause stands below a heading of rules. */
export const orders = ({ atStart, before, ruled }: CueSite): boolean =>
  atStart || before.trim() === "" || (ruled && before.length < 60);

/** A test whether an order opens the clause, or its piece with the cue. Takes an expression for the words that open one. */
export const ordersWith =
  (opens: RegExp): ((site: CueSite) => boolean) =>
  ({ clause, before }) =>
    opens.test(clause) || opens.test(before);

/** A heading or label forbids what stands there. */
export const isForbidden = ({ below }: CueSite): boolean => below === "forbidding";

/** A heading or label lists gaps, open work or how things are there. */
export const amongGaps = ({ below }: CueSite): boolean => below === "absent" || below === "next" || below === "telling";

/** One literal is meant and another is not, and nothing else is said: "`dvh`, non `vh`". */
export const betweenLiterals = ({ head, after }: CueSite): boolean =>
  /^[\s(]{0,4}¤{1,40}[,\s(]{1,4}$/.test(head) && /^ {1,4}¤{1,40}[\s).]{0,4}$/.test(after);

/**
 * A test whether a clause denies by its noun: no finite verb stands around the cue, the cue is in no aside, and no agent says it in passing.
 * Takes an expression for such verbs and a test for asides.
 */
export const deniesByNoun =
  (finite: RegExp, isAside: (site: CueSite) => boolean): ((site: CueSite) => boolean) =>
  (site) =>
    !finite.test(`${site.before} ${site.after.replace(/[,:(].{0,400}$/, "")}`) &&
    !isAside(site) &&
    (!site.agent || site.ruled);

/** A standing negation ("nunca", "mai") that stands in no aside: an order or a rule, not what has been. */
export const rulesAlways = (site: CueSite): boolean =>
  !PAST.test(site.after) && (orders(site) || site.ruled || infinitive.test(site.after) || !site.agent);

/** "Sin emojis, por favor": nothing stands before the cue in its sentence, and no order behind its comma ("sin tag, aplicar …"). */
export const beginsItsSentence = ({ lead, head, after, agent }: CueSite): boolean =>
  !agent && `${lead}${head}`.trim() === "" && !/^[^,]{2,40}, [a-zà-ÿ]{2,14}(?:ar|er|ir) /.test(after);

/**
 * A test whether a gap is told of something named, or stands by itself where gaps are listed. Takes tests for what is only supposed, and
 * for a rule of a design.
 */
export const tellsGap =
  (isAside: (site: CueSite) => boolean, layers: (site: CueSite) => boolean): ((site: CueSite) => boolean) =>
  (site) =>
    !isAside(site) && !layers(site) && (!site.atStart || site.below === "absent" || site.below === "failed");

/**
 * A test whether what stands before the cue says what was tried: "polling: discarded", "the idea of … discarded". Takes what begins the
 * name of a state, which is no try, and what begins the name of a try, both set apart by bars.
 */
export const judges = (states: string, tries: string): ((site: CueSite) => boolean) => {
  const state = new RegExp(`^[ (]{0,4}(?:${states})[ :]`);
  const tried = new RegExp(`^[ (]{0,4}(?:${tries})`);
  return ({ lead, head, after, ruled }) =>
    !ruled &&
    !state.test(`${lead}${head}`) &&
    (/[^ ] {0,4}[:—–→(=>,-] {0,4}$/.test(`${lead}${head}`) ||
      (/^ {0,8}(?:[.,;:)(—–-]|$)/.test(after) && tried.test(head)));
};

/**
 * A test whether something named that does not do something stands in a list as a part of a design: it is no gap, and not only so for now.
 * Takes an expression for what such parts do, and the words for now, set apart by bars.
 */
export const partOfDesign = (designed: RegExp, now: string): ((site: CueSite) => boolean) => {
  const passing = new RegExp(`(?:^| )(?:${now}) {0,4}$`);
  return (site) =>
    site.listed &&
    !site.agent &&
    !site.atStart &&
    site.head.length < 70 &&
    site.below !== "absent" &&
    site.below !== "failed" &&
    !passing.test(site.head) &&
    designed.test(behindNot(site));
};

/** What a cue that begins with its negation denies: the rest of it, and what follows. */
export const behindNot = ({ cue, after }: CueSite): string =>
  /^n(?:on|[ãa]o) /.test(cue) ? ` ${cue.slice(4)}${after}` : after;
