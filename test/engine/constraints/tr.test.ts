import { expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

test.each([
  ["Parolalar depoya yazılmaz.", "prohibition: Parolalar depoya yazılmaz"],
  ["Ölçüm verisi buluta yüklenmeyecek.", "prohibition: Ölçüm verisi buluta yüklenmeyecek"],
  ["Tablo şeması değiştirilemez.", "prohibition: Tablo şeması değiştirilemez"],
  ["Hata olursa servisi kapatma.", "prohibition: Hata olursa servisi kapatma"],
  ["Eksik veri varsa takılma.", "prohibition: Eksik veri varsa takılma"],
  ["Paketler `pnpm` ile kurulur, `yarn` ile değil.", "prohibition: Paketler `pnpm` ile kurulur, `yarn` ile değil"],
  ["Rapora güvenme.", "prohibition: Rapora güvenme"],
  ["Kısaltmalardan kaçınılmalı.", "prohibition: Kısaltmalardan kaçınılmalı"],
  ["Eski betik yavaş, kullanma.", "prohibition: Eski betik yavaş, kullanma"],
  ["Doğrudan push yok.", "prohibition: Doğrudan push yok"],
  ["Ayarlar yalnız `config/` altına yazılır.", "restriction: Ayarlar yalnız `config/` altına yazılır"],
  ["Müdür onayı gelmeden sürüm çıkarma.", "requirement_negated: Müdür onayı gelmeden sürüm çıkarma"],
  ["Daha büyük havuz denendi ama sonuç değişmedi.", "failed_attempt: Daha büyük havuz denendi ama sonuç değişmedi"],
  ["Rapor hâlâ indirilemiyor.", "failed_attempt: Rapor hâlâ indirilemiyor"],
  ["Testler Windows'ta çalıştırılmadı.", "absent: Testler Windows'ta çalıştırılmadı"],
  ["Kütüphane renkli çıktı üretmiyor.", "absent: Kütüphane renkli çıktı üretmiyor"],
  ["Sürüm 9 destek listesinde değildir.", "absent: Sürüm 9 destek listesinde değildir"],
  ["`eski.py` depodan çıkarıldı.", "deprecated: `eski.py` depodan çıkarıldı"],
])("Turkish: %s", (text, rule) => expect(rulesIn(text)).toEqual([rule]));

test("Turkish among rules: what something does not do", () =>
  expect(rulesIn("## Değişmez prensipler\n\n- Arayüz veritabanını doğrudan import etmez.", "user")).toEqual([
    "prohibition: Arayüz veritabanını doğrudan import etmez",
  ]));

test.each([
  "Ek ayar gerekmez.",
  "Testler geçti, hata yok.",
  "Eksik alanları ekibe bildir.",
  "Adlandırma: küçük harf.",
  "Uyarı unutulmaz.",
  "Commit mesajları İngilizce yazılır.",
])("Turkish that forbids and denies nothing: %s", (text) => expect(rulesIn(text)).toEqual([]));

test.each(["- Dosya yükleme\n- Rapor güncelleme", "Görüntü önizlemesi eklenmez gibi görünüyor."])(
  "Turkish that names work: %s",
  (text) => expect(rulesIn(text, "user")).toEqual([]),
);
