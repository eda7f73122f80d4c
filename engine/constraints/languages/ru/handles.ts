/** The words that stand beside literals in Russian. */
import type { Handles } from "../../language.ts";

/** Russian words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "ветка ветке ветку",
  commit: "коммит коммита",
  versions: "версия версии",
  places: "папка папке каталог каталоге файл",
  secrets: /пароль/,
  ports: "порт порту порта",
  ids: "заказ заказа",
  numbered: "артикул артикулы накладная",
  joins: "и",
  standards: "ГОСТ",
  due: "срок",
  units: "строк строки символов секунд минут часов дней",
  limits: "лимит",
  each: "на",
  comparing: "больше более менее максимум минимум",
  holding: "не",
  reporting: /ошибк/i,
};
