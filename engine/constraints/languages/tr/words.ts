/** Headings in Turkish, and how its words are compared. */
import type { Headings, Words } from "../../language.ts";
import { conceptsBy } from "../notation.ts";
import { stemTurkish } from "../stems.ts";
import { list } from "./notation.ts";

/** Whole headings by what they say of the items below them. */
export const headings: Headings = {
  forbidding: list(
    "(?:kesinlikle )?(?:yasak|yasaklar|yasaktır|yasaklananlar)(?: işlemler| olanlar)?; yapma(?:yın)?; yapılmayacaklar; yapılmaması gerekenler; asla(?: yapma)?; (?:bunları )?(?:kullanma|dokunma|değiştirme)(?:yın)?; kaçın(?:ın|ılacaklar)?; kapsam dışı; salt okunur; dokunulmazlar; izin verilmeyenler; yapılmaması gereken(?:ler)?; yapma listesi; dokunma; anti-?desenler; kırmızı çizgiler",
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
    "kural-; kısıt-; ilke-; prensip-; yönerge-; talimat-; politika-; gereksinim-; sınır(?:lar|ları|ı|lamalar)?; önemli; zorunlu-; yasak-; standart-; uyulacaklar; sözleşme-; koşul-; protokol-; disiplin-; değişmez-; kırmızı çizgi-; çalışma (?:şekli|tarzı|düzeni|biçimi); güvenlik; dikkat; yapılmayacak-; asla",
  ),
  next: list(
    "sonraki (?:adımlar?|görev|iş); sıradaki(?:ler| adım| işler)?; yapılacaklar; yapılacak; kalan(?:lar| işler)?; açık (?:işler|görevler|sorular|noktalar); bekleyenler",
  ),
  done: list(
    "yapıldı; tamamlandı; tamamlananlar; bitti; bitenler; kapatıldı; çözüldü; geçmiş; iptal edildi; yapılanlar",
  ),
};

/** How words are compared. */
export const words: Words = {
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
};
