/** What Russian adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Russian words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /не |нет|без/iu,
  softening: /по возможности|желательно/iu,
  caution: /осторожн|аккуратно/iu,
  keeping: /(?:оставь|оставьте|сохраняй|сохраняйте) /iu,
  joins: /и|или/iu,
  joinsNot: /ни/iu,
  placing: /во время|на|в/iu,
  everywhere: /никак|любо|всяк/iu,
  bans: /не используй(?:те)?/iu,
  using: /с помощью|на|используя/iu,
  vagueTrials: /несколько (?:попыток|подходов|способов)/iu,
  trying: /попыток|подходов/iu,
  describing: /(?:если|когда|во время|при)/iu,
};
