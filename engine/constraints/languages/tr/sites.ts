/** Where a cue in Turkish means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord } from "../notation.ts";
import { T } from "./notation.ts";

/** A text is Turkish where it has its letters, or one of these words or endings. */
const TURKISH =
  /[çğışöü]|(?<![a-zà-ÿ])(?:ve|bir|bu|ile|olan|sadece|asla|olarak|lütfen|dosya|veya|ama|hi[cç]bir|yok|var|kadar|sonra|once|i[cç]in|bana|onay|izin|yasak|degil|lutfen|yapma|hala|gerek|eksik[a-z]{0,5}|olma|olmaz|varsa|yoksa|ise|gibi|hata|diye|kod|olsun|etme|edilir|edilmez|kural|yerine|bunun|onu|neden|metin|oldu|olmad[iı])(?![a-zà-ÿ])|[a-z]{3}(?:maya|meye|madan|meden|mayin|meyin|maz|mez|acak|ecek|iyor|lari|leri|lara|lere|larin|lerin|inda|inde|sini|sine|siz|suz|medi|madi|ilmez|inmez|ilir|memis|mamis)(?![a-z])/;

/** A sign of the language beside the cue itself, which other languages have too. */
export const speaks = ({ clause, lead, preceding }: CueSite): boolean =>
  TURKISH.test(clause) || TURKISH.test(lead) || TURKISH.test(preceding.slice(-200));

/** Stems of verbs that are ordered; a bare "-ma" after any other word is a noun too often. */
const VERBS =
  "dokun sil değiştir kullan ekle yap çalıştır gönder yaz oku aç kapat çağır başlat durdur kaldır taşı kopyala birleştir yükle yayınla yayımla paylaş güncelle düzenle oluştur üret sor bekle bırak atla geç gir çık çek it ver al tut koy et uydur varsay tahmin.et unut elle bozma yeniden.adlandır adlandır kur iste kabul.et onayla commitle pushla mergele deploy.et commit.et push.et merge.et rebase.et refactor.et import.et export.et log.et mock.et hardcode.et test.et iddia.et ifşa.et ihlal.et ihmal.et göz.ardı.et devre.dışı.bırak taahhüt.et bloke.ol güven inan dayan yetin kaçır geçiştir abart tekrar.et karar.ver başvur bağlan dene kes oyna ez bak yanılt şişir ört tetikle imzala reddet takıl uğra yay dağıt depola kaydet kıs kısalt uzat genişlet daralt tekrarla yinele çoğalt icat.et türet yorumla logla mockla hardcodela mutasyona.uğrat değiştirt sildir zorla sonlandır öldür incele gizle sakla görmezden.gel büyüt küçült bağla çöz indir kopar yansıt döndür göster sun öner vaat.et sıfırla temizle uğraş karıştır ilerle devam.et söyle anlat çevir cevapla yanıtla dön başla bitir kır boz yerleştir import.et dahil.et";

/** Verbs in their negated imperative, as phrases. */
export const IMPERATIVE = VERBS.split(" ")
  .map((stem) => `${stem.replace(/\./g, " ")}m(?:a|e)`)
  .join("; ");

/** Negated orders that are names of work as well: "dosya yükleme" is an upload. */
const WORK =
  /^(?:yükle|güncelle|düzenle|oluştur|temizle|logla|depola|kaydet|paylaş|yay[ıi]nla|dağ[ıi]t|tekrarla|adland[ıi]r|birleştir|yorumla|bağla|döndür|göster|çevir|kopyala|başlat|durdur|test et|incele|yönlendir|sakla|çal[ıi]şt[ıi]r|üret|oku|sor|yerleştir|s[ıi]f[ıi]rla)m[ae]$/;

/** Whether a negated order is none but names work: without an object that is acted on, before a colon, or behind "only". */
export const namesWork = ({ cue, before, after, ruled }: CueSite): boolean =>
  WORK.test(cue) &&
  (/^ {0,8}:/.test(after) ||
    /(?:^| )(?:sadece|yaln[ıi]z(?:ca)?) /.test(before) ||
    (!ruled && !/(?:^| )(?:asla|sakın|lütfen|hiç)(?= )/.test(before) && !ACTED_ON.test(before)));

