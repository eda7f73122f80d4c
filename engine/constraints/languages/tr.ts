/** Turkish. */
import type { CueSite, Language } from "../language.ts";
import { anyWord, conceptsBy, phrases } from "./notation.ts";
import { stemTurkish } from "./stems.ts";

const T = "a-zçğıöşüâîû";

/** A capital I in a shadow is a dotted i, whatever was meant: each dotless one may be dotted too. */
const list = (text: string): readonly string[] => phrases(text).map((phrase) => phrase.replace(/ı/g, "(?:ı|i)"));

/** A text is Turkish where it has its letters, or one of these words or endings. */
const TURKISH =
  /[çğışöü]|(?<![a-zà-ÿ])(?:ve|bir|bu|ile|olan|sadece|asla|olarak|lütfen|dosya|veya|ama|hi[cç]bir|yok|var|kadar|sonra|once|i[cç]in|bana|onay|izin|yasak|degil|lutfen|yapma|hala|gerek)(?![a-zà-ÿ])|[a-z]{3}(?:maya|meye|madan|meden|mayin|meyin|maz|mez|acak|ecek|iyor|lari|leri|lara|lere|larin|lerin|inda|inde|sini|sine|siz|suz)(?![a-z])/;
const speaks = ({ clause }: CueSite): boolean => TURKISH.test(clause);

/** Stems of verbs that are ordered; a bare "-ma" after any other word is a noun too often. */
const VERBS =
  "dokun sil değiştir kullan ekle yap çalıştır gönder yaz oku aç kapat çağır başlat durdur kaldır taşı kopyala birleştir yükle yayınla yayımla paylaş güncelle düzenle oluştur üret sor bekle bırak atla geç gir çık çek it ver al tut koy et uydur varsay tahmin.et unut elle bozma yeniden.adlandır adlandır kur iste kabul.et onayla commitle pushla mergele deploy.et commit.et push.et merge.et taahhüt.et sıfırla temizle uğraş karıştır ilerle devam.et söyle anlat çevir cevapla yanıtla dön başla bitir kır boz yerleştir import.et dahil.et";
const IMPERATIVE = VERBS.split(" ")
  .map((stem) => `${stem.replace(/\./g, " ")}m(?:a|e)`)
  .join("; ");

const MODAL = anyWord(
  "gerekir gerekiyor gerekli zorunlu zorundasın zorundadır olabilir edilebilir yapılabilir kullanılabilir kullanılmalı yapılmalı edilmeli olmalı [a-zçğıöşü]{2,18}(?:malı|meli|mali)(?:dır|dir|sın|sin|yız|yiz)? [a-zçğıöşü]{2,18}(?:abilir|ebilir)(?:sin|siniz|ler)?",
);
/** The clause ends in an order: a bare stem, or "-ın", "-iniz". */
const ORDERS = new RegExp(
  ` (?:${VERBS.replace(/\./g, " ")
    .split(" ")
    .filter((word) => word.length > 2)
    .join(
      "|",
    )}|kullan|yap|et|çalış|yaz|sakla|tut|dokun|oku|ver|al|[${T}]{3,16}(?:ın|in|un|ün|ınız|iniz|unuz|ünüz))[ .!]{0,8}$`,
);
const CONDITIONAL =
  /[a-zçğıöşü](?:sa|se|ken|ınca|ince|diği için|dığı için|duğu için|düğü için) [^,]{0,60}$|(?:^| )(?:eğer|çünkü|neden|niçin) [^,]{0,60}$/;
const isAside = ({ before }: CueSite): boolean => CONDITIONAL.test(before);
const PAST = /(?:dı|di|du|dü|tı|ti|tu|tü|mış|miş|muş|müş|yor|yordu)(?:lar|ler|m|k|n)?[ .!]{0,8}$/;

const limits = (site: CueSite): boolean =>
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

const APPROVAL = "(?:onay|izin|izn|rıza|teyit|teyid|kabul|inceleme|talep|talimat|mutabakat|yetki)";

