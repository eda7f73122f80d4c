/** Where a cue in French means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";
import { deniesByNoun, ordersWith } from "../romance.ts";

/** A letter of the language. */
export const L = "[a-zà-ÿœ]";

/** An infinitive. */
export const INFINITIVE = `(?:(?:l'|s'|m'|t'|d'|y |en |le |la |les |se |me |lui |leur |plus |jamais |pas ){0,3}${L}{2,18}(?:er|ir|re|oir))`;

/** An infinitive, with the pronouns before it, right behind the cue. */
export const infinitive = new RegExp(`^ {1,8}${INFINITIVE}(?!${L})`);

/** Orders to one or many: "touche", "modifiez". */
const IMPERATIVE =
  "touche modifie change utilise supprime efface édite écris fais mets lance commite commit pousse pushe fusionne crée ajoute installe renomme réécris déplace ouvre ferme envoie publie déploie exécute réponds demande laisse garde lis prends va oublie relance redémarre importe exporte invente suppose devine propose mentionne inclus réessaie touches modifies changes mocke contourne désactive expose partage copie traduis traduit formate refactore refactorise casse merge teste implémente génère stocke enregistre logue passe travaille";

/** An order begins the text. */
export const opens = firstWord(
  `(?:(?:s'il\\ste\\splaît|merci\\sde|et|mais|donc|alors|veuillez),?\\s{1,4}){0,2}(?:${IMPERATIVE.split(" ").join("|")}|(?!assez|chez|rez|nez|${L}{1,14}[tsxçj]i?ons(?!${L}))${L}{2,16}(?:ez|ons)|utiliser|garder|écrire|lancer|répondre|travailler|modifier|ajouter|limiter|conserver|respecter|suivre|vérifier|préférer|créer|mettre|faire|privilégier|demander|tester|documenter)`,
);

/** An order opens the clause, or its piece with the cue. */
export const ordered = ordersWith(opens);

/** Somebody may, must or shall. */
export const modal = anyWord(
  "doit doivent dois devez devons devra devront devrait devraient peut peuvent pouvez peux pourra faut faudra autorisée?s? permise? permises? permis permet permettent accepte acceptent acceptée?s?",
);

/** A finite verb of being, having or being able: the clause says how things are. */
export const finite = anyWord(
  "est sont était étaient sera a ont avait avaient fut y.a c'est existe existent manque marche fonctionne fonctionnait montre renvoie retourne apparaît arrive échoue contient sert reste suffit concerne semble affiche provient utilise lit",
);

