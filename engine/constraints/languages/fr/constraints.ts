/** What French forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import {
  finite,
  forbids,
  INFINITIVE,
  infinitive,
  isAside,
  limits,
  MUST,
  modal,
  noVerb,
  opens,
  ordered,
  STATE,
  toldAtOnce,
} from "./sites.ts";

/** Somebody's word, or leave. */
const APPROVAL =
  "(?:approbation|autorisation|accord|permission|confirmation|consentement|validation|aval|feu vert|relecture|revue|demande explicite|ok|okay|avis|signature|prévenir|demander|avertir|consulter|valider|confirmer|en parler|y être invité-)";

/** Whose word it is, and which. */
const MY =
  "(?:mon |ma |ton |ta |son |sa |votre |notre |leur |l'|une |un |le |la |aucune |d'|me |nous |m'|m'en |l'en |nous en )";

/** A text with "sans" in it is French where one of these stands beside. */
const FRENCH =
  /[éèêàçùœ']|(?<![a-zà-ÿ])(?:le|la|les|des|du|de|un|une|et|dans|sur|pour|par|est|en|au|aux|sa|son|toucher|casser|modifier|ajouter|changer|utiliser|passer)(?![a-zà-ÿ])/;

/** Rules: bans, limits, gates and closed areas. Groups of phrases in the notation of language.ts. */
export const constraints: readonly CueGroup[] = [
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
    unless: phrases("403 interdit; (?:ces|les) règles ne; règles (?:… )?non négociables"),
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
      (site.ruled || ordered(site) || !toldAtOnce(site)) &&
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
      !/^ {1,8}(?:autre|d'entre|de (?:ces|ceux|celles|leurs))/.test(site.after),
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
      !/^[^,]{2,60}, (?:[a-zà-ÿ]{2,14}(?:er|ir|re) |l[ea]s? |l'|il |on |ça |cela |un |une )/.test(site.after) &&
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
    when: (site) =>
      !isAside(site) &&
      !/(?:^| )(?:pour|afin d') {0,8}$/.test(site.before) &&
      (site.cue !== "évite" || site.atStart || site.before.trim() === "") &&
      !(site.cue === "évite" && /^ {1,8}\d/.test(site.after)),
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
];
