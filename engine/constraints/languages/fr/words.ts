/** Headings in French, and how its words are compared. */
import type { Headings, Words } from "../../language.ts";
import { conceptsBy, phrases } from "../notation.ts";
import { stemFrench } from "../stems.ts";

/** Whole headings by what they say of the items below them. */
export const headings: Headings = {
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
};

/** How words are compared. */
export const words: Words = {
  stop: "interdit interdite interdits interdites autorisé permis le la les l un une des du de d et ou ni mais donc or que qu qui quoi dont où ce cet cette ces ça cela c il elle ils elles on nous vous je tu me te se s y en au aux moi toi lui eux à avec dans par pour sans sur sous entre vers chez est sont était être été ai as avons avez ont avait mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ne n pas jamais rien aucun aucune personne seulement uniquement plus très bien aussi comme si quand lorsque tout toute tous toutes chaque autre autres même encore déjà ici là alors puis parce doit doivent devez peut peuvent faut faire fait surtout merci veuillez avant après moins sauf qu'il",
  small: "le la les de des et ou du dans en un une pas que est sont avec pour",
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
};
