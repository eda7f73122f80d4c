/** Korean word stems: a word without particles and endings. */

/** Endings of nouns and verbs, longest first in each turn. */
const ENDINGS =
  /(?:에서는|에서만|에게는|으로는|으로만|까지는|까지만|부터는|이라도|이라는|이므로|입니다|합니다|합시다|하세요|하십시오|하시오|했습니다|됩니다|됐습니다|되었다|하였다|하도록|하려면|하려고|하면서|해서는|해서|하여|하지|하기|하는|하면|하고|하자|하라|해라|해야|했다|한다|했음|했고|해도|할|한|함|해|했|된다|되지|되는|되면|되고|되어|됐다|됨|된|될|돼|시키지|시키|시켜|하|되|에서|에게|에만|으로|로만|까지|부터|처럼|보다|마다|조차|밖에|이나|들을|들은|들이|들|은|는|이|가|을|를|에|로|와|과|도|만|의|나|지|기|고|서|며)$/;

/** The stem of a Korean word: at most three endings cut, and never to less than two syllables. */
export function stemKorean(word: string): string {
  let stem = word;
  for (let turn = 0; turn < 3; turn++) {
    const [ending] = ENDINGS.exec(stem) ?? [];
    if (ending === undefined || stem.length - ending.length < 2) return stem;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}