/** Turkish: negative imperatives and infinitives, "yasak", "asla", "sadece", gates, tries and failures. */
export const tr: Language = {
  code: "tr",
  verbInCue: true,
  script: "latin",
  spaced: true,
  cues: [
    {
      as: "prohibition",
      strength: 3,
      at: "any",
      find: list(`
        yasak(?:tır|lı|lanmış|lanmıştır|lar)?; kesinlikle yasak-; yasaklan(?:dı|mıştır|ır); hiçbir (?:koşulda|şekilde|zaman|durumda|şart altında|surette); ne olursa olsun
        [${T}]{2,20}(?:mamalı|memeli)(?:dır|dir|sın|sin|sınız|siniz|yız|yiz|lar|ler)?; [${T}]{2,20}(?:amaz|emez)(?:sın|sin|sınız|siniz)
        (?:izin|müsaade) (?:verilmez|verilmiyor|yok|verilmemektedir); izin verilmeyen; kabul edilemez; tartışılmaz; pazarlık konusu değil`),
      when: (site) => speaks(site) && !isAside(site),
    },
    {
      as: "prohibition",
      strength: 3,
      at: "any",
      find: list("asla; kat(?:'|)iyen; kesinlikle (?:hiç|[a-zçğıöşü ]{2,40}(?:ma|me|mayın|meyin))"),
      when: (site) => !PAST.test(site.clause.trimEnd()) && !isAside(site),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: list(`${IMPERATIVE}; (?:lütfen )?(?:${IMPERATIVE.replace(/; /g, "|")})`),
      when: (site) =>
        speaks(site) &&
        /^ {0,8}(?:[,.;:!)\]"'”»—–]|$|(?:lütfen|sakın|artık|şimdi|henüz|bile|ve|ama|-)(?![a-zçğıöşü]))/.test(
          site.after,
        ) &&
        !/(?:^| )(?:bu|o|bir|şu) {0,8}$/.test(site.before) &&
        !isAside(site),
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
      when: (site) => speaks(site) && !isAside(site) && (!/(?:maz|mez)$/.test(site.cue) || site.ruled || !site.agent),
    },

    {
      as: "prohibition",
      strength: 1,
      at: "any",
      find: list(`
        kaçın(?:ın|ınız|ılmalı|ılmalıdır|malı|mak gerekir)?; (?:tavsiye|önerilmez|tavsiye edilmez|önerilmiyor|tercih edilmez|uygun değil|doğru değil)(?:dir)?; [${T}]{2,20}(?:mamaya|memeye) (?:çalış|özen|dikkat)-; [${T}]{2,20}(?:masan|mesen|masak|mesek)(?:ız|iz)? (?:iyi|daha iyi) olur; [${T}]{2,20}(?:mamak|memek) (?:daha iyi|en iyisi)`),
      when: (site) => speaks(site) && site.cue !== "tavsiye" && !isAside(site),
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
        speaks(site) && (ORDERS.test(site.clause) || MODAL.test(site.clause)) && /^[ ,)]/.test(site.after),
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
        !isAside(site) &&
        !PAST.test(site.clause.trimEnd()) &&
        (!site.agent || site.ruled || MODAL.test(site.clause)),
    },
    {
      as: "requirement_negated",
      strength: 2,
      at: "any",
      find: list(`
        ${APPROVAL}[${T}]{0,8} (?:olmadan|almadan|alınmadan|olmaksızın|vermeden|verilmeden|beklemeden|gelmeden|çıkmadan); (?:sormadan|danışmadan|haber vermeden|onaysız|izinsiz|habersiz|onaylamadan|onaylanmadan|sorulmadan|danışılmadan|söylemeden)
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
      when: (site) => speaks(site) && !isAside(site) && !PAST.test(site.clause.trimEnd()),
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
    {
      as: "failed_attempt",
      strength: 2,
      at: "any",
      find: list(`
        (?:işe|işimize) yaramad[ıi]-; işe yaramıyor; (?:çalışmadı|çalışmıyor|çalışmadılar|olmadı|yetmedi|yetmiyor|çözmedi|düzeltmedi|düzelmedi|iyileştirmedi|yardımcı olmadı|fayda etmedi|faydası olmadı|sonuç vermedi|tutmadı|derlenmedi|derlenmiyor|açılmadı|başlamadı|geçmedi|geçmiyor|ölçeklenmiyor|yakınsamadı|değiştirmedi|kurtarmadı|bulamadı|bulamadık|yapamadık|yapılamadı|edilemedi|kaldıramadı|çözülemedi|çözemedi|bağlanamadı|[${T}]{2,16}(?:amadı|emedi)(?:k|lar|ler)?)
        (?:başarısız|başarısızlık)(?: oldu| olmuştur|lıkla sonuçlandı| kaldı)?; boşuna; nafile; çıkmaz sokak; çıkmaz; (?:geri alındı|geri aldık|geri alındılar|reddedildi|reddetti|vazgeçildi|vazgeçtik|terk edildi|iptal edildi çünkü|elendi)
        (?:hâlâ|hala|yine|tekrar|gene) (?:hata|bozuk|çöküyor|çöktü|başarısız|patlıyor|takılıyor|zaman aşımı|aynı hata|kırık|çalışmıyor|düşüyor)-; (?:çöktü|çöküyor|patladı|bozuldu|kırıldı|kilitlendi|zaman aşımına uğra)-; (?:bozuk|kullanılamaz|kullanışsız|çok yavaş|çok pahalı|kararsız)(?: çıktı| kaldı|dır)?; kötüleş(?:ti|tirdi); daha (?:kötü|da kötü) (?:oldu|yaptı); (?:etkisi|faydası|farkı|yararı) (?:olmadı|yok); (?:etki|fark|iyileşme|fayda) (?:etmedi|yaratmadı|sağlamadı|görülmedi)`),
      when: (site) => speaks(site) && !isAside(site) && !/(?:sa|se)(?=[ ,]|$)/.test(site.after.slice(0, 3)),
      unless: list("başarısız olursa; 0 başarısız; başarısız testler; hata olursa"),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: list(`
        yok(?:tur|tu)?; bulunmuyor; bulunmamaktadır; bulunmaz; mevcut değil-; (?:uygulanmadı|uygulanmamış|yapılandırılmadı|yapılandırılmamış|desteklenmiyor|desteklenmez|desteklemiyor|desteklemez|kurulu değil|tanımlı değil|hazır değil|test edilmedi|yazılmadı|eklenmedi|tamamlanmadı|belgelenmedi|belgelenmemiş|tanımlanmamış|yayınlanmadı|taşınmadı|bağlı değil|etkin değil|kullanılabilir değil|mümkün değil|erişilemiyor|içermiyor|içermez|gelmiyor|kapsamıyor|idempotent değil|atomik değil|güvenli değil|dahil değil)
        henüz [${T} ]{2,30}(?:madı|medi|mamış|memiş|mıyor|miyor|değil|yok); eksik(?:tir)?; bulunamadı; hiç (?:[a-zçğıöşü]{2,20} )?(?:çalıştırılmadı|test edilmedi|denenmedi|kullanılmadı|yazılmadı); (?:hiçbir|hiç bir) [${T} ]{2,40}(?:yok|değil|mıyor|miyor)`),
      when: (site) =>
        speaks(site) &&
        !isAside(site) &&
        !/^(?:sa|se)/.test(site.after) &&
        (site.cue !== "yok" || /[a-zçğıöşü¤] {0,8}$/.test(site.head)),
    },
    {
      as: "deprecated",
      strength: 2,
      at: "any",
      find: list(`
        artık (?:… )?(?:yok|kullanılmıyor|desteklenmiyor|geçerli değil|çalışmıyor|bakımı yapılmıyor|[${T}]{2,20}(?:mıyor|miyor|muyor|müyor|maz|mez)); kullanımdan (?:kaldırıl|kalk)-; emekliye ayrıl-; (?:kaldırıldı|kaldırılmıştır|silindi|devre dışı bırakıldı|kapatıldı|yerini aldı)(?: ve)?; eskidi; modası geçmiş; demode`),
      when: (site) => speaks(site) && !isAside(site),
    },
    {
      as: "unconfirmed",
      strength: 2,
      at: "any",
      find: list(`
        (?:şüpheleniyor|şüphemiz|şüphem|şüphe|tahminim|tahminimiz|sanıyor|varsayıyor|varsayımım)-; doğrulanmadı; doğrulanmamış-; teyit edilmedi; teyit edilmemiş; kesin değil; emin değil-; kanıtlanmadı; (?:varsayım|hipotez|tahmin)(?:dir|dır)?(?= ?(?:[:.,;)]|$)); belirsiz; sözde; güya; iddiaya göre`),
      when: speaks,
    },
    {
      as: "correction",
      strength: 2,
      at: "any",
      find: list("(?:yanlış|hatalı|yanlıştır|hatalıdır|yanlıştı); düzeltme(?=:); değil(?=,)"),
      when: (site) =>
        speaks(site) && !ORDERS.test(site.clause) && (site.cue !== "değil" || /[\d¤_/@]/.test(site.before.slice(-60))),
    },
    {
      as: "hedge",
      strength: 1,
      at: "any",
      find: list(
        "belki; muhtemelen; galiba; sanırım; olabilir; herhalde; gibi görünüyor; büyük ihtimalle; olası; imkansız değil; olanaksız değil; ihtimal dışı değil; göz ardı edilemez",
      ),
    },
    {
      as: "duty",
      strength: 2,
      at: "any",
      find: list(
        `[${T}]{2,20}(?:malı|meli)(?:dır|dir|sın|sin|sınız|siniz|yız|yiz)?; (?:gerekir|gerekiyor|gerekli|zorunlu|zorunludur|şart|şarttır); her zaman; daima; mutlaka; unutma(?:yın)?`,
      ),
      when: (site) => speaks(site) && !/(?:ma|me)(?:malı|meli)/.test(site.cue),
    },
    {
      as: "permission",
      strength: 2,
      at: "any",
      find: list(
        `[${T}]{2,20}(?:abilir|ebilir)(?:sin|siniz|iz)?; serbest(?:tir|sin)?; izin veril(?:ir|di|miştir); izinli; (?:onay|izin) gerekmez; sormadan [${T}]{2,20}(?:abilir|ebilir)(?:sin|siniz)?`,
      ),
      when: speaks,
    },
  ],
  idle: list(`
    (?:merak etme|endişelenme|üzülme|korkma|çekinme|tereddüt etme|boş ver|dert etme|acele etme|unutma|merak etmeyin|endişelenmeyin|çekinmeyin|unutmayın|tereddüt etmeyin|aldırma); sorun (?:yok|değil|olmaz); problem (?:yok|değil); önemli değil; acelesi yok; şüphe yok; şüphesiz; kuşkusuz; fark etmez; bir şey değil; sadece (?:… )?değil; yalnızca (?:… )?değil; neden olmasın; fena değil; hiç fena değil; gerek yok; zorunlu değil; ihtiyaç yok; ne yazık ki; en azından; hiç olmazsa`),
  openers: list(
    "ve; ama; fakat; veya; ya da; ayrıca; lütfen; şimdi; her zaman; önemli; not; dikkat; unutma; kural; tamam; evet; hayır; peki; bundan sonra; artık; genel olarak; şimdilik; sen; siz; biz; ajan; ajanlar; önce; sonra; son olarak; bu arada; kesinlikle; o yüzden; yani; de; da",
  ),
  closers: list("lütfen; teşekkürler; sağ ol; henüz; şimdilik; burada; şimdi; da; de; artık; bile; tamam mı"),
  leads: list("eğer; şayet; her; bu(?= (?:dosya|klasör|proje|depo|görev|tablo)[a-zçğıöşü]{0,8} )"),
  conditions: list("eğer; şayet; ancak(?= [a-zçğıöşü]{2,20}(?:sa|se)); haricinde; hariç"),
  conditionEnds: list(
    "[a-zçğıöşü¤]{2,40} (?:hariç|dışında|haricinde|olmadan|almadan|alınmadan|olmaksızın|olmadıkça); (?:madan|meden) önce; [a-zçğıöşü]{2,20}(?:madan|meden) önce; [a-zçğıöşü]{2,20}(?:ana|ene|ıncaya|inceye) kadar; [a-zçğıöşü]{2,20}(?:madıkça|medikçe|dıkça|dikçe|mazsa|mezse|rsa|rse|ırsa|irse|ursa|ürse|ısa|ise); [a-zçğıöşü]{2,20}(?:dıktan|dikten|duktan|dükten|tıktan|tikten) sonra; [a-zçğıöşü]{3,20}(?:madan|meden); sırasında; sürece; durumunda",
  ),
  gates: list(
    "olmadan; almadan; alınmadan; olmadıkça; [a-zçğıöşü]{2,20}(?:madan|meden); [a-zçğıöşü]{2,20}(?:madıkça|medikçe); hariç; kadar",
  ),
  reasons: list(
    "önce; bunun yerine; çünkü; zira; yoksa; aksi (?:halde|takdirde); bu yüzden; bu nedenle; o; onlar; bu; bunlar; ben; biz",
  ),
  halves: list("değil; yerine"),
  pronouns: list("onu; ona; onlara; onları; bunu; buna; bunları; şunu; oraya; buraya; orada"),
  abbreviations: list("örn; vb; vs; bkz; yak; dk; sn; sa; no; prof; doç; maks; min; hz; tic; ltd; şti"),
  release: list(
    `devam et(?:ebilirsin|ebilirsiniz)?; (?:artık|şimdi) [${T}]{2,20}(?:abilir|ebilir)(?:sin|siniz); onaylıyorum; onaylandı; onay verildi; izin (?:veriyorum|verildi|var); başlayabilirsin; yapabilirsin; (?:kural|yasak|kısıt) (?:kalktı|kaldırıldı|geçersiz|bitti)-; artık geçerli değil; yeşil ışık; serbestsin; hadi yap`,
  ),
  yes: list("evet; tamam; olur; tabii; tabi; elbette; peki; onaylıyorum; devam et; yap; aynen; kabul; olsun"),
  standing: list(
    "her (?:zaman|bir|commit|değişiklik|sefer|seferinde|push|dosya|adım)-; asla; daima; hep; hiçbir zaman; bütün; tüm; bundan sonra; bundan böyle; genel olarak",
  ),
  passing: list(
    "henüz; şimdilik; şu an(?:da|lık)?; ben (?:söyleyene|diyene|onaylayana|dönene|bakana|haber verene) kadar; bu sefer; bugün; bu (?:oturumda|görevde|dalda|sohbette|hafta|turda|aşamada); ikinci bir emre kadar; yarına kadar; (?:pazartesi|salı|çarşamba|perşembe|cuma)-(?:ye|ya) kadar; bu arada; geçici olarak",
  ),
  begun: list(
    "başlatıldı; başlattım; başlattık; kilitlendi; duraklatıldı; durduruldu geçici; devre dışı bırakıldı; taşındı; çalışıyor; sürüyor; askıya alındı",
  ),
  ended: list(
    "tamamlandı; bitti; bitirildi; sonlandırıldı; serbest bırakıldı; kilidi açıldı; sürdürüldü; geri alındı; silindi; kapatıldı; temizlendi; yeniden etkinleştirildi; iptal edildi; durduruldu",
  ),
  succeeded: list("çalışıyor; çalıştı; düzeldi; çözüldü; çözdü; başarılı; başarıyla; işe yaradı; geçti; geçiyor"),
  headings: {
    forbidding: list(
      "(?:kesinlikle )?(?:yasak|yasaklar|yasaktır|yasaklananlar)(?: işlemler| olanlar)?; yapma(?:yın)?; yapılmayacaklar; yapılmaması gerekenler; asla(?: yapma)?; (?:bunları )?(?:kullanma|dokunma|değiştirme)(?:yın)?; kaçın(?:ın|ılacaklar)?; kapsam dışı; salt okunur; dokunulmazlar; izin verilmeyenler; anti-?desenler; kırmızı çizgiler",
    ),
    failed: list(
      "(?:başarısız|reddedilen|terk edilen|elenen|işe yaramayan|denenen) (?:denemeler|yaklaşımlar|fikirler|seçenekler|çözümler|girişimler|yollar); (?:ne |neler )?(?:işe yaramadı|işe yaramayanlar|çalışmadı|çalışmayanlar|denendi); (?:daha önce )?denenenler; çıkmaz sokaklar; denemeler; reddedildi",
    ),
    absent: list(
      "(?:henüz )?(?:uygulanmadı|desteklenmiyor|yapılmadı|hazır değil|uygulanmayanlar|desteklenmeyenler); eksikler; eksik; bilinen (?:eksikler|kısıtlar|sınırlamalar); kısıtlamalar; sınırlamalar",
    ),
    corrected: list("düzeltmeler; düzeltme; yanlış-doğru"),
    unconfirmed: list(
      "(?:doğrulanmamış|doğrulanmadı|teyit edilmedi|teyit edilmemiş|kesinleşmemiş)(?:lar|ler)?; varsayımlar; hipotezler; tahminler; şüpheler",
    ),
    rules: list(
      "kurallar-; kural; kuralları; kısıtlar; kısıtlamalar; ilkeler; yönergeler; talimatlar; politika; gereksinimler; sınırlar; önemli; zorunlu; yasak; yasaklar; standartlar; uyulacaklar; sözleşmeler; koşullar",
    ),
    next: list(
      "sonraki (?:adımlar?|görev|iş); sıradaki(?:ler| adım| işler)?; yapılacaklar; yapılacak; kalan(?:lar| işler)?; açık (?:işler|görevler|sorular|noktalar); bekleyenler",
    ),
    done: list(
      "yapıldı; tamamlandı; tamamlananlar; bitti; bitenler; kapatıldı; çözüldü; geçmiş; iptal edildi; yapılanlar",
    ),
  },
  words: {
    stop: "ve veya ile için bir bu şu o da de ki mi mı mu mü ama fakat ancak ya daha çok en gibi kadar göre sonra önce üzere olan olarak olur oldu olmadan değil yok var her hiç hiçbir asla sadece yalnızca yalnız lütfen ben sen biz siz onlar onu ona onun bunu buna şimdi artık henüz hâlâ hala yine eğer çünkü ise iken dahi bile kesinlikle yasak yasaktır zaman koşulda şekilde altında tüm bütün bazı gerekir gerekli",
    stem: stemTurkish,
    concepts: conceptsBy(stemTurkish, {
      delete: "sil silme silmek silin silinmez kaldır kaldırma kaldırmak",
      change:
        "değiştir değiştirme değiştirmek değiştirin değiştirilmez değişiklik düzenle düzenleme güncelle güncelleme dokun dokunma dokunmak dokunmayın elleme",
      write: "yaz yazma yazmak yazın",
      run: "çalıştır çalıştırma çalıştırmak",
      use: "kullan kullanma kullanmak kullanmayın kullanılmaz",
      push: "pushla pushlama",
      commit: "commitle commitleme",
      deploy: "yayınla yayınlama yayınlamak yayımla dağıt dağıtma",
      approval: "onay onayı onaylama onaylamak izin izni teyit",
      ask: "sor sormak sorma danış danışma",
      file: "dosya dosyalar dosyası dosyaları",
      add: "ekle ekleme eklemek oluştur oluşturma",
      install: "yükle yükleme =kurma =kur",
      merge: "birleştir birleştirme",
      rename: "adlandır adlandırma",
      retry: "tekrarla tekrarlama",
      secret: "parola şifre gizli",
      log: "günlük günlüğe kayıt",
      database: "veritabanı veritabanına",
      branch: "=dal =dalı =dala =dalına =dalında",
      user: "kullanıcı kullanıcılar kullanıcının",
      production: "üretim canlı",
      send: "gönder gönderme göndermek",
      read: "oku okuma okumak",
      customer: "müşteri müşteriler",
      price: "fiyat fiyatlar",
      rule: "kural kurallar",
      start: "başlat başlatma",
      stop: "durdur durdurma",
      answer: "cevap cevapla yanıt yanıtla",
      english: "ingilizce",
      tax: "vergi",
      tabl: "tablo tablosu",
    }),
  },
  grammar: {
    clauseJoints: ["ve"],
    orderJoints: ["ve"],
    verbJoints: ["ve", "veya"],
    because: ["çünkü"],
    manners: ["elle"],
  },
  deeds: {
    changing: /(?<!\p{L})(?:değiştir|dokun|düzenle)/iu,
    deleting: /(?<!\p{L})sil(?:me|in)/iu,
    running: /çalıştır/iu,
  },
};
