/** By which words Turkish calls things and rules. */
import type { Naming } from "../../language.ts";

/** Turkish articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:ingilizce|almanca|fransızca|ispanyolca|italyanca|portekizce|rusça|türkçe|çince|japonca|korece)(?!\p{L})/iu,
  turning:
    /(?<!\p{L})(?:dönebilirsin|dönebiliriz|geçebilirsin|lütfen|geri|tekrar|yeniden|artık|şimdi|dön|geç|devam et|yanıtla|cevap ver|cevapla|yaz|yazabilirsin|konuş|sadece|yalnızca|her zaman)(?!\p{L})/iu,
  these: /bu/iu,
  earlier: /eski/iu,
  rules: /kural|yasa[kğ]/iu,
  states: /dondurma|kilit/iu,
  whileEnds: /kadar|önce|sırasında|sürece/iu,
  workplaces: /kök/iu,
};
