/** By which words Russian calls things and rules. */
import type { Naming } from "../../language.ts";

/** Russian articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:английск|немецк|французск|испанск|итальянск|португальск|русск|турецк|китайск|японск|корейск|голландск|польск)/iu,
  turning:
    /(?<!\p{L})(?:можешь|можно|можете|пожалуйста|вернись|вернуться|вернёмся|переключись|переходи|снова|опять|обратно|теперь|дальше|отвечай|отвечать|отвечайте|пиши|писать|пишите|говори|говорить|только|всегда|всё)(?!\p{L})/iu,
  these: /этот|эта|это/iu,
  earlier: /старое|прежнее/iu,
  about: /о|об|на|для|против/iu,
  rules: /правил/iu,
  bans: /запрет|ограничени/iu,
  states: /заморозк|блокировк|мораторий/iu,
  stateTimes: /до/iu,
  whileTimes: /до|пока|перед|прежде|во время/iu,
  workplaces: /корень/iu,
};
