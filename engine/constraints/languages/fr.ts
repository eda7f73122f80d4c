/** French. */
import type { CueSite, Language } from "../language.ts";
import { anyWord, conceptsBy, firstWord, phrases } from "./notation.ts";
import { stemFrench } from "./stems.ts";

const L = "[a-zà-ÿœ]";
const INFINITIVE = `(?:(?:l'|s'|m'|t'|d'|y |en |le |la |les |se |me |lui |leur |plus |jamais |pas ){0,3}${L}{2,18}(?:er|ir|re|oir))`;
const infinitive = new RegExp(`^ {1,8}${INFINITIVE}(?!${L})`);
/** Orders to one or many: "touche", "modifiez". */
const IMPERATIVE =
  "touche modifie change utilise supprime efface édite écris fais mets lance commite commit pousse pushe fusionne crée ajoute installe renomme réécris déplace ouvre ferme envoie publie déploie exécute réponds demande laisse garde lis prends va oublie relance redémarre importe exporte invente suppose devine propose mentionne inclus réessaie touches modifies changes mocke contourne désactive expose partage copie traduis traduit formate refactore refactorise casse merge teste implémente génère stocke enregistre logue passe travaille";
const opens = firstWord(
  `(?:(?:s'il\\ste\\splaît|merci\\sde|et|mais|donc|alors|veuillez),?\\s{1,4}){0,2}(?:${IMPERATIVE.split(" ").join("|")}|(?!assez|chez|rez|nez)${L}{2,16}(?:ez|ons)|utiliser|garder|écrire|lancer|répondre|travailler|modifier|ajouter|limiter|conserver|respecter|suivre|vérifier|préférer|créer|mettre|faire|privilégier|demander|tester|documenter)`,
);
/** An order opens the clause, or its piece with the cue. */
const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);
const modal = anyWord(
  "doit doivent dois devez devons devra devront devrait devraient peut peuvent pouvez peux pourra faut faudra autorisée?s? permise? permises? permis permet permettent accepte acceptent acceptée?s?",
);
const finite = anyWord(
  "est sont était étaient sera a ont avait avaient fut y.a c'est existe existent manque marche fonctionne fonctionnait montre renvoie retourne apparaît arrive échoue contient sert reste suffit concerne semble affiche provient utilise lit",
);
/** A condition, relative clause or reason goes on up to the cue. */
const ASIDE =
  /(?:^|[ ,(])(?:si|s'il|s'ils|quand|lorsque|lorsqu'[a-zà-ÿ]{1,12}|parce|puisque|puisqu'[a-zà-ÿ]{1,6}|comme|car|qui|dont|où|pourquoi|bien qu[e'][a-zà-ÿ]{0,6}|tandis que) (?:[^ ,;]{1,24} ){0,5}$/;
const isAside = ({ before }: CueSite): boolean => ASIDE.test(before);

/** What cannot be ordered: being, having, knowing, or what code does. */
const STATE =
  /^n(?:e |')(?:se |s'|me |m'|y |en |l'|le |la |les |nous ){0,2}(?:est|sont|était|étaient|fut|sera|a|ont|avait|avaient|ai|avons|suis|existe|existent|fonctionne|fonctionnent|marche|marchent|sait|savons|connaît|connais|contient|contiennent|renvoie|retourne|répond|apparaît|correspond|permet|permettent|supporte|gère|semble|veut|compile|passe|démarre|trouve|charge|voit|vois|affiche|tient|suffit|dépend|comprend|comprends|pense|crois|couvre|prend|résout|change|règle|aide|résiste|va|vaut|vient|lit|sert|reste|exporte|expose|possède|propose|dispose)(?![a-zà-ÿ])/;

/** "ne … pas": an infinitive or an order, or what one must or may not. */
const forbids = (site: CueSite): boolean => {
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
const ORDER_CUE = new RegExp(
  `^n(?:e |')(?:(?:l'|s'|m'|y |en |le |la |les |lui |leur |se |te |me |t'){0,2})(?:${IMPERATIVE.split(" ").join("|")}|(?!avez|êtes|pouvez|savez|aurez)${L}{2,16}(?:ez|ons))(?!${L})`,
);
const MUST =
  /^n(?:e |')(?:(?:se|s'|le|la|les|l'|en|y) ?){0,2}(?:doit|doivent|dois|devez|devons|devra|devront|peut être|peuvent être|pouvez|peux|faut|saurait|sauraient)(?![a-zà-ÿ])/;
const PASSIVE_CUE =
  /^n(?:e |')(?:se |s')(?:touche|touchent|modifie|modifient|change|supprime|négocie|commite|pousse|édite|fait|mélange|contourne|utilise|utilisent)/;

const limits = (site: CueSite): boolean =>
  !isAside(site) &&
  !/(?:^| )(?:pas|non|un|une|le|la|était|si|est|sont) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:parce|un|une|après coup|\d{1,9} (?:tests?|erreurs?))(?![a-zà-ÿ])/.test(site.after) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    (site.atStart && !site.agent) ||
    (!finite.test(site.clause) && (!site.agent || site.ruled)));

const noVerb = (site: CueSite): boolean =>
  !isAside(site) &&
  !finite.test(`${site.before} ${site.after.replace(/[,:(].{0,400}$/, "")}`) &&
  (!site.agent || site.ruled) &&
  !NOTHING.test(site.after);
const NOTHING =
  /^ {1,8}(?:d'|de )?(?:problèmes?|soucis?|doutes?|panique|stress|quoi|chance|effet|succès|résultats?|erreurs?|réponse|changement|différence|urgence|raison|idée|mal|nouvelles?|grave|besoin|trace)(?![a-zà-ÿ])/;

const APPROVAL =
  "(?:approbation|autorisation|accord|permission|confirmation|consentement|validation|aval|feu vert|relecture|revue|demande explicite|ok|okay|avis|signature|prévenir|demander|avertir|consulter|valider|confirmer|en parler|y être invité-)";
const MY =
  "(?:mon |ma |ton |ta |son |sa |votre |notre |leur |l'|une |un |le |la |aucune |d'|me |nous |m'|m'en |l'en |nous en )";

/** French: "ne … pas" with infinitive and imperative, "pas de", "interdit", "seulement", "ne … que", gates, tries and failures. */
export const fr: Language = {
  code: "fr",
  verbInCue: true,
  script: "latin",
  spaced: true,
  cues: [
    {
      as: "prohibition",
      strength: 3,
      at: "any",
      find: phrases(`
        (?:est |sont |reste |restent |strictement |formellement |absolument )?(?:interdit|interdite|interdits|interdites|proscrit|proscrite|proscrits|proscrites|prohibé-|défendu(?:e|s|es)? de); (?:interdis|interdisons|interdit|interdisent); interdiction(?: formelle| absolue)? (?:de|d'-); défense de
        (?:n'est|ne sont|n'est-|n'est donc) (?:pas|jamais) (?:autorisé-|permis-|acceptable|toléré-|admis-|négociable|accepté-); n(?:'est|e sont) jamais [a-zà-ÿ]{3,18}é(?:e|s|es)?(?! par)
        en aucun cas; sous aucun prétexte; en aucune (?:façon|manière|circonstance); à aucun moment; hors de question; jamais au grand jamais; inacceptable; non négociables?
        n(?:e |')(?:(?:se|le|la|les|l'|en|y) )?(?:doit|doivent|dois|devez|devons|devra|devront) (?:[a-zà-ÿ]{2,16} )?(?:pas|jamais|plus|rien|en aucun cas|surtout pas|aucun-)
        (?:aucun|aucune|personne|rien|nul) (?:… )?ne (?:doit|peut|devra|pourra); il ne faut (?:pas|jamais|surtout pas|rien|plus)`),
      unless: phrases("403 interdit; (?:ces|les) règles ne"),
      when: (site) => !isAside(site),
    },
    {
      as: "prohibition",
      strength: 3,
      at: "any",
      find: phrases("n(?:e |'-)(?:… )?jamais; jamais"),
      when: (site) =>
        site.cue.startsWith("n")
          ? forbids(site) ||
            (!isAside(site) &&
              !STATE.test(site.cue) &&
              site.ruled &&
              !/^n(?:e |')(?:a|ont|avons|ai|avait)(?![a-zà-ÿ])/.test(site.cue))
          : !isAside(site) &&
            (site.atStart || site.ruled) &&
            noVerb(site) &&
            !/(?:^| )(?:ne|n'[a-zà-ÿ]{1,20}|a|ont|ai) (?:[^ ]{1,20} )?$/.test(site.before),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases(
        `ne (?:surtout |absolument )?(?:pas|rien|plus) ${INFINITIVE}; (?:merci|prière) de (?:bien vouloir )?ne (?:pas|rien|plus)`,
      ),
      when: (site) => site.cue.startsWith("merci") || site.cue.startsWith("pri") || forbids(site),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases("ne … (?:pas|rien|aucun-|surtout pas|ni); n'[a-zà-ÿ]{2,20} (?:… )?(?:pas|rien|aucun-|ni)"),
      when: forbids,
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases("(?:surtout )?pas (?:d'-|de(?! (?:souci|problème|quoi|panique))|touche)"),
      when: (site) =>
        (site.atStart || /[^\s,(][,(—–:] {0,8}$/.test(site.head)) &&
        noVerb(site) &&
        !/(?:^| )(?:y a|ai|a|ont|avons|n'[a-zà-ÿ]{1,20}) {0,8}$/.test(site.before),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "start",
      find: phrases("aucun(?:e)?; zéro; nul(?:le)?; plus (?:de|aucun-)(?= )"),
      when: (site) =>
        noVerb(site) &&
        (!/^(?:plus|zéro|nul)/.test(site.cue) || site.ruled) &&
        !/^ {1,8}(?:autre|d'entre)/.test(site.after),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: ["sans"],
      when: (site) =>
        site.atStart &&
        noVerb(site) &&
        (site.ruled || infinitive.test(site.after) || site.lead.trim() === "") &&
        /[a-zà-ÿ]/.test(site.after) &&
        !/^ {1,8}(?:serif|doute|cesse)(?![a-z])/.test(site.after) &&
        FRENCH.test(`${site.head}${site.after}`),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:bas les pattes|pas touche|mains? off|n'y touche(?:z)? pas|intouchables?); arrête(?:z)? de [a-zà-ÿ]{2,16}; cesse(?:z)? de
        (?:veux|voulons|veut|souhaite|souhaitons) (?:… )?(?:pas|plus|aucun-|rien) (?:que|de|d'-|voir|ici|dans); (?:a|ont|m'a|nous a) (?:demandé|dit|ordonné|précisé|exigé|convenu|promis) (?:… )?de ne (?:pas|rien|jamais|plus); (?:reste|restez|tiens-toi|tenez-vous) (?:à l'écart|loin|en dehors) d-; rien ne (?:part|sort|bouge|change|va|doit)`),
      when: (site) => !isAside(site),
    },
    {
      as: "prohibition",
      strength: 1,
      at: "any",
      find: phrases(`
        évite(?:z|r|s|ons)?; à éviter; (?:abstiens-toi|abstenez-vous|s'abstenir) d-; n(?:e |')(?:(?:se|le|la|les|l'|en|y) )?(?:devrait|devraient|devrais|devriez|faudrait) (?:[a-zà-ÿ]{2,16} )?(?:pas|jamais|plus|rien); (?:déconseillé-|pas recommandé-|peu recommandé-|pas conseillé-|non recommandé-); mieux vaut ne pas; (?:préfère|préférons) (?:… )?ne (?:… )?pas; de préférence pas`),
      when: (site) => !isAside(site) && !/(?:^| )(?:pour|afin d') {0,8}$/.test(site.before),
    },
    {
      as: "prohibition",
      strength: 1,
      at: "any",
      find: phrases("au lieu d(?:e |u |es |'-); plutôt que"),
      when: (site) => (!site.agent || site.ruled) && ordered(site),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases("(?<=, |\\(|— |- )(?:et )?(?:pas|non|jamais)(?! (?:plus tard|encore))"),
      when: (site) => ordered(site) || modal.test(site.head) || (site.ruled && !finite.test(site.clause)),
    },
    {
      as: "restriction",
      strength: 2,
      at: "any",
      find: phrases(
        "seulement; uniquement; exclusivement; strictement réservé-; seule?s?(?= (?:l[ea]s?|l'|¤|[a-zà-ÿ]{2,20} (?:peut|peuvent|doit|est|sont)))",
      ),
      when: (site) => (/^seule?s?$/.test(site.cue) ? site.atStart && modal.test(site.clause) : limits(site)),
    },
    {
      as: "restriction",
      strength: 2,
      at: "any",
      find: phrases(`
        n(?:e |'-)(?:… )?(?:que|qu'-); au (?:plus|maximum); tout au plus; (?:max|maximum|max\\.)(?: de)? (?:\\d|¤)-; (?:pas|jamais|non) plus (?:de|d'-|que|qu'-|loin|tard|long)
        (?:ne (?:pas )?(?:dépasse(?:r|z)?|excéde(?:r|z)?)|ne … (?:dépasser|excéder)); rien d'autre(?: que)?; (?:aucun|aucune|nul) autre; (?:limite|limitez|limiter|limité|limitée|limités|restreint|restreindre|cantonne|cantonner|réservé|réservée|réservés|réservées)s? (?:… )?(?:à|au|aux)(?= ); nulle part ailleurs`),
      when: (site) =>
        !isAside(site) &&
        (/^n(?:e |')/.test(site.cue)
          ? !STATE.test(site.cue) &&
            !/(?:^| )(?:ça|cela|il|elle|je|j'|qui) {0,8}$/.test(site.before) &&
            (MUST.test(site.cue) ||
              opens.test(site.cue.replace(/^n(?:e |')/, "")) ||
              site.ruled ||
              /^ne (?:pas )?(?:dépass|excéd)/.test(site.cue) ||
              (!site.agent && /(?:^| )(?:on|vous|tu|nous) {0,8}$/.test(site.before)))
          : !site.agent || site.ruled || modal.test(site.clause)),
    },
    {
      as: "requirement_negated",
      strength: 2,
      at: "any",
      find: phrases(`
        sans ${MY}{0,2}(?:préalable |explicite |écrit )?${APPROVAL}; sauf (?:accord|autorisation|demande|instruction|validation)-
        (?:demande|demandez|demander|consulte|consultez|préviens|prévenez|prévenir|confirme|confirmez|confirmer|valide|valider|vérifie auprès)(?:-moi|-nous| moi| toujours| d'abord| l'accord| confirmation| l'autorisation){0,3} (?:avant|d'abord)
        avant (?:de |d'|tout-? ?|chaque |toute ) ?… (?:demande|demandez|demander|consulte|consulter|préviens|prévenir|confirme|confirmer|validation|accord|attends|attendre)-; avant … (?:demande|demandez|préviens|consulte)-
        (?:nécessite|nécessitent|requiert|requièrent|exige|exigent|soumis à|soumise à|soumis|sous réserve d-|en attente d-) (?:de )?${MY}{0,2}(?:préalable |explicite |écrit )?(?:approbation|autorisation|accord|permission|confirmation|consentement|validation|aval|feu vert|relecture|revue)
        (?:attends|attendez|attendre) (?:… )?(?:avant|que|qu'-|mon|ma|l'|la|le|une|son|sa|leur)-; (?:arrête|arrêtez|arrête-toi|arrêtez-vous|stoppe|stoppez|stop|s'arrêter) (?:ici|là|après|avant|à cette étape); on s'arrête là
        ne … (?:pas|rien|jamais) (?:… )?(?:avant|tant que|sans|sauf|à moins|jusqu'-); n'[a-zà-ÿ]{2,20} (?:pas|rien|jamais) (?:… )?(?:avant|tant que|sans|sauf|à moins); (?:pas|rien|aucun|aucune|jamais) (?:… )?(?:avant|tant que|sans)
        pas avant (?:que|d'|de|l[ea])-`),
      when: (site) =>
        !isAside(site) &&
        (!/^(?:n|pas|rien|aucun|jamais)/.test(site.cue) ||
          (/^n(?:e |')/.test(site.cue) ? forbids(site) : noVerb(site) && site.atStart)),
    },
    {
      as: "requirement_negated",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:laisse|laissez|laisser|laissons) … (?:tel(?:le)?s? quel(?:le)?s?|tranquilles?|intact-|en l'état|comme (?:il|elle|ils|elles) (?:est|sont)|en place|de côté|vide|fermé-)
        (?:reste|restent|demeure|demeurent|doit rester|doivent rester|garde|gardez|garder|conserve|conserver|conservez) … (?:tel(?:le)?s? quel(?:le)?s?|intact-|inchangé-|en l'état|identiques?|gelé-|fermé-|secret-|privé-|confidentiel-|à l'identique|hors d-|à l'écart)
        (?:tenir|tiens|tenez|garder|gardez|garde) … (?:hors d-|loin d-|à l'écart)`),
      when: (site) => !isAside(site),
    },
    {
      as: "read_only",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:en )?lecture seule; (?:est|sont|reste|restent) (?:gelé-|figé-|verrouillé-|protégé-|immuables?|intouchables?|hors périmètre|hors du périmètre|hors limites?)
        généré-? automatiquement; (?:est|sont) (?:auto)?généré-; hors (?:du )?(?:périmètre|scope|champ)`),
      when: (site) => !isAside(site) && (!site.agent || site.ruled || /lecture/.test(site.cue)),
    },
    {
      as: "failed_attempt",
      strength: 2,
      at: "any",
      find: phrases(`
        n(?:'a|'ont|'avait|'avons|'ai) (?:[a-zà-ÿ]{2,14} )?(?:pas|rien|aucun-|jamais) (?:[a-zà-ÿ]{2,14} )?(?:marché|fonctionné|aidé|suffi|changé|résolu|corrigé|réussi|abouti|donné|amélioré|arrangé|tenu|pu|servi|eu d'effet|effet|d'effet|convergé|apporté|permis)
        (?:ne|n'y) (?:[a-zà-ÿ]{1,3} )?(?:marche|marchent|fonctionne|fonctionnent|marchait|fonctionnait|aide|suffit|suffisait|change|changeait|résout|règle|résolvait|sert|compile|démarre|passe|passent|tient|converge|aboutit)(?:nt)? (?:… )?(?:pas|rien|plus|à rien)
        sans (?:succès|effet|résultat|amélioration); en vain; échou(?:é|ée|és|ées|e|ent|ait|a); échecs?; peine perdue; (?:toujours|encore|de nouveau|à nouveau) (?:en échec|cassé-|en erreur|planté-|rouge)
        (?:a|ont|est|été|avons|sont|fut) (?:[a-zà-ÿ]{2,14} )?(?:échoué|planté|cassé|annulé|abandonné|rejeté|écarté|revert|reverté|refusé|retiré du|empiré|rétropédalé|régressé|aggravé)-; (?:rejetée?s?|abandonnée?s?|écartée?s?) (?:car|parce|par|après|:)-; impasse; cul-de-sac; voie sans issue; (?:est|reste|était) (?:toujours |encore )?(?:cassé|inutilisable|inexploitable|trop (?:lent|lourd|instable|cher))-; (?:aucun|aucune) (?:effet|amélioration|différence|succès|gain|changement); (?:plante|plantait|casse|cassait|échoue|échouait) (?:avec|sur|sous|en|au|dès|à)`),
      when: (site) =>
        !/(?:^| )(?:si|s'il|quand|lorsque|en cas d'|en cas de|pour que|qu'il) (?:[^ ]{1,20} ){0,3}$/.test(site.before),
      unless: phrases("0 échecs?; aucun échec; en cas d'échec; si (?:… )?échou-; tests? en échec"),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:il )?n'y (?:a|avait|aura) (?:… )?(?:pas|aucun-|plus|rien|ni); n'exist(?:e|ent|ait|aient) (?:… )?(?:pas|plus|aucun-); (?:il )?manque(?:nt)?; manquait; introuvables?; inexistant-
        n(?:'est|e sont|'était|'étaient|'a|'ont|'a jamais|'a encore) (?:[a-zà-ÿ]{2,14} )?(?:pas|jamais|ni) (?:[a-zà-ÿ]{2,14} ){0,2}(?:implémenté|configuré|disponible|installé|supporté|pris en charge|pris|testé|défini|documenté|déployé|activé|terminé|fait|migré|branché|connecté|inclus|vérifié|publié|créé|prêt|intégré|enregistré|présent|trouvé|géré|accessible|possible|idempotent|atomique|versionné|couvert|été)-
        (?<!sait )(?<!sais )pas encore(?! (?:clair|sûr|décidé|certain)); (?:n'a|n'ont|n'avait|ne contient|ne contiennent|ne possède|ne propose|ne gère|ne supporte|ne prend|ne fournit|n'offre|n'expose|n'inclut|ne couvre|ne connaît|ne renvoie|ne dispose|n'accepte|ne lit|n'exporte) (?:… )?(?:pas|aucun-|ni|jamais|rien); (?:non|pas) (?:implémenté|supporté|pris en charge|documenté|testé|disponible|configuré|géré)-; dépourvu-; (?:aucun|aucune) (?:[a-zà-ÿ¤'-]{2,40} ){1,4}(?:n'est|n'existe|ne|n'a)`),
      when: (site) => !isAside(site) && !ordered(site),
    },
    {
      as: "deprecated",
      strength: 2,
      at: "any",
      find: phrases(`
        obsolètes?; déprécié-; périmé-; caduc-; n(?:'est|e sont|'existe|e sert|e servent|e s'utilise|'a|'ont|e fonctionne|e marche|e [a-zà-ÿ]{2,16}|'[a-zà-ÿ]{2,16}) plus
        (?:a|ont|est|sont|été|fut) (?:[a-zà-ÿ]{2,14} )?(?:supprimé|retiré|remplacé|abandonné|désactivé|enlevé|déprécié|arrêté|mis hors service|effacé)(?:e|s|es)?(?: par)?`),
      when: (site) => !isAside(site) && !ordered(site) && !modal.test(site.head) && !ORDER_CUE.test(site.cue),
    },
    {
      as: "unconfirmed",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:je |nous |on )(?:suppose|présume|supposons|présumons); soupçonn(?:e|ons|é|ée)s?; soupçons?; (?:non|pas|pas encore|jamais|reste à|à) (?:confirmé-|vérifié-|prouvé-|établi-|confirmer|vérifier)(?= ?(?:[.,;:)]|$|par|que)); (?:ce n'est qu')?une? (?:hypothèse|supposition|conjecture); hypothèse(?=:| de); présumé-; prétendument; pas (?:certain|sûr|clair)-`),
    },
    {
      as: "correction",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:est|était|sont|étaient) (?:faux|fausses?|incorrect-|erroné-|inexact-|une erreur|une méprise); correction(?=:| de| du); contrairement à; (?:s'appelle|est|se trouve|s'écrit|se nomme|utilise|vit dans) [^,;]{1,60}, (?:et )?(?:pas|non)",
      ),
      when: (site) =>
        !isAside(site) &&
        (!/, (?:et )?(?:pas|non)$/.test(site.cue) || /[\d`_/@]|\p{Lu}/u.test(site.spelledAfter.slice(0, 40))),
    },
    {
      as: "hedge",
      strength: 1,
      at: "any",
      find: phrases(
        "peut-être; probablement; sans doute; possiblement; semble(?:nt)?; apparemment; pourrait; pourraient; je (?:pense|crois) que; éventuellement; il se peut; n'est pas (?:exclu|impossible|improbable)-; pas exclu",
      ),
    },
    {
      as: "duty",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:doit|doivent|dois|devez|devons); il faut; toujours; obligatoire-; assure-toi; assurez-vous; veille(?:z)? à; pense(?:z)? à; n'oublie(?:z)? pas",
      ),
      when: (site) => !/(?:^| )(?:ne|n') {0,8}$/.test(site.before),
    },
    {
      as: "permission",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:tu peux|vous pouvez|on peut|peut|peuvent)(?! … (?:que|pas))(?= [a-zà-ÿ]{2,16}(?:er|ir|re)); (?:est|sont) (?:autorisé-|permis-|libre- de|accepté-); libre à (?:toi|vous); (?:pas|inutile) (?:besoin )?(?:de|d'-) (?:demander|autorisation|validation)",
      ),
      when: (site) => !/(?:^| )ne {1,8}$/.test(site.before),
    },
  ],
  idle: phrases(`
    ne t'inquiète(?:s)? pas; ne vous inquiétez pas; pas de (?:souci|problème|quoi|panique|doute|stress|mal); pas (?:seulement|uniquement|forcément|nécessairement|mal|grave|du tout mal); non seulement; n'hésite[rz]? pas; n'oublie[rz]? pas; ne pas (?:hésiter|oublier); pourquoi pas; ou pas(?= ?[,.;]|$); ou non; sinon; aucun (?:souci|problème|doute); aucune (?:idée|urgence|importance); ce n'est pas grave; je ne sais pas; rien à (?:dire|redire); de rien; sans (?:doute|aucun doute|problème|souci); n'est-ce pas; ne serait-ce que; plus que jamais; jamais vu; n'importe; y compris; n'est pas (?:nécessaire|obligatoire); pas besoin de; pas la peine; c'est pas grave`),
  openers: phrases(
    "et; mais; ou; donc; alors; aussi; s'il te plaît; s'il vous plaît; stp; svp; maintenant; toujours; important; note; attention; rappel; règle; ok; oui; non; bon; bien; d'accord; par ailleurs; en outre; de plus; également; enfin; d'abord; ensuite; en général; pour l'instant; surtout; veuillez; au passage; désormais; à partir de maintenant; tu; vous; on; agents?",
  ),
  closers: phrases(
    "s'il te plaît; s'il vous plaît; stp; svp; merci; encore; pour l'instant; ici; là; maintenant; non plus; aussi; du tout",
  ),
  leads: phrases(
    "si; s'il; quand; lorsque; avant; après; jusqu'à; en; dans; avec; pour; par; sans; au; aux; sur; pendant; durant; tant que; depuis; sauf; hormis; dès; sous; selon; chez; hors; à; lors; excepté; en dehors; comme; de; du; tout en",
  ),
  conditions: phrases(
    "à moins (?:que|qu'-|d'-|de); sauf(?: si| en| pour| dans| quand| avec)?; excepté; hormis; jusqu'à-; jusqu'au; avant(?: que| de| d'-| le| la| les)?; après; (?<!and )si(?= [a-zà-ÿ]); s'il; s'ils; seulement (?:si|quand|après); quand; lorsque; lorsqu'-; tant que; tant qu'-; pendant; durant; une fois; en cas (?:de|d'-); en dehors d-; hors d-; sans; à condition; pourvu que; dès que; à l'exception",
  ),
  conditionEnds: [],
  gates: phrases("à moins; sauf; jusqu'-; avant; sans; tant que; tant qu'-"),
  reasons: phrases(
    "d'abord; regarde; utilise; fais; vérifie; car; parce que; parce qu'-; puisque; puisqu'-; sinon; ce qui; ça; cela; c'est; c'-; il; elle; ils; elles; on; donc; qui; que; afin; pour que; à cause; je; nous; faute de quoi; autrement; d'où",
  ),
  halves: phrases("pas; non; au lieu d-; plutôt que; rien d'autre"),
  pronouns: phrases("le; la; les; ça; cela; ceci; y; en; là; lui; eux; dessus"),
  abbreviations: phrases("p.ex; p. ex; ex; cf; env; m; mme; etc; réf; éd; chap; art; c.-à-d; max; min"),
  release: phrases(
    "vas-y; allez-y; tu peux (?:maintenant|y aller|reprendre|pousser|continuer)-; vous pouvez (?:maintenant|y aller|reprendre|continuer)-; maintenant tu peux; feu vert; approuvé; autorisé; c'est bon(?:,| pour|$); (?:est|sont) (?:levé-|débloqué-); ne (?:s'applique|vaut) plus; je (?:lève|retire); oublie (?:la règle|ce que); fais-le",
  ),
  yes: phrases(
    "oui; ouais; d'accord; ok; bien sûr; vas-y; allez-y; parfait; c'est bon; entendu; confirmé; approuvé; fais-le",
  ),
  standing: phrases(
    "chaque; toujours; jamais; toutes; tous; tout(?= (?:commit|push|code|changement|fichier)); systématiquement; en général; désormais; à partir de maintenant; n'importe quel-",
  ),
  passing: phrases(
    "encore; pas encore; pour l'instant; pour le moment; jusqu'à ce que (?:je|nous)-; tant que je-; jusqu'à nouvel ordre; cette fois; aujourd'hui; dans cette (?:session|tâche|conversation|pr|branche|étape); en attendant; d'ici (?:demain|lundi|mardi|mercredi|jeudi|vendredi)",
  ),
  begun: phrases(
    "(?:lancé|démarré|verrouillé|suspendu|désactivé|migré|mis en pause)(?:e|s|es)?; en cours; en train de tourner; coupé-",
  ),
  ended: phrases(
    "(?:terminé|fini|achevé|libéré|déverrouillé|repris|réactivé|annulé|supprimé|fermé|arrêté|nettoyé)(?:e|s|es)?; rétabli-",
  ),
  succeeded: phrases("fonctionne; marche; a marché; a fonctionné; corrigé; résolu; réussi; succès; passe"),
  headings: {
    forbidding: phrases(
      "(?:strictement |formellement )?(?:interdit|interdits|interdite|interdites|interdictions?|proscrit|proscrits|prohibé)(?: absolu(?:e)?s?)?; (?:à )?ne (?:pas|jamais) (?:faire|toucher|modifier|utiliser); ce qu'il ne faut pas faire; (?:choses )?à (?:éviter|proscrire); jamais; à ne jamais faire; hors (?:du )?(?:périmètre|scope|champ); non[ -]objectifs; lecture seule; anti-?patterns?; lignes rouges; pas touche; intouchables?; éviter",
    ),
    failed: phrases(
      "(?:tentatives|approches|pistes|essais|options|solutions|expériences|idées) (?:échouées?|infructueuses|écartée?s|rejetée?s|abandonnée?s|ratée?s); (?:ce qui|qui) (?:n'a pas (?:marché|fonctionné)|a échoué|ne marche pas); déjà (?:essayé|tenté|testé); (?:échecs|impasses); tentatives; essayé sans succès; écarté",
    ),
    absent: phrases(
      "(?:non|pas(?: encore)?) (?:implémenté|supporté|pris en charge|disponible|fait|couvert)(?:e|s|es)?; manques?; lacunes(?: connues)?; limites(?: connues)?; limitations(?: connues)?; manquant(?:e|s|es)?",
    ),
    corrected: phrases("corrections?(?: de l'utilisateur)?; errata; rectificatifs?"),
    unconfirmed: phrases(
      "(?:non|pas(?: encore)?|à) (?:confirmé|vérifié|confirmer|vérifier)(?:e|s|es)?; hypothèses?; suppositions; soupçons",
    ),
    rules: phrases(
      "règles?; contraintes?; conventions?; consignes?; directives?; politiques?; exigences?; restrictions?; limites; principes; instructions?; obligatoire; important; standards?; interdits?; interdictions?; interdit; jamais; garde-fous; bonnes pratiques; critique",
    ),
    next: phrases(
      "prochaines? (?:étapes?|actions?|tâches?); étapes? suivantes?; à faire; restant; reste à faire; tâches(?: ouvertes| restantes)?; en suspens; en attente; à suivre; ouvert",
    ),
    done: phrases("fait; faite?s; terminée?s?; finie?s?; achevée?s?; résolue?s?; fermée?s?; historique; annulée?s?"),
  },
  words: {
    stop: "interdit interdite interdits interdites autorisé permis le la les l un une des du de d et ou ni mais donc or que qu qui quoi dont où ce cet cette ces ça cela c il elle ils elles on nous vous je tu me te se s y en au aux à avec dans par pour sans sur sous entre vers chez est sont était être été ai as avons avez ont avait mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ne n pas jamais rien aucun aucune personne seulement uniquement plus très bien aussi comme si quand lorsque tout toute tous toutes chaque autre autres même encore déjà ici là alors puis parce doit doivent devez peut peuvent faut faire fait surtout merci veuillez avant après moins sauf qu'il",
    stem: stemFrench,
    concepts: conceptsBy(stemFrench, {
      delete: "supprimer supprime effacer enlever retirer",
      change: "changer change modifier modifie modifiez éditer édite toucher touche altérer =touchez",
      write: "écrire écris écrivez écriture",
      run: "exécuter exécute lancer lance =tourner",
      use: "utiliser utilise employer emploie",
      push: "pousser pousse pusher",
      commit: "commiter commite commits",
      deploy: "déployer déploie livrer =publier =publie =publiez",
      approval:
        "approbation approuver autorisation autoriser =permission =accord confirmer confirmation consentement =validation =valider =validé =aval",
      ask: "=demander =demande =demandez =demandes interroger",
      file: "fichier fichiers",
      test: "tester",
      add: "ajouter ajoute =créer =crée =créez =créé",
      restart: "redémarrer redémarre relancer relance",
      install: "installer installe",
      merge: "fusionner fusionne =merger",
      rename: "renommer renomme",
      retry: "réessayer réessaie",
      secret: "identifiants =mdp",
      user: "utilisateur utilisateurs",
      production: "=production =prod",
      send: "envoyer envoie",
      read: "=lire =lis =lecture",
      customer: "client clients",
      price: "=prix",
      rule: "règle règles",
      start: "démarrer démarre commencer",
      stop: "arrêter arrête",
      answer: "répondre réponds réponse",
      english: "=anglais",
      tax: "=taxe =taxes",
      dependenci: "dépendance dépendances",
    }),
  },
  grammar: {
    clauseJoints: ["et"],
    orderJoints: ["et"],
    verbJoints: ["ou", "et"],
    because: ["parce que"],
    manners: ["à la main"],
    lacking: ["sans"],
    none: ["pas d(?:e |')", "aucune?"],
  },
  deeds: {
    conditional: /\b(?:si|sans|sauf|avant)\b/iu,
    changing: /(?<!\p{L})édit/iu,
    staying: /tel quel/iu,
    deleting: /(?<!\p{L})supprim/iu,
    running: /\b(?:exécuter|exécutez|lancer|lancez)\b/iu,
    onto: /\b(?:sur|vers)/iu,
  },
};

/** A text with "sans" in it is French where one of these stands beside. */
const FRENCH =
  /[éèêàçùœ']|(?<![a-zà-ÿ])(?:le|la|les|des|du|de|un|une|et|dans|sur|pour|par|est|en|au|aux|sa|son|toucher|casser|modifier|ajouter|changer|utiliser|passer)(?![a-zà-ÿ])/;
