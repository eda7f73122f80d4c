/** Where a cue in Russian means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";

const C = "[а-яё]";

/** Words behind "не" that look like orders and are none. */
const NO_VERB =
  "очень есть весь здесь теперь столь лишь стоит или эти свои мои твои все всегда ими три один одни только просто надо нужно один такой другой какой мой твой свой самый новый первый последний найти удалось часть опять пять дай.бог из-за";

/** An order, to one or many, or a bare infinitive: "трогай", "меняйте", "удалять". */
export const ORDER = firstWord(
  `(?!(?:${NO_VERB.split(" ").join("|")})(?!${C}))${C}{2,18}(?:ай|яй|уй|ей|ой|ый|ди|ли|жи|ши|щи|чи|ри|ни|си|зи|ти|ви|ми|би|пи|ки|ги|айте|яйте|уйте|ейте|ите|йте|ьте|ать|ять|ить|еть|уть|оть|ыть|сть|зть|чь|ь)(?:ся|сь|тесь)?`,
);

/** An infinitive. */
export const INFINITIVE = firstWord(`${C}{2,18}(?:ать|ять|ить|еть|уть|оть|ыть|сть|зть|чь|ти)(?:ся|сь)?`);

/** The past, or a verb of the present that says what is. */
export const PAST = /^ {1,8}(?:было |был |была |были )?[а-яё]{2,16}(?:л|ла|ло|ли|лся|лась|лось|лись)(?![а-яё])/;

