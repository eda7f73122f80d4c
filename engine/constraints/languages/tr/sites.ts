/** Where a cue in Turkish means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord } from "../notation.ts";
import { T } from "./notation.ts";

/** A text is Turkish where it has its letters, or one of these words or endings. */
const TURKISH =
  /[çğışöü]|(?<![a-zà-ÿ])(?:ve|bir|bu|ile|olan|sadece|asla|olarak|lütfen|dosya|veya|ama|hi[cç]bir|yok|var|kadar|sonra|once|i[cç]in|bana|onay|izin|yasak|degil|lutfen|yapma|hala|gerek)(?![a-zà-ÿ])|[a-z]{3}(?:maya|meye|madan|meden|mayin|meyin|maz|mez|acak|ecek|iyor|lari|leri|lara|lere|larin|lerin|inda|inde|sini|sine|siz|suz)(?![a-z])/;

/** A sign of the language beside the cue itself, which other languages have too. */
export const speaks = ({ clause }: CueSite): boolean => TURKISH.test(clause);

/** Stems of verbs that are ordered; a bare "-ma" after any other word is a noun too often. */
const VERBS =
  "dokun sil değiştir kullan ekle yap çalıştır gönder yaz oku aç kapat çağır başlat durdur kaldır taşı kopyala birleştir yükle yayınla yayımla paylaş güncelle düzenle oluştur üret sor bekle bırak atla geç gir çık çek it ver al tut koy et uydur varsay tahmin.et unut elle bozma yeniden.adlandır adlandır kur iste kabul.et onayla commitle pushla mergele deploy.et commit.et push.et merge.et taahhüt.et sıfırla temizle uğraş karıştır ilerle devam.et söyle anlat çevir cevapla yanıtla dön başla bitir kır boz yerleştir import.et dahil.et";

/** Verbs in their negated imperative, as phrases. */
export const IMPERATIVE = VERBS.split(" ")
  .map((stem) => `${stem.replace(/\./g, " ")}m(?:a|e)`)
  .join("; ");

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

/** The cue stands in a condition, a reason or a relative clause. */
export const isAside = ({ before }: CueSite): boolean => CONDITIONAL.test(before);

/** A verb of the past or the present ends the text: it tells. */
export const PAST = /(?:dı|di|du|dü|tı|ti|tu|tü|mış|miş|muş|müş|yor|yordu)(?:lar|ler|m|k|n)?[ .!]{0,8}$/;

/** "sadece, yalnızca": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
  speaks(site) &&
  !isAside(site) &&
  !/(?:^| )(?:değil|da|de) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:bir |değil|bir kaç|birkaç|\d)/.test(site.after) &&
  !PAST.test(site.clause.trimEnd()) &&
  (MODAL.test(site.clause) ||
    ORDERS.test(site.clause) ||
    (!site.agent &&
      (site.ruled || !/(?:ır|ir|ur|ür|ar|er|maz|mez|dır|dir|dur|dür)(?:lar|ler)?[ .!]{0,8}$/.test(site.clause))) ||
    site.ruled);
