/** Every language pack, one a line. */
import type { Language } from "../language.ts";
import { en } from "./en.ts";

/** The languages in which rules are looked for; all of them run over every text. */
export const languages: readonly Language[] = [en];