/** The cue stands in a condition, a reason or a relative clause. */
export const CONDITIONAL =
  /(?:^|[ ,(])(?:если|когда|что|котор[а-яё]{2,3}|потому что|так как|поскольку|хотя|почему|где) {1,8}(?:[^ ,;]{1,60} {1,8}){0,9}$/;

/** Only a case is spoken of. */
export const SUPPOSED = /(?:^|[ ,(*])если[ :]/;

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
  if ((isAside(site) && !ruled) || WERE.test(after)) return false;
  if (!ORDER.test(after)) return isCustom(site) || isForeignOrder(site);
  if (INFINITIVE.test(after)) return true;
  return site.atStart || before.trim() === "" || ruled || !agent;
};

/** They did not; what ends like this is no order. */
const WERE = /^ {1,8}(?!удали|раздели|определи)[а-яё]{2,16}(?:[аяы]ли|[бвджзклмнпрстчшщ]или|лись)(?![а-яё])/;

/** What is not done to things, or what somebody does not do, said as a rule: "не трогаем", "не меняется", "ты не редактируешь". */
const isCustom = (site: CueSite): boolean => {
  const { after, head, ruled, agent, atStart } = site;
  if (PAST.test(after) || isAside(site) || (agent && !ruled)) return false;
  if (ruled)
    return (site.listed ? CUSTOM : HANDLED).test(after) || DEED.test(after) || (YOU.test(after) && TO_YOU.test(head));
  return (
    OURS.test(after) ||
    COMMITTED.test(after) ||
    (atStart && HANDLED.test(after)) ||
    (YOU.test(after) && (atStart || TO_YOU.test(head))) ||
    (WORKERS.test(head) && DEED.test(after))
  );
};

/** "Не `git push --force`", "не skip hooks": an order whose verb is a command or English. */
const isForeignOrder = ({ atStart, before, after, agent }: CueSite): boolean =>
  atStart &&
  !agent &&
  before.trim() === "" &&
  !/, (?:а|но) /.test(after) &&
  /^ {1,8}(?:¤|(?:git|push|commit|merge|rebase|skip|force|deploy|edit|touch|run|use|add|amend|squash|bump|mock|hardcode|rm|log|import)(?![a-z]))/.test(
    after,
  );

/** Verbs of what one does to things. */
const HANDLING =
  "трога|меня|изменя|прав|удаля|стира|коммит|пуш|публику|использу|применя|запуска|добавля|создаё|созда|редактиру|перезаписыва|переписыва|пиш|деплои|выкатыва|мерж|слива|обсужда|логиру|сохраня|храня|переименовыва|обновля|хардкод|правят|переноси|копиру|дублиру|отключа|пропуска|ослабля|понижа|передаё|отправля|выводит|раскрыва|показыва|хран|лома|откатыва|трогат";

/** "не трогается", "не коммитим". */
const HANDLED = firstWord(`(?:${HANDLING})[а-яё]{0,6}(?:ем|им|ём|ют|ят|ется|ётся|ются|ится|ятся|атся)(?![а-яё])`);

/** What we do not do: "не трогаем", "не пишем". */
const OURS = firstWord(`(?:${HANDLING})[а-яё]{0,6}(?:ем|им|ём)(?![а-яё])`);

/** What never happens to a thing by itself. */
const COMMITTED = firstWord(
  "(?:коммит|пуш|мерж|хардкод|захардкод|редактир|трога)[а-яё]{0,8}(?:тся|ются|ятся|ится|ется)",
);

/** Things that are so, and nobody does. */
const BEING =
  "запрещ|разреш|существу|поддержива|явля|требу|работа|возвраща|появля|открыва|подключа|наход|определя|собира|компилир|масштаб|справля|загружа|отобража|срабат|хвата|каса|отлича|относ|распростран|гаранти|выполня(?!ем)|счита(?!ем)|зна|уме|име|облада|смож|мож|хо[чт]|вид|понима|получа|помога|влия|стара|найд|бо|пуга|волну|беспоко|завис|пада|стро(?!им)|нужда|долж|помещ|совпада|сход|удаё|нрав|интересу|пользу|обязыва|означа|состо|содерж|реша|слома|измен(?=ит)|случ|произо|остан|верн|потеря|загруз|примен(?=ит)|сохран(?=ит)|обнов(?=ит)|запуст|заверш(?=ит)|закро|сработ";

/** Among rules what is not done, or what we do not do: "не хардкодятся", "не логируем". */
const CUSTOM = firstWord(
  `(?!(?:${BEING}|совсем|всем|этим|таким|каким|своим|моим|чем|зачем|им|ним|вс[её]м|этому|никак|затем|потом)[а-яё]{0,12})[а-яё]{2,18}(?:аем|яем|уем|еем|ём|шем|ется|ётся|утся|ются|ится|ятся|атся)(?![а-яё])|(?:${HANDLING})[а-яё]{0,6}им(?![а-яё])`,
);

/** Among rules what somebody or something does not do: "не импортирует", "не лезут". */
const DEED = firstWord(
  "(?:импортиру|вызыва|меня|удаля|добавля|созда|дела|запуска|использу|трога|обраща|перезаписыва|публику|редактиру|изменя|принима|копиру|дублиру|выдумыва|придумыва|предлага|подменя|переписыва|логиру|обсужда|комментиру|исправля|реша)(?:ет|ют|ёт)(?:ся)?(?![а-яё])|(?:коммит|пуш|мерж|деплой|ход|прав|нос|выход|вмешива)(?:ит|ят|ается|аются)(?![а-яё])|(?:пиш|лез|лом|бер|ид)(?:ет|ёт|ут|ает|ают)(?![а-яё])|хран(?:ит|ят)(?![а-яё])",
);

/** "ты не трогаешь", "вы не создаёте". */
const YOU = firstWord(
  "(?!(?:зна|мо[жг]|хо|вид|понима|помн|най|смо|успе|уве|бо)[а-яё]{1,8})[а-яё]{2,16}(?:ешь|ёшь|ишь|ете|ёте|ите)(?:ся|сь)?(?![а-яё])",
);

const TO_YOU = /(?:^|[ ,(])(?:ты|вы)(?: [а-яё]{2,16}){0,2} {1,8}$/;

/** Who works on it. */
const WORKERS =
  /(?:^|[ ,(*])(?:агент|субагент|исполнитель|ассистент|тестер|тестировщик|ревьюер|оркестратор|разработчик|кодер|модель|бот|claude|codex|кодекс)[а-яё]{0,3}(?: [а-яё]{2,16}){0,2} {1,8}$/;

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
    BY_LEAVE.test(site.after) ||
    (site.atStart && !site.agent) ||
    (site.ruled && !DESCRIBED.test(site.clause) && !TOLD.test(site.clause)) ||
    (!finite.test(site.clause) && !PAST_ANY.test(site.clause) && !site.agent));

/** Only when somebody says so. */
const BY_LEAVE =
  /^ {1,8}(?:после|с (?:[а-яё]{3,16}(?:ого|его) )?(?:разрешения|согласия|одобрения|ведома|подтверждения)|по (?:[а-яё]{3,16}(?:ой|ому|ей|ему) )?(?:запросу|команде|согласованию|просьбе|решению|указанию|разрешению|требованию|слову))(?![а-яё])/;

/** Nouns that end like a verb of the past. */
const NOUNS =
  "правил|файл|модел|начал|канал|материал|терминал|числ|журнал|портал|оригинал|раздел|отдел|предел|пробел|цел|рол|шкал|стил|профил|дел|сил|узл|зеркал|школ|мал|персонал|функционал|сигнал|интеграл|потенциал|идеал|контрол|парол|детал|уровн|недел|скрол";

/** A verb that tells what was done. */
const TOLD = new RegExp(
  `(?:^| )(?!(?:${NOUNS})(?:а|о|и)?(?![а-яё]))[а-яё]{3,16}(?:ил|ал|ел|ла|ло|ли|лся|лась|лись)(?![а-яё])`,
);

/** A verb of how things go by themselves. */
const DESCRIBED = anyWord(
  "был была было были работает работают осталось остался осталась имеет имеют содержит содержат показывает показывают возвращает возвращают отдаёт падает падают происходит нашлось нашёл видит видят знает поддерживает поддерживают проверяет проверяют занимает растёт означает влияет получает получают отвечает отвечают",
);

/** A verb that tells what was or is done. */
export const PAST_ANY = /(?:^| )[а-яё]{3,16}(?:ил|ал|ел|ла|ло|ли|лся|лись|ет|ит|ют|ят)(?![а-яё])/;
