/** Units, names of what a run measured, and values that only a setting has. */

/** Names of what a run measured: their values are evidence, no settings. */
export const isMeasure = (name: string): boolean => MEASURES.has(name.toLowerCase().replace(QUALIFIER, ""));

const QUALIFIER = /^(?:train|val|valid|test|eval|avg|mean|max|min|total|final|best)[_-]/;

const MEASURES = new Set(
  "loss ppl perplexity acc accuracy auc f1 mae mse rmse ccc r2 map iou psnr ssim bleu wer gradnorm grad_norm throughput latency time elapsed duration took speed tps qps rps fps p50 p90 p95 p99 n count epoch step score reward precision recall size mem memory cpu rss bytes tokens ms rows passed failed errors warnings eta delta diff std var exit code rc status exit_code".split(
    " ",
  ),
);

/** `true`, `none`, `auto`: values by which a setting is recognised. */
export const isConstant = (value: string): boolean =>
  /^(?:true|false|none|null|nil|undefined|auto|on|off|yes|no)$/i.test(value);

/** Whether a word is a unit or a counted thing. */
export const isUnit = (word: string): boolean => UNITS.has(word.toLowerCase());

const UNITS = new Set(
  "ms s sec secs second seconds min mins minute minutes h hour hours day days week weeks month months year years line lines row rows file files char chars character characters token tokens word words byte bytes kb mb gb tb kib mib gib px pixel pixels % percent item items entry entries retry retries attempt attempts request requests connection connections worker workers thread threads process processes epochs baud hz khz mhz ghz rpm dpi fps v w ligne lignes línea líneas zeile zeilen linha linhas строк строки символов секунд минут дней часов gün satır saniye dakika seconde secondes segundo segundos minuto minutos sekunde sekunden minuten tag tage stunde stunden jour jours día días hora horas heure heures".split(
    " ",
  ),
);

/** The unit at the start of a word in a script without blanks, "" if there is none. */
export const solidUnit = (word: string): string =>
  /^(?:毫秒|分钟|分鐘|小时|小時|时间|時間|ミリ秒|文字|字符|시간|秒|分|天|日|行|字|个|個|件|条|次|回|倍|초|분|일|줄|자|개|회)/.exec(
    word,
  )?.[0] ?? "";