/** The word before has the ending of what is acted on. */
const ACTED_ON = /(?:(?<!ver|bilg|kiş)[ıiuü]|'[yn]?[ae]|[dt][ae]n|l[ae]r[ae]) {1,8}$/;

/** Somebody may, must or shall. */
export const MODAL = anyWord(
  "gerekir gerekiyor gerekli zorunlu zorundasın zorundadır olabilir edilebilir yapılabilir kullanılabilir kullanılmalı yapılmalı edilmeli olmalı [a-zçğıöşü]{2,18}(?:malı|meli|mali)(?:dır|dir|sın|sin|yız|yiz)? [a-zçğıöşü]{2,18}(?:abilir|ebilir)(?:sin|siniz|ler)?",
);

/** The clause ends in an order: a bare stem, or "-ın", "-iniz". */
export const ORDERS = new RegExp(
  ` (?:${VERBS.replace(/\./g, " ")
    .split(" ")
    .filter((word) => word.length > 2)
    .join(
      "|",
    )}|kullan|yap|et|çalış|yaz|sakla|tut|dokun|oku|ver|al|[${T}]{3,16}(?:ın|in|un|ün|ınız|iniz|unuz|ünüz))[ .!]{0,8}$`,
);

/** The cue stands in a condition, a reason or a relative clause. */
const CONDITIONAL =
  /[a-zçğıöşü](?:sa|se|ken|ınca|ince|diği için|dığı için|duğu için|düğü için) [^,]{0,60}$|(?:^| )(?:eğer|çünkü|neden|niçin) [^,]{0,60}$/;

/** The cue gives a reason. What stands behind a condition is the main clause: "hata olursa dokunma". */
export const isReason = ({ before }: CueSite): boolean => /(?:^| )(?:çünkü|zira|neden|niçin) [^,]{0,60}$/.test(before);

/** The cue stands in a condition, a reason or a relative clause. */
export const isAside = ({ before }: CueSite): boolean => CONDITIONAL.test(before);

/** A verb of the past or the present ends the text: it tells. */
export const PAST =
  /(?:(?<=[fstkçşhp])t[ıiuü]|(?<![fstkçşhp]|şim|ken|ye)d[ıiuü]|mış|miş|muş|müş|yor|yordu)(?:lar|ler|m|k|n)?[ .!]{0,8}$/;

/** Nothing but marks, or a joint, follows: the verb ends its clause. */
export const endsHere = ({ after }: CueSite): boolean =>
  /^ {0,8}(?:[,.;:!)\]"'”»—–]|\(|$|(?:ve|veya|ya da|ama|fakat|ancak|lütfen|bile|-)(?![a-zçğıöşü]))/.test(after);

/** Verbs of how things are, which forbid nothing in their negated present: "desteklenmez", "gerekmez". */
const BEING =
  "destekle|bulun|görün|gör|gerek|unut|ol|bil|gel|yet|anla|iste|çalış|içer|kapsa|döndür|kal|sığ|çöz|tanı|etkile|bekle|algıla|fark et|sür|bit|duy|hisset|değ|benze|uy(?!dur)|kork|kaçın|çık|görün|güncellen|tüken|kaybol|kapsan|ilgilen|oluş(?!tur)";

const IS_BEING = new RegExp(`^(?:${BEING})(?:[ıiuü]?[ln])?(?:m[ae]|[ea]m[ae])`);

/** "eklenmez", "yapılmayacak", "girmez": among rules, what is not done; elsewhere only what nobody does by chance. */
export const isCustom = (site: CueSite): boolean => {
  const verb = /[a-zçğıöşüâîû]{2,30}$/.exec(site.cue)?.[0] ?? "";
  if (IS_BEING.test(verb) || !endsHere(site)) return false;
  return site.ruled ? site.listed || PASSIVE.test(verb) : !site.agent && HANDLED.test(site.cue);
};

const PASSIVE = /(?:[ıiuü]l|[aeıiuü]n)(?:m[ae]|[ae]m[ae])/;

/** What is done to things, and never by themselves. */
const HANDLED =
  /(?:^| )(?:(?:commit|push|merge|rebase|deploy|import|hardcode|log|mock|kabul|dahil|devam|iddia|ihlal) )?(?:edil|yapıl|yapil|değiştiril|degistiril|silin|dokunul|kullanıl|kullanil|eklen|gönderil|paylaşıl|paylasil|yazıl|yazil|açıl|düzenlen|oluşturul|commitlen|pushlan|birleştiril|yüklen|yayınlan|yayinlan|taşın|atıl|konul|kon|çalıştırıl|calistiril|adlandırıl|uydurul|atlan|geçil|gecil|başlan|baslan|girilm|bozul|kurul|verilm|alınm|tutulm|saklan|işlen|varsayıl|loglan|bırakıl|doldurul|hesaplan|işaretlen|kopyalan|çağrıl|çağırıl|aşıl|karıştırıl|yorumlan|üretilm|sunulm|sızdırıl)/;

/** "sadece, yalnızca": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
  speaks(site) &&
  !isReason(site) &&
  !/(?:^| )(?:değil|da|de) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:bir |değil|bir kaç|birkaç|\d{1,9}(?![\w.-]))/.test(site.after) &&
  !PAST.test(site.clause.trimEnd()) &&
  (MODAL.test(site.clause) ||
    ORDERS.test(site.clause) ||
    (!site.agent && DONE.test(site.clause)) ||
    (!site.agent &&
      (site.ruled || !/(?:ır|ir|ur|ür|ar|er|maz|mez|dır|dir|dur|dür)(?:lar|ler)?[ .!]{0,8}$/.test(site.clause))) ||
    site.ruled);

/** "edilir", "kullanılır": what is to be done, told as what is done. */
export const DONE_TO = /[a-zçğıöşü]{1,20}(?:[ıiuü]l|[aeıiuü]n)(?:ır|ir|ur|ür)(?:lar|ler)?(?![a-zçğıöşü])/;

/** The same of what one does by hand. */
export const DONE =
  /(?:edil|yapıl|kullanıl|yazıl|eklen|değiştiril|çalıştırıl|gönderil|açıl|alın|verilm?|tutul|saklan|okun|konul|başlat[ıi]l|geçil|uygulan|yürütül|birleştiril|yayınlan|taşın|silin|güncellen|düzenlen)(?:ır|ir|ur|ür)(?:lar|ler)?(?![a-zçğıöşü])/;
