/** Where a cue in Russian means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";

const C = "[а-яё]";

/** Words behind "не" that look like orders and are none. */
const NO_VERB =
  "очень есть весь здесь теперь столь лишь стоит или эти свои мои твои все всегда ими три один одни только просто надо нужно один такой другой какой мой твой свой самый новый первый последний найти удалось часть опять пять дай.бог из-за";

/** An order, to one or many, or a bare infinitive: "трогай", "меняйте", "удалять". */
export const ORDER = firstWord(
  `(?!(?:${NO_VERB.split(" ").join("|")})(?!${C}))${C}{2,18}(?:ай|яй|уй|ей|ой|ый|ди|ли|жи|ши|щи|чи|ри|ни|си|зи|ти|ви|ми|би|пи|ки|ги|айте|яйте|уйте|ейте|ите|йте|ьте|ать|ять|ить|еть|уть|оть|ыть|сть|зть|чь|ти|ь)(?:ся|сь|тесь)?`,
);

/** An infinitive. */
export const INFINITIVE = firstWord(`${C}{2,18}(?:ать|ять|ить|еть|уть|оть|ыть|сть|зть|чь|ти)(?:ся|сь)?`);

/** The past, or a verb of the present that says what is. */
export const PAST = /^ {1,8}(?:было |был |была |были )?[а-яё]{2,16}(?:л|ла|ло|ли|лся|лась|лось|лись)(?![а-яё])/;

/** The cue stands in a condition, a reason or a relative clause. */
export const CONDITIONAL =
  /(?:^|[ ,(])(?:если|когда|что|который|которая|которые|которое|потому что|так как|поскольку|хотя|почему|где) (?:[^ ,;]{1,24} ){0,9}$/;

/** The cue stands in a condition, a reason or a relative clause. */
export const isAside = ({ before }: CueSite): boolean => CONDITIONAL.test(before);

/** An order begins the text. */
const opens = firstWord(
  "(?:пожалуйста,?\\s|и\\s|но\\s)?(?:используй(?:те)?|использовать|пиши(?:те)?|писать|делай(?:те)?|делать|меняй(?:те)?|менять|правь(?:те)?|править|работай(?:те)?|работать|отвечай(?:те)?|отвечать|запускай(?:те)?|запускать|коммить(?:те)?|коммитить|пушь|создавай(?:те)?|создавать|добавляй(?:те)?|добавлять|читай(?:те)?|читать|храни(?:те)?|хранить|бери(?:те)?|ставь(?:те)?|ставить|держи(?:те)?|трогай(?:те)?|трогать|сохраняй(?:те)?|импортируй(?:те)?|отправляй(?:те)?|вызывай(?:те)?|деплой(?:те)?|проверяй(?:те)?|удаляй(?:те)?|следуй(?:те)?)",
);

/** An order opens the clause, or its piece with the cue. */
export const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);

/** Somebody may, must or shall. */
export const modal = anyWord(
  "должен должна должно должны можно разрешено разрешается разрешены допускается допустимо следует нужно надо необходимо может могут обязан обязаны принимает принимаются",
);

/** A finite verb of being, having or being able: the clause says how things are. */
export const finite = anyWord(
  "есть был была было были будет будут является являются работает работают осталось остался осталась нет имеет содержит показывает возвращает падает происходит нашлось нашёл",
);

/** "не" before an order or infinitive. */
export const forbids = (site: CueSite): boolean => {
  const { after, before, ruled, agent } = site;
  if (
    /(?:^| )(?:чтобы|чтоб|может|могу|можем|могут|мог|могла|могли|можно|смог|смогли|удалось|почему|если|бы|стараюсь|хочу|хотел) {0,8}$/.test(
      before,
    )
  )
    return false;
  if (isAside(site) && !ruled) return false;
  if (!ORDER.test(after))
    return (
      PASSIVE.test(after) &&
      !PAST.test(after) &&
      (ruled || !agent) &&
      (ruled || site.atStart || /^ {1,8}[а-яё]{3,16}(?:ем|им|ём)(?![а-яё])/.test(after)) &&
      !isAside(site)
    );
  if (INFINITIVE.test(after)) return true;
  return site.atStart || before.trim() === "" || ruled || !agent;
};

/** What nobody does to things, said as a rule: "не трогаем", "не меняется". */
const PASSIVE = firstWord(
  "(?:трога|меня|изменя|правь?|удаля|коммит|пуш|публику|использу|запуска|добавля|создаё|созда|реда|ктиру|редактиру|перезаписыва|пишем|деплои|мерж|обсужда|логиру|сохраня|переименовыва|обновля)[а-яё]{0,4}(?:ем|им|ём|ют|ят|ется|ются|ится|ятся)",
);

/** "только": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
  !isAside(site) &&
  !/(?:^| )(?:не|если|как|был|была|было|были|это|пока) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:что|потому|один|одна|одно|два|часть|вчера|сегодня утром|тогда(?!,? когда)|так|\d)(?![а-яё])/.test(
    site.after,
  ) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    opens.test(site.before) ||
    /^ {1,8}(?:после|с (?:разрешения|согласия|одобрения)|по (?:запросу|команде|согласованию))(?![а-яё])/.test(
      site.after,
    ) ||
    (site.atStart && !site.agent) ||
    (!finite.test(site.clause) && !PAST_ANY.test(site.clause) && (!site.agent || site.ruled)));

/** A verb that tells what was or is done. */
export const PAST_ANY = /(?:^| )[а-яё]{3,16}(?:ил|ал|ел|ла|ло|ли|лся|лись|ет|ит|ют|ят)(?![а-яё])/;
