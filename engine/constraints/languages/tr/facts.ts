/** What Turkish says has failed, is missing, is over, is not sure or was wrong; and what it orders and permits. */
import type { CueGroup } from "../../language.ts";
import { list, T } from "./notation.ts";
import { endsHere, isAside, ORDERS, speaks } from "./sites.ts";

/** What is not there and lacks nothing. */
const NO_LACK =
  /^(?:gerekmiyor|önerilmiyor|istenmiyor|beklenmiyor|değiştirilmedi|dokunulmadı|etkilenmedi|etkilenmiyor|bozulmadı|silinmedi)$|^(?:sende|bende|bizde) /;

/** Negative facts, doubts, and directives. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: list(`
      (?:işe|işimize) yaramad[ıi]-; işe yaramıyor; (?:çalışmadı|çalışmıyor|çalışmadılar|olmadı|yetmedi|yetmiyor|çözmedi|düzeltmedi|düzelmedi|iyileştirmedi|yardımcı olmadı|fayda etmedi|faydası olmadı|sonuç vermedi|tutmadı|derlenmedi|derlenmiyor|açılmadı|başlamadı|geçmedi|geçmiyor|ölçeklenmiyor|yakınsamadı|değiştirmedi|kurtarmadı|bulamadı|bulamadık|yapamadık|yapılamadı|düzelmiyor|çözmüyor|etkilemedi|etkilemiyor|hızlandırmadı|azaltmadı|artırmadı|iyileşmedi|yükselmedi|düşmedi|yaramıyor|işlemedi|tetiklenmedi|yaratmadı|kazandırmadı|edilemedi|kaldıramadı|çözülemedi|çözemedi|bağlanamadı|[${T}]{2,16}(?:amadı|emedi|amıyor|emiyor)(?:k|uz|lar|ler)?)
      (?:başarısız|başarısızlık)(?: oldu| olmuştur|lıkla sonuçlandı| kaldı)?; boşuna; nafile; çıkmaz sokak; çıkmaz; (?:geri alındı|geri aldık|geri alındılar|reddedildi|reddetti|vazgeçildi|vazgeçtik|terk edildi|iptal edildi çünkü|elendi)
      (?:hâlâ|hala|yine|tekrar|gene) (?:hata|bozuk|çöküyor|çöktü|başarısız|patlıyor|takılıyor|zaman aşımı|aynı hata|kırık|çalışmıyor|düşüyor)-; (?:çöktü|çöküyor|patladı|bozuldu|kırıldı|kilitlendi|zaman aşımına uğra)-; (?:bozuk|kullanılamaz|kullanışsız|çok yavaş|çok pahalı|kararsız)(?: çıktı| kaldı|dır)?; kötüleş(?:ti|tirdi); (?:denendi|denedik|denedim|denenmişti|denenmiş)(?:,)? (?:ama|fakat|ancak|olmadı|sonuç|başarısız|işe)-; yetersiz kaldı; (?:geri döndük|geri çevrildi|geri çekildi|çürütüldü|çürüdü|geri dönüldü); (?:sorun|hata|sonuç|durum) (?:devam ed|değişmed|sürüyor|tekrarla)-; hata (?:verdi|veriyor|alındı|alınıyor); daha yavaş (?:çıktı|oldu|kaldı); (?:geriledi|bozdu|takıldı|çakıldı|etkisiz kaldı|sonuçsuz kaldı|faydasız)(?: çıktı| oldu)?; daha (?:kötü|da kötü) (?:oldu|yaptı); (?:etkisi|faydası|farkı|yararı) (?:olmadı|yok); (?:etki|fark|iyileşme|fayda) (?:etmedi|yaratmadı|sağlamadı|görülmedi)`),
    when: (site) =>
      speaks(site) &&
      !isAside(site) &&
      !/(?:sa|se)(?=[ ,]|$)/.test(site.after.slice(0, 3)) &&
      (!/^(?:bozuk|kullan[ıi]lamaz|kullan[ıi]şs[ıi]z|karars[ıi]z)$/.test(site.cue) || endsHere(site)),
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
      (site.cue !== "eksik" || endsHere(site)) &&
      (site.cue !== "yok" || /[a-zçğıöşü¤] {0,8}$/.test(site.head)),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: list(`
      [${T}]{1,20}(?:[ıiuü]l|[aeıiuü]n)(?:madı|medi|mamış|memiş|mamıştır|memiştir|mıyor|miyor|muyor|müyor)(?:lar|ler)?
      (?:kullan|yayınla|yayımla|destekle|içer|sağla|sun|tut|sakla|taşı|üret|yaz|oku|çağır|tanı|gör|yap|(?:import|kontrol|takip|test|kabul|log|cache) et|doğrula|gönder|barındır|döndür|kaydet|uygula|izle|sına|ölç|kapsa|göster|bak|logla|temizle|güncelle|ayır|kapat)(?:mıyor|miyor|muyor|müyor)(?:lar|du)?
      [${T}¤]{2,20}(?:da|de|ta|te) değil(?:dir)?; (?:aktif|açık|uyumlu|yeterli|erişilebilir|idempotent|destekli|kayıtlı|senkron|güncel|bağlı|etkin|tam|tamam|hazır|uygulanmış|yapılmış|doğrulanmış|tamamlanmış) değil(?:dir)?`),
    when: (site) =>
      speaks(site) && !isAside(site) && endsHere(site) && !/^ {0,8},/.test(site.after) && !NO_LACK.test(site.cue),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: list(`
      artık (?:… )?(?:yok|kullanılmıyor|desteklenmiyor|geçerli değil|çalışmıyor|bakımı yapılmıyor|[${T}]{2,20}(?:mıyor|miyor|muyor|müyor|maz|mez)); kullanımdan (?:kaldırıl|kalk)-; emekliye ayrıl-; (?:kaldırıldı|kaldırılmıştır|silindi|devre dışı bırakıldı|kapatıldı|yerini aldı)(?: ve)?; eskidi; modası geçmiş; demode; (?:artık )?(?:geçersiz|hükümsüz)(?:dir)?(?= ?(?:[.,;:)]|$)); (?:iptal edildi|arşivlendi|emekli edildi|söküldü|çıkarıldı|terk edildi|tasfiye edildi|yürürlükten kalktı)(?: ve)?; artık (?:… )?[${T}]{2,20}(?:mıyoruz|miyoruz|muyoruz|müyoruz)`),
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
    when: (site) => speaks(site) && !/(?:ma|me)(?:mal[ıi]|meli)|^kaç[ıi]n/.test(site.cue),
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
];
