/** How Russian tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Russian words of results, notes and wishes. */
export const told: Told = {
  absent: /не найден/i,
  failed: /ошибк|не найден/i,
  done: /готов|сдела/i,
  again: /(?<![а-яё])(?:ещё раз|еще раз|снова|повторно|второй раз)/,
  complete: /(?<![\p{L}\p{N}])ничего не (?:потеряно|пропущено|упущено)/iu,
};