/** A condition, relative clause or reason goes on up to the cue. */
const ASIDE =
  /(?:^|[ ,(])(?:si|s'il|s'ils|quand|lorsque|lorsqu'[a-zà-ÿ]{1,12}|parce|puisque|puisqu'[a-zà-ÿ]{1,6}|comme|car|qui|dont|où|pourquoi|bien qu[e'][a-zà-ÿ]{0,6}|tandis que) (?:[^ ,;]{1,24} ){0,5}$/;

/** The cue stands in a condition, a reason or a relative clause. */
export const isAside = ({ before }: CueSite): boolean => ASIDE.test(before);

/** What cannot be ordered: being, having, knowing, or what code does. */
export const STATE =
  /^n(?:e |')(?:se |s'|me |m'|y |en |l'|le |la |les |nous ){0,2}(?:est|sont|était|étaient|fut|sera|a|ont|avait|avaient|ai|avons|suis|existe|existent|fonctionne|fonctionnent|marche|marchent|sait|savons|connaît|connais|contient|contiennent|renvoie|retourne|répond|apparaît|correspond|permet|permettent|supporte|gère|semble|veut|compile|passe|démarre|trouve|charge|voit|vois|affiche|tient|suffit|dépend|comprend|comprends|pense|crois|couvre|prend|résout|change|règle|aide|résiste|va|vaut|vient|lit|sert|reste|exporte|expose|possède|propose|dispose)(?![a-zà-ÿ])/;

/** "ne … pas": an infinitive or an order, or what one must or may not. */
export const forbids = (site: CueSite): boolean => {
  const { cue, before, head, ruled, agent, after } = site;
  if (isAside(site)) return false;
  if (INFINITIVE_CUE.test(`${cue}${after}`))
    return (
      !/(?:^| )(?:pour|afin de|à|peut|peux|de) {0,8}$/.test(before) ||
      /(?:demand|pri|veill|merci|prière|attention|dit|rappel|souviens|promis|convenu|décidé|important)[a-zà-ÿé]{0,8} (?:bien )?(?:de|à|à ce de) {0,8}$/.test(
        before,
      )
    );
  if (ORDER_CUE.test(cue))
    return (
      site.atStart || before.trim() === "" || (/ et {0,8}$/.test(before) && opens.test(before)) || /: {0,8}$/.test(head)
    );
  if (/(?:^| )(?:on|vous|tu|nous|agents?|personne|il|elle|ils|elles|je|j')(?: l[ea]s?)? {0,8}$/.test(before))
    return (
      MUST.test(cue) ||
      (/(?:^| )(?:on|vous|tu|agents?|nous) {0,8}$/.test(before) && !STATE.test(cue) && (ruled || !agent))
    );
  if (MUST.test(cue)) return true;
  return PASSIVE_CUE.test(`${cue}${after}`) && (ruled || !agent) && !STATE.test(cue.replace(/^ne se [a-z]+/, ""));
};

const INFINITIVE_CUE = new RegExp(
  `^(?:bien )?ne (?:(?:rien|pas|jamais|plus|surtout|absolument|point|en aucun cas) ){1,3}${INFINITIVE}(?!${L})|^n(?:e |')${L}{2,18}(?:er|ir|re|oir) {1,8}(?:plus {1,8})?(?:aucune?|rien|ni)(?!${L})`,
);

/** A cue that holds its order. */
export const ORDER_CUE = new RegExp(
  `^n(?:e |')(?:(?:l'|s'|m'|y |en |le |la |les |lui |leur |se |te |me |t'){0,2})(?:${IMPERATIVE.split(" ").join("|")}|(?!avez|êtes|pouvez|savez|aurez)${L}{2,16}(?:ez|ons))(?!${L})`,
);

/** A cue that holds a verb of duty or leave. */
export const MUST =
  /^n(?:e |')(?:(?:se|s'|le|la|les|l'|en|y) ?){0,2}(?:doit|doivent|dois|devez|devons|devra|devront|peut être|peuvent être|pouvez|peux|faut|saurait|sauraient)(?![a-zà-ÿ])/;

const PASSIVE_CUE =
  /^n(?:e |')(?:se |s')(?:touche|touchent|modifie|modifient|change|supprime|négocie|commite|pousse|édite|fait|mélange|contourne|utilise|utilisent)/;

/** "seulement, uniquement": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
  !isAside(site) &&
  !/(?:^| )(?:pas|non|un|une|le|la|était|si|est|sont) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:parce|un|une|après coup|\d{1,9} (?:tests?|erreurs?))(?![a-zà-ÿ])/.test(site.after) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    (site.atStart && !site.agent) ||
    (!finite.test(site.clause) && (!site.agent || site.ruled)));

/** "Pas de torch dans la session : tout est local", "modèle : pas de moteur …": how it is, with what is there instead, or behind its label. */
export const toldAtOnce = ({ head, after, lead }: CueSite): boolean =>
  /(?: [:;]|→|->|=>) {1,8}(?!ne |n'|pas |jamais |utilise|préfère|toujours )[^ ]/.test(after) ||
  (/[a-zà-ÿ)] {0,4}: {0,8}$/.test(`${lead}${head}`) &&
    !/(?:règles?|contraintes?|interdits?|style|format|ton|important|attention) {0,4}: {0,8}$/.test(`${lead}${head}`)) ||
  /^ {1,8}[^,;:]{2,40} (?:dans|sur|en) (?:la|le|cette|ce|l') ?(?:session|machine|environnement|conteneur|dépôt|projet|vps|serveur|poste)(?![a-zà-ÿ])/.test(
    after,
  );

/** No finite verb stands around the cue: the clause is a rule by its noun. */
export const noVerb = (site: CueSite): boolean => byNoun(site) && !NOTHING.test(site.after);

const byNoun = deniesByNoun(finite, isAside);

const NOTHING =
  /^ {1,8}(?:d'|de )?(?:problèmes?|soucis?|doutes?|panique|stress|quoi|chance|effet|succès|résultats?|erreurs?|réponse|changement|différence|urgence|raison|idée|mal|nouvelles?|grave|besoin|trace)(?![a-zà-ÿ])/;
