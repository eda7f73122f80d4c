/** What French says has failed, is missing, is over, is not sure or was wrong; and what it orders and permits. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { isAside, modal, ORDER_CUE, ordered, toldAtOnce } from "./sites.ts";

/** Negative facts, doubts, and directives. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      n(?:'a|'ont|'avait|'avons|'ai) (?:[a-zà-ÿ]{2,14} )?(?:pas|rien|aucun-|jamais) (?:[a-zà-ÿ]{2,14} )?(?:marché|fonctionné|aidé|suffi|changé|résolu|corrigé|réussi|abouti|donné|amélioré|arrangé|tenu|pu|servi|eu d'effet|effet|d'effet|convergé|apporté|permis)
      (?:ne|n'y) (?:[a-zà-ÿ]{1,3} )?(?:marche|marchent|fonctionne|fonctionnent|marchait|fonctionnait|aide|suffit|suffisait|change|changeait|résout|règle|résolvait|sert|compile|démarre|passe|passent|tient|converge|aboutit)(?:nt)? (?:… )?(?:pas|rien|plus|à rien)
      sans (?:succès|effet|résultat|amélioration); en vain; échou(?:é|ée|és|ées|e|ent|ait|a); échecs?; peine perdue; (?:toujours|encore|de nouveau|à nouveau) (?:en échec|cassé-|en erreur|planté-|rouge)
      (?:a|ont|est|été|avons|sont|fut) (?:[a-zà-ÿ]{2,14} )?(?:échoué|planté|cassé|annulé|abandonné|rejeté|écarté|reverté|refusé|retiré du|empiré|rétropédalé|régressé|aggravé)-; (?:rejetée?s?|abandonnée?s?|écartée?s?) (?:car|parce|par|après|:)-; impasse; cul-de-sac; voie sans issue; (?:est|reste|était) (?:toujours |encore )?(?:cassé|inutilisable|inexploitable|trop (?:lent|lourd|instable|cher))-; (?:aucun|aucune) (?:effet|amélioration|différence|succès|gain|changement); (?:plante|plantait|casse|cassait|échoue|échouait) (?:avec|sur|sous|en|au|dès|à)`),
    when: (site) =>
      !/(?:^| )(?:si|s'il|quand|lorsque|en cas d'|en cas de|pour que|qu'il) (?:[^ ]{1,20} ){0,3}$/.test(site.before),
    unless: phrases(
      "ne (?:faire|apporter|effectuer|introduire|créer) … aucun-; 0 échecs?; aucun échec; en cas d'échec; si (?:… )?échou-; tests? en échec",
    ),
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
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases("pas (?:d'-|de(?! (?:souci|problème|quoi|panique|doute|changement|différence|erreur)))"),
    when: (site) => !site.ruled && !site.agent && !ordered(site) && !isAside(site) && toldAtOnce(site),
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
];
