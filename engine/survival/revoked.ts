/** Rules that the region itself takes back later: declared void, lifted, or replaced by another limit (spec §3, superseded). */
import type { Item, RuleItem } from "../item.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import type { Piece } from "./pieces.ts";
import { replacesLimit } from "./replacing.ts";
import { LIGHT } from "./substance.ts";
import { sharedWeight, weightOf } from "./vocabulary.ts";

/** Whether a later sentence of whoever set the rule takes it back, or its heading says that it holds no longer. Summaries retire nothing. */
export function isRevoked(item: RuleItem, ground: Ground): boolean {
  if (item.kind !== "constraint") return revokes(item, ground);
  const { passages } = ground.region;
  const home = ground.before.at(item.passage, item.span.start);
  if (!home) return false;
  if (OVER_HEADING.test(home.scope) || OVER_BEHIND.test(home.text.slice(item.span.end - home.span.start))) return true;
  return laterWords(ground).some(
    (later) =>
      isBehind(later.piece, item) &&
      passages[later.piece.passage]?.provenance === passages[item.passage]?.provenance &&
      (later.void ? voids(later.piece, item, home, ground) : replacesLimit(later.piece, item, ground)),
  );
}

/** Rules of a region that were taken back; worked out once. */
export function revokedRules(ground: Ground): readonly RuleItem[] {
  const known = revoked.get(ground);
  if (known) return known;
  const rules = ground.region.items.filter((item): item is RuleItem => item.kind === "constraint");
  const found = laterWords(ground).length === 0 ? [] : rules.filter((rule) => isRevoked(rule, ground));
  revoked.set(ground, found);
  return found;
}

const revoked = new WeakMap<Ground, readonly RuleItem[]>();

/** The sentence that takes a rule back has done its work, and is no fact that must stay; nor is the title that says what is over. */
function revokes(item: Item, ground: Ground): boolean {
  if (item.kind !== "negative_fact") return false;
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece) return false;
  if (OVER_HEADING.test(piece.text) && ground.before.of(item.passage).some(({ scope }) => scope.includes(piece.text)))
    return true;
  if (!VOID.test(runTogether(piece.text))) return false;
  return revokedRules(ground).some((rule) => {
    const home = ground.before.at(rule.passage, rule.span.start);
    return home !== undefined && isBehind(piece, rule) && voids(piece, rule, home, ground);
  });
}

/** A sentence that takes something back, or tells what holds from now on. */
interface Later {
  readonly piece: Piece;
  readonly void: boolean;
}

/** Such sentences of people and pads, in source order. */
function laterWords(ground: Ground): readonly Later[] {
  const known = laters.get(ground);
  if (known) return known;
  const found = ground.region.passages.flatMap(({ form, provenance, text }, index) => {
    const speaks =
      form === "markdown" && provenance !== "tool" && provenance !== "summary" && provenance !== "palimpsest";
    if (!speaks || !(VOID.test(text.replaceAll(/\s/g, " ")) || SINCE.test(text))) return [];
    return ground.before.of(index).flatMap((piece): readonly Later[] => {
      const said = runTogether(piece.text);
      return [
        ...(VOID.test(said) ? [{ piece, void: true }] : []),
        ...(SINCE.test(said) ? [{ piece, void: false }] : []),
      ];
    });
  });
  laters.set(ground, found);
  return found;
}

const laters = new WeakMap<Ground, readonly Later[]>();

const isBehind = ({ passage, span }: Piece, item: Item): boolean =>
  passage === item.passage ? item.span.end <= span.start : item.passage < passage;

/** The sentence means this rule: by its number, by the word for a rule and one of its own words, or by most of its words. */
function voids(piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  const number = NUMBERED.exec(runTogether(piece.text))?.[1];
  if (number !== undefined) return number === numberOf(home, ground);
  if (isOpen(piece, ground)) return false;
  const telling = new Set(ground.content(rule.text).filter((word) => !LIGHT.has(word)));
  const said = ground.before.words(piece);
  const shared = [...telling].filter((word) => said.has(word));
  if (shared.length === 0) return false;
  if (namesRule(piece.text, shared, ground)) return true;
  const weights = ground.weights();
  return sharedWeight(telling, said, weights) >= weightOf(telling, weights) * MEANT;
}

const MEANT = 0.5;

/** A question, or what holds only if something else comes, takes nothing back. */
const isOpen = ({ text }: Piece, ground: Ground): boolean =>
  /[?？]["'`*_)]{0,3}$/.test(text) || ground.facts(text).conditions.length > 0;

/** Whether the word for a rule has one of the words beside it, as what it is called: "the quotes rule", "the rule for backups". */
function namesRule(text: string, words: readonly string[], ground: Ground): boolean {
  const said = text.split(/\s+/);
  return said.some((one, at) => {
    if (!RULE.test(one)) return false;
    const called = ground.content(said.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).join(" "));
    return words.some((word) => called.includes(word));
  });
}

/** So many words before and behind it a rule may be called by. */
const BESIDE = 3;

