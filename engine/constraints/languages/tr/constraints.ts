/** What Turkish forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { list, T } from "./notation.ts";
import {
  DONE_TO,
  endsHere,
  IMPERATIVE,
  isAside,
  isCustom,
  isReason,
  limits,
  MODAL,
  namesWork,
  ORDERS,
  PAST,
  speaks,
} from "./sites.ts";

/** Somebody's word, or leave. */
const APPROVAL =
  "(?:onay|izin|izn|rıza|teyit|teyid|kabul|inceleme|talep|talimat|mutabakat|yetki|istek|isteğ|karar|gerekçe|komut)";

/** "X ile yapılır, Y ile değil": what stands before the comma is an order. */
const ENDS_IN_ORDER = new RegExp(
  `(?:${ORDERS.source.replace(/\$$/, "")}|${DONE_TO.source}|${MODAL.source})[ *,_]{0,8}$`,
);

/** Rules: bans, limits, gates and closed areas. Groups of phrases in the notation of language.ts. */
export const constraints: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: list(`
      yasak(?:tır|lı|lanmış|lanmıştır|lar)?; kesinlikle yasak-; yasaklan(?:dı|mıştır|ır); hiçbir (?:koşulda|şekilde|zaman|durumda|şart altında|surette); ne olursa olsun
      [${T}]{2,20}(?:mamalı|memeli)(?:dır|dir|sın|sin|sınız|siniz|yız|yiz|lar|ler)?; [${T}]{2,20}(?:amaz|emez)(?:sın|sin|sınız|siniz)
      [${T}]{2,20}(?:ılamaz|ilemez|ulamaz|ülemez|anamaz|enemez|ınamaz|inemez|unamaz|ünemez)(?:lar|ler)?; olamaz(?:lar)?
      (?:izin|müsaade) (?:verilmez|verilmiyor|yok|verilmemektedir); izin verilmeyen; kabul edilemez; tartışılmaz; pazarlık konusu değil`),
    when: (site) =>
      speaks(site) &&
      !isReason(site) &&
      (!/(?:amaz|emez)(?:lar|ler)?$/.test(site.cue) ||
        site.cue.startsWith("kabul") ||
        (site.cue.startsWith("olamaz") && site.ruled && endsHere(site)) ||
        (site.ruled && isCustom(site) && endsHere(site))),
  },
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: list("asla; kat(?:'|)iyen; kesinlikle (?:hiç|[a-zçğıöşü ]{2,40}(?:ma|me|mayın|meyin))"),
    when: (site) => speaks(site) && !PAST.test(site.clause.trimEnd()) && !isReason(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: list(`${IMPERATIVE}; (?:lütfen )?(?:${IMPERATIVE.replace(/; /g, "|")})`),
    when: (site) =>
      speaks(site) &&
      !namesWork(site) &&
      /^ {0,8}(?:[,.;:!)\]"'”»—–]|$|(?:lütfen|sakın|artık|şimdi|henüz|bile|ve|ama|-)(?![a-zçğıöşü]))/.test(
        site.after,
      ) &&
      !/(?:^| )(?:bu|o|bir|şu) {0,8}$/.test(site.before) &&
      !isReason(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: list(`
      [${T}]{2,20}(?:mayın|meyin|mayınız|meyiniz|mayalım|meyelim|masın|mesin|masınlar|mesinler)
      (?:dokunma|ellem|karışma|bulaşma|değiştirme|silme)(?:k|mek)? yok; [${T}]{2,20}(?:mak|mek) (?:yok|serbest değil|olmaz); [${T}]{2,20}(?:ması|mesi) (?:yasak|istenmiyor|uygun değil|kabul edilmez)-
      (?:yapılmaz|değiştirilmez|silinmez|dokunulmaz|kullanılmaz|eklenmez|gönderilmez|paylaşılmaz|yazılmaz|açılmaz|düzenlenmez|oluşturulmaz|commitlenmez|pushlanmaz|birleştirilmez|yüklenmez|yayınlanmaz|taşınmaz|atılmaz|edilmez|konulmaz|konmaz|güncellenmez|çalıştırılmaz|adlandırılmaz)
      [${T}]{2,20}(?:mamamı|mememi|mamanı|memeni|mamamızı|mememizi|mamasını|memesini|mamayı|memeyi|mamak|memek) (?:istedi|söyledi|rica|istiyor|gerek|lazım|şart|kararlaştır)-
      [${T}]{2,20}(?:manı|meni|manızı|menizi|masını|mesini|mak|mek) iste(?:miyor|mem|meyiz)-
      uzak dur-; elini sürme; el sürme; ilişme(?:yin)?`),
    when: (site) =>
      speaks(site) &&
      !isReason(site) &&
      (!/(?:maz|mez)$/.test(site.cue) || (endsHere(site) && (site.ruled || !site.agent))),
  },

  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: list(`
      (?:(?:commit|push|merge|rebase|deploy|import|hardcode|log|mock|kabul|dahil|devam|iddia|ihlal) )?[${T}]{2,20}(?:maz|mez|mayacak|meyecek)(?:lar|ler|tır|tir)?
      [${T}]{2,20}(?:mayacak|meyecek)(?:sın|sin|sınız|siniz|ız|iz)`),
    when: (site) => speaks(site) && !isReason(site) && isCustom(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: list(
      "(?:merge|commit|push|force push|force-push|rebase|deploy|emoji|yorum satırı|mock|hardcode|hardcoded (?:metin|değer|string)|istisna|any|placeholder|varsayım|tahmin|kısayol|kopyala-yapıştır|silme|ekleme|değişiklik|değiştirme|refactor|müdahale|dokunuş|taviz|pazarlık|birleştirme|otomatik [a-zçğıöşü]{3,16}|yeni [a-zçğıöşü]{3,16}|doğrudan [a-zçğıöşü]{3,16}|manuel [a-zçğıöşü]{3,16}|gereksiz [a-zçğıöşü]{3,16}|(?:hiçbir|hiç bir) [a-zçğıöşü]{2,16} [a-zçğıöşü]{3,16}) yok(?:tur)?",
    ),
    when: (site) => speaks(site) && !isReason(site) && !site.agent && endsHere(site) && site.ruled,
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: list(`
      kaçın(?:ın|ınız|ılmalı|ılmalıdır|malı|mak gerekir)?; (?:tavsiye|önerilmez|tavsiye edilmez|önerilmiyor|tercih edilmez|uygun değil|doğru değil)(?:dir)?; [${T}]{2,20}(?:mamaya|memeye) (?:çalış|özen|dikkat)-; [${T}]{2,20}(?:masan|mesen|masak|mesek)(?:ız|iz)? (?:iyi|daha iyi) olur; [${T}]{2,20}(?:mamak|memek) (?:daha iyi|en iyisi)`),
    when: (site) => speaks(site) && site.cue !== "tavsiye" && !isReason(site),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: list("yerine"),
    when: (site) => speaks(site) && (!site.agent || site.ruled) && ORDERS.test(site.clause),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: list("(?<=[ ¤])değil"),
    when: (site) =>
      speaks(site) &&
      ((/^[ ,)]/.test(site.after) && (ORDERS.test(site.clause) || MODAL.test(site.clause))) ||
        (endsHere(site) && !site.agent && ENDS_IN_ORDER.test(site.head.slice(0, -site.before.length)))),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: list("sadece; yalnız(?:ca)?; yalnızca; ancak ve ancak; münhasıran; bir tek"),
    when: limits,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: list(`
      en (?:fazla|çok)(?= (?:\\d|bir|iki|üç|dört|beş|on|yüz|¤)); azami; maksimum; [${T}0-9¤]{1,40}(?:dan|den|tan|ten) (?:fazla|çok|uzun|büyük|geç) (?:olma|kullanma|açma|yapma|çalıştırma|olamaz|değil|yok)-; (?:başka|bunun dışında) (?:hiçbir|kimse|bir şey|hiçbir şey)-; (?:ile|la|le) (?:sınırlı|sınırlıdır|sınırla|sınırlandır|kısıtlı)-; dışına çıkma(?:yın)?; aşma(?:yın|malı|sın|z)?; aşılmamalı; aşamaz; dışında (?:hiçbir|kimse)`),
    when: (site) =>
      speaks(site) &&
      !isReason(site) &&
      !PAST.test(site.clause.trimEnd()) &&
      (!site.agent || site.ruled || MODAL.test(site.clause)),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: list(`
      ${APPROVAL}[${T}]{0,8} (?:olmadan|almadan|alınmadan|olmaksızın|vermeden|verilmeden|beklemeden|gelmeden|çıkmadan|istemeden|istemedikçe|gelene kadar|alana kadar|verilene kadar); (?:sormadan|danışmadan|haber vermeden|onaysız|izinsiz|habersiz|onaylamadan|onaylanmadan|sorulmadan|danışılmadan|söylemeden)
      [${T}]{2,20}(?:madan|meden) (?:önce )?(?:… )?(?:sor|danış|haber ver|onay|izin|bekle|teyit)-; [${T}]{2,20}(?:madan|meden) (?:… )?[${T}]{2,20}(?:ma|me|mayın|meyin|mamalı|memeli|mayınız|meyiniz|maz|mez|yasak)
      (?:önce|ilk önce|her seferinde|mutlaka) (?:bana |bize |kullanıcıya )?(?:sor|danış|onay|izin|haber)-; (?:bana|bize|kullanıcıya|ekibe) (?:önce )?(?:sor|danış|haber ver)-
      ${APPROVAL}[${T}]{0,8} (?:gerekir|gerekli|gerektirir|şart|gerekiyor|bekle|beklenir|al|alın|alınmalı|iste|lazım|tabi|tabidir|zorunlu)-; ${APPROVAL}[${T}]{0,4}(?:a|e|na|ne) tabi-
      (?:burada|orada|bundan sonra|sonra) (?:dur|durun|bekle|bekleyin|kal); (?:dur|durun) ve (?:bekle|sor|haber)-; (?:yanıtımı|cevabımı|onayımı|onayını|kararımı) bekle-; [${T}]{2,20}(?:ana|ene|ıncaya|inceye) kadar (?:… )?(?:bekle|dokunma|yapma|açma|kapalı|[${T}]{2,20}(?:ma|me|mayın|meyin|maz|mez))-; kadar (?:bekle|dokunma|değiştirme|silme|yapma|başlama)-
      (?:sadece|yalnızca|ancak) (?:… )?${APPROVAL}[${T}]{0,8}(?: sonra| ile|yla|la)?; [${T}]{2,20}(?:dıkça|dikçe|madıkça|medikçe|mazsa|mezse) (?:… )?[${T}]{2,20}(?:ma|me|mayın|meyin|mamalı|memeli|maz|mez)`),
    when: (site) => speaks(site) && !PAST.test(site.clause.trimEnd()),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: list(`
      (?:olduğu gibi|aynen|değiştirilmeden|dokunulmadan|aynı|kapalı|gizli|sabit|değişmeden|bozulmadan) (?:kal|bırak|tut|koru|muhafaza)-; rahat bırak-; kendi haline bırak-; dışarıda (?:tut|bırak)-; [${T}]{2,20} dışında tut-; uzak tut-`),
    when: (site) => speaks(site) && !isReason(site) && !PAST.test(site.clause.trimEnd()),
  },
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: list(`
      salt okunur-; sadece okunur; salt-okunur-; (?:yalnızca|sadece) okuma; (?:donduruldu|dondurulmuştur|dondurulmuş|kilitli|kilitlidir|korumalı|korumalıdır|değiştirilemez|dokunulmaz|dokunulmazdır)
      kapsam dışı-; kapsamın dışında-; otomatik (?:olarak )?(?:üretil|oluşturul)-`),
    when: (site) => speaks(site) && !isAside(site) && (!site.agent || site.ruled || /oku/.test(site.cue)),
  },
];
