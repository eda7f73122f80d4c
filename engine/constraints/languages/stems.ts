/** Stems of the languages whose words change by more than a plural. */

/** A German word without endings of case, number, person and comparison, and without the "ge-" of its participle. */
export function stemGerman(word: string): string {
  if (word.length < 5) return word.replace(/ß/g, "ss");
  const bare = word.replace(/(?:ungen|ung|ern|est|end|ete|eten|en|em|er|es|et|te|st|e|n|t|s)$/, "");
  return (4 <= bare.length ? bare : word.replace(/(?:en|e|n)$/, "")).replace(/ß/g, "ss");
}

/** A French word without endings of number, gender, person and tense, and without accents at its end. */
export function stemFrench(word: string): string {
  const free = word.replace(/^(?:[ldnsjmtcq]|qu)'/, "");
  if (free.length < 5) return bareOf(free);
  const bare = free.replace(
    /(?:issement|ements?|ations?|ations|ions?|issez|issent|issant|antes?|ants?|ées|és|ée|é|erait|era|eront|ez|er|ir|ira|irez|ent|ons|es|e|s|re|is|it|i|x)$/,
    "",
  );
  return bareOf(3 <= bare.length ? bare : free);
}

const bareOf = (word: string): string =>
  word
    .replace(/[éèêë]/g, "e")
    .replace(/[àâ]/g, "a")
    .replace(/[ôö]/g, "o")
    .replace(/[îï]/g, "i")
    .replace(/[ûù]/g, "u")
    .replace(/ç/g, "c");

/** A Russian word without endings of case, number, gender, person, aspect and reflexive. */
export function stemRussian(word: string): string {
  const even = word.replace(/ё/g, "е");
  if (even.length < 4) return even;
  const bare = even.replace(/(?:ся|сь)$/, "");
  const cut = bare.replace(
    /(?:иваться|ывать|ивать|ывай|ивай|ывайте|ивайте|ениями|ениях|ением|ение|ения|ении|ению|ений|аниями|аниях|анием|ание|ания|ании|анию|аний|ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ов|ев|ах|ях|ам|ям|ом|ем|ете|ите|йте|ать|ять|ить|еть|уть|ти|ть|ешь|ишь|ает|яет|ует|ют|ут|ят|ат|ет|ит|ил|ал|ел|ла|ло|ли|ай|яй|уй|ен|на|но|ны|а|я|о|е|и|ы|у|ю|ь|й)$/,
    "",
  );
  return 3 <= cut.length ? cut : bare;
}

/** A Turkish word without its chain of endings; a dotless i counts as a dotted one, since capitals do not tell them apart. */
export function stemTurkish(word: string): string {
  let stem = word.replace(/ı/g, "i").replace(/'.{0,12}$/, "");
  for (let round = 0; round < 6; round++) {
    const cut = stem.replace(
      /(?:lar|ler|lari|leri|lerin|larin|in|un|ün|im|um|üm|imiz|iniz|nin|nun|nün|dan|den|tan|ten|da|de|ta|te|ya|ye|na|ne|yi|yu|yü|ni|nu|nü|i|u|ü|a|e|mak|mek|ma|me|iyor|uyor|üyor|di|du|dü|ti|tu|tü|mis|miş|acak|ecek|mali|meli|sin|siniz|yin|yiniz|ilir|ilmez|maz|mez|ar|er|ir|ur|ür|masi|mesi|si|su|sü|yla|yle|la|le|madan|meden|il|ul|ül|dir|dur|dür|tir|tur|tür|(?<=[aeiouöü])n)$/,
      "",
    );
    if (cut.length < 3 || cut === stem) break;
    stem = cut;
  }
  return stem.replace(/ğ$/, "k");
}

const ENDINGS =
  /(?:aciones|aç(?:ão|ões)|ación|iones|azion[ei]|imientos?|imentos?|imenti?|ándo(?:lo|la)s?|iéndo(?:lo|la)s?|ando|iendo|endo|indo|ad[oa]s?|id[oa]s?|at[oaie]|it[oaie]|ut[oaie]|ar(?:lo|la|los|las|se)|er(?:lo|la|los|las|se)|ir(?:lo|la|los|las|se)|ar|er|ir|are|ere|ire|amos|emos|imos|iamo|ate|ete|ite|áis|éis|an|en|as|es|os|is|a|e|o|i|s)$/;

/**
 * The stem of a Spanish, Portuguese or Italian word: without accents, endings of number, gender, person and tense, and with one
 * spelling for the sounds that are written in two ways ("toque", "toco").
 */
export function stemRomance(word: string): string {
  if (word.length < 4) return plain(word);
  const bare = word.replace(ENDINGS, "");
  const root = plain(3 <= bare.length ? bare : word);
  return root.replace(/qu$/, "c").replace(/gu$/, "g").replace(/ch$/, "c").replace(/gh$/, "g").replace(/z$/, "c");
}

const ACCENTS: { readonly [letter: string]: string } = {
  á: "a",
  à: "a",
  â: "a",
  ã: "a",
  é: "e",
  è: "e",
  ê: "e",
  í: "i",
  ì: "i",
  ó: "o",
  ò: "o",
  ô: "o",
  õ: "o",
  ú: "u",
  ù: "u",
  ü: "u",
  ç: "c",
  î: "i",
  ï: "i",
  ë: "e",
  û: "u",
};

/** Without accents; the tilde of ñ stays. */
const plain = (word: string): string => word.replace(/[à-ÿ]/g, (letter) => ACCENTS[letter] ?? letter);
