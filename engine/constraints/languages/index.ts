/** Every language pack, one a line. */
import type { Language } from "../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

/** The languages in which rules are looked for; all of them run over every text. */
export const languages: readonly Language[] = [en, de, es, fr, it, pt, ru, tr, zh, ja, ko];
