/** French. */
import type { Language } from "../language.ts";
import { consent } from "./fr/consent.ts";
import { constraints } from "./fr/constraints.ts";
import { facts } from "./fr/facts.ts";
import { handles } from "./fr/handles.ts";
import { losses } from "./fr/losses.ts";
import { naming } from "./fr/naming.ts";
import { pledges } from "./fr/pledges.ts";
import { retiring } from "./fr/retiring.ts";
import { rewording } from "./fr/rewording.ts";
import { told } from "./fr/told.ts";
import { headings, words } from "./fr/words.ts";
import { phrases } from "./notation.ts";

/** French: "ne … pas" with infinitive and imperative, "pas de", "interdit", "seulement", "ne … que", gates, tries and failures. */
export const fr: Language = {
  code: "fr",
  verbInCue: true,
  script: "latin",
  spaced: true,
  cues: [...constraints, ...facts],
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
  introducing: phrases("une?; le; la; les; quelque; chaque; tout"),
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
  headings,
  words,
  grammar: {
    counts: ["deux", "trois", "quatre", "cinq", "(?!)", "sept", "huit", "neuf", "dix"],
    clauseJoints: ["et"],
    orderJoints: ["et"],
    verbJoints: ["ou", "et"],
    handling: ["toucher|éditer|modifier|changer|supprimer|effacer|renommer|écraser|utiliser|déplacer|remplacer"],
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
  retiring,
  naming,
  consent,
  told,
  pledges,
  rewording,
  losses,
  handles,
};
