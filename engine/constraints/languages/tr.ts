/** Turkish. */
import type { Language } from "../language.ts";
import { consent } from "./tr/consent.ts";
import { constraints } from "./tr/constraints.ts";
import { facts } from "./tr/facts.ts";
import { handles } from "./tr/handles.ts";
import { losses } from "./tr/losses.ts";
import { naming } from "./tr/naming.ts";
import { list, T } from "./tr/notation.ts";
import { pledges } from "./tr/pledges.ts";
import { retiring } from "./tr/retiring.ts";
import { rewording } from "./tr/rewording.ts";
import { told } from "./tr/told.ts";
import { headings, words } from "./tr/words.ts";

/** Turkish: negative imperatives and infinitives, "yasak", "asla", "sadece", gates, tries and failures. */
export const tr: Language = {
  code: "tr",
  verbInCue: true,
  script: "latin",
  spaced: true,
  cues: [...constraints, ...facts],
  idle: list(`
    (?:merak etme|endişelenme|üzülme|korkma|çekinme|tereddüt etme|boş ver|dert etme|acele etme|unutma|merak etmeyin|endişelenmeyin|çekinmeyin|unutmayın|tereddüt etmeyin|aldırma); sorun (?:yok|değil|olmaz); problem (?:yok|değil); önemli değil; acelesi yok; şüphe yok; şüphesiz; kuşkusuz; fark etmez; bir şey değil; sadece (?:… )?değil; yalnızca (?:… )?değil; neden olmasın; (?:hata|uyarı|sıkıntı|regresyon|kayıp|itirazım|sorunum|engel) yok(?:tu|tur)?; fena değil; hiç fena değil; gerek yok; zorunlu değil; ihtiyaç yok; ne yazık ki; en azından; hiç olmazsa`),
  openers: list(
    "ve; ama; fakat; veya; ya da; ayrıca; lütfen; şimdi; her zaman; önemli; not; dikkat; unutma; kural; tamam; evet; hayır; peki; bundan sonra; artık; genel olarak; şimdilik; sen; siz; biz; ajan; ajanlar; önce; sonra; son olarak; bu arada; kesinlikle; o yüzden; yani; de; da",
  ),
  closers: list("lütfen; teşekkürler; sağ ol; henüz; şimdilik; burada; şimdi; da; de; artık; bile; tamam mı"),
  leads: list("eğer; şayet; her; bu(?= (?:dosya|klasör|proje|depo|görev|tablo)[a-zçğıöşü]{0,8} )"),
  conditions: list("eğer; şayet; ancak(?= [a-zçğıöşü]{2,20}(?:sa|se)); haricinde; hariç"),
  conditionEnds: list(
    "[a-zçğıöşü¤]{2,40} (?:hariç|dışında|haricinde|olmadan|almadan|alınmadan|olmaksızın|olmadıkça); (?:madan|meden) önce; [a-zçğıöşü]{2,20}(?:madan|meden) önce; [a-zçğıöşü]{2,20}(?:ana|ene|ıncaya|inceye) kadar; [a-zçğıöşü]{2,20} ise; (?!(?:re|tra|uni|in|con|di|ad|per|ob|trans|tidy)verse(?![a-z]))[a-zçğıöşü]{2,20}(?:madıkça|medikçe|dıkça|dikçe|mazsa|mezse|[aıu]rsa|[eiü]rse|[ıu]ysa|[iü]yse|ısa); [a-zçğıöşü]{2,20}(?:dıktan|dikten|duktan|dükten|tıktan|tikten) sonra; [a-zçğıöşü]{3,20}(?:madan|meden); sırasında; sürece; durumunda",
  ),
  gates: list(
    "olmadan; almadan; alınmadan; olmadıkça; [a-zçğıöşü]{2,20}(?:madan|meden); [a-zçğıöşü]{2,20}(?:madıkça|medikçe); hariç; kadar",
  ),
  reasons: list(
    "önce; bunun yerine; çünkü; zira; yoksa; aksi (?:halde|takdirde); bu yüzden; bu nedenle; o; onlar; bu; bunlar; ben; biz",
  ),
  halves: list("değil; yerine"),
  pronouns: list("onu; ona; onlara; onları; bunu; buna; bunları; şunu; oraya; buraya; orada"),
  introducing: list("bir; her; herhangi"),
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
  headings,
  words,
  grammar: {
    counts: ["iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "(?!)"],
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
  retiring,
  naming,
  consent,
  told,
  pledges,
  rewording,
  losses,
  handles,
};