/** The number of the list item or the title that a rule stands in. */
const numberOf = (home: Piece, { region }: Ground): string | undefined => {
  const text = region.passages[home.passage]?.text ?? "";
  const line = text.slice(text.lastIndexOf("\n", home.span.start - 1) + 1, home.span.start + 30);
  return /^[\s>#*-]{0,8}(?:\p{L}{1,12} )?[#(]?(\d{1,3})[.):\]]/u.exec(line)?.[1];
};

const NUMBERED =
  /\b(?:overrid(?:es|ing)|supersed(?:es|ing)|replac(?:es|ing)|revok(?:es|ing)|lifts|cancels|ersetzt|hebt|sustituye|reemplaza|remplace|substitui)\s(?:(?:rule|decision|item|point|no\.?|number|entry|convention|Regel|Punkt|regla|règle|regra)\s?)?[#(]?(\d{1,3})\b/iu;

/** The word for a rule, by which one is meant as a whole. */
const RULE =
  /\b(?:rules?|bans?|limits?|restrictions?|freeze|lock|embargo|polic(?:y|ies)|conventions?|instructions?|requirements?|constraints?|prohibitions?)\b|Regel|Verbot|Vorgabe|Sperre|Einschränkung|\b(?:regla|norma|prohibición|restricción|règle|consigne|interdiction|regra|proibição|restrição|regola|divieto)\b|правил|запрет|ограничени|规则|规定|限制|禁令|規則|ルール|制限|禁止|규칙|금지|제한|kural|yasa[kğ]/iu;

const OVER =
  "void|obsolete|superseded|overruled|rescinded|revoked|repealed|withdrawn|retired|lifted|moot|outdated|no longer (?:valid|in force|binding|applicable)|hinfällig|überholt|aufgehoben|ungültig|obsolet[oa]?|anulad[oa]|derogad[oa]|sin efecto|caduque|abrogée?|annulée?|revogad[oa]|sem efeito|отменен[оаы]?|недействительн\\p{L}{0,4}|作废|失效|废止|廃止|無効|폐지|무효|geçersiz|kaldırıldı";

/** Something is said to hold no longer. */
const VOID = new RegExp(
  `\\b(?:(?:is|are|was|were|been|now|as|declared|considered|gets|got|ist|sind|wurde|wird|está|queda|quedó|es|est|fica|ficou|foi) (?:now |hereby |jetzt |damit |ya |désormais )?(?:${OVER})|no longer (?:appl(?:y|ies)|holds?|binds?|stands?|counts?)|(?:do|does)(?:n't| not) (?:apply|hold|stand|count) any ?more|(?:free|open|fine|ok|okay|allowed|permitted|possible|welcome) again|(?:scrap|forget|drop|ignore|lift|disregard|withdraw|revoke|cancel)(?:s|ped|ped|ed|n)? (?:the|that|this|my|our) (?:[\\w-]{1,20} ){0,3}(?:rule|ban|limit|restriction|freeze|policy|instruction|convention|requirement)|(?:overrid|supersed|overrul)(?:es|ing)|gilt (?:[\\p{L}-]{1,30} ){0,6}nicht mehr|gelten (?:[\\p{L}-]{1,30} ){0,6}nicht mehr|ya no (?:aplica|rige|vale)n?|n'est plus (?:valable|en vigueur)|ne s'applique(?:nt)? plus|não (?:vale|se aplica)m? mais|artık geçerli değil)(?![\\p{L}])|больше не действу|отменен|作废|失效|不再适用|已废止|不再有效|廃止(?:した|された|とする)|無効(?:とする|になった)|もう適用され|더 이상 적용되지|폐지(?:됨|되었|한다)|kaldırıldı`,
  "iu",
);

/** What stands right behind a rule, in its own sentence or in brackets. */
const OVER_BEHIND = new RegExp(
  `^["'\`*_~)]{0,4}[ ,–—(\\[-]{1,4}(?:now |since |ist |jetzt )?(?:${OVER})(?![\\p{L}])`,
  "iu",
);

/** A title says that what stands below it is over. */
const OVER_HEADING = new RegExp(
  `(?:^|[ (\\[:–—-])(?:${OVER}|former rules?|old rules?|replaced by [^)\\]]{1,60})[)\\]]?(?: since [^›]{1,30}| \u203a |$)`,
  "iu",
);

/** Something holds from now on, or was changed. */
const SINCE =
  /\b(?:from now on|from (?:today|tomorrow|\p{L}{3,9}|\d[\d-]{3,9}) on(?:wards)?|as of (?:now|today|\p{L}{3,9}|\d)|(?:changed|raised|lowered|moved|switched|updated?) (?:on|to|since|in|from)|now|instead|new (?:limit|rule|maximum|value)|update[sd]?:|ab (?:sofort|jetzt|heute)|seit|jetzt|nunmehr|a partir de|ahora|desde|désormais|dorénavant|à partir de|agora|doravante)\b|теперь|отныне|今后|从现在起|现在|更新|改为|改用|今後|現在|이제|앞으로|artık|bundan sonra/iu;
