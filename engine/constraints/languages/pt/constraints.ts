/** What Portuguese forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { amongGaps, betweenLiterals, infinitive, orders, PAST, rulesAlways } from "../romance.ts";
import { bare, finite, forbids, isAside, limits, modal, ordered, speaks } from "./sites.ts";

/** Somebody's word, or leave. */
const APPROVAL =
  "(?:aprovação|autorização|permissão|confirmação|consentimento|aval|revisão|ok|okay|liberação|anuência|sinal verde|solicitação)";

/** Rules: bans, limits, gates and closed areas. Groups of phrases in the notation of language.ts. */
export const constraints: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: phrases(`
      (?:é |são |fica |ficam |está |estão |estritamente |terminantemente |expressamente )?proibid[oa]s?; proíbe-?(?:se)?; (?:é|são) vedad[oa]s?; vedad[oa] (?:o|a); vetad[oa]s?; proibimos; não é (?:para|pra) [a-zà-ÿ]{2,16}[aei]r; nem (?:pense|pensar) em; nenhum(?:a)? (?:[a-zà-ÿ¤]{2,40} ){1,3}(?:é|são) (?:válid|aceit|permitid|admitid)-
      não (?:é|são|está|estão|fica|será|serão) (?:permitid-|autorizad-|aceit[oae]s?|aceitáve-|admitid-|tolerad-); não se (?:permite|admite|aceita|tolera)
      (?:sob|em) (?:nenhuma|hipótese) (?:hipótese|circunstância|alguma|pretexto|condição); sob hipótese alguma; em nenhum (?:caso|momento); de (?:jeito nenhum|maneira nenhuma|forma alguma|modo algum)
      não (?:se )?(?:deve|devem|deves|devemos|deverá|deverão|podes?|podem|podemos|poderá|poderão)(?! (?:ser|haver) (?:um problema|possível)); inaceitável; (?<!(?:regras|princípios|invariantes|requisitos|limites|pontos) )inegociáve(?:l|is); jamais (?:se )?(?:deve|pode)`),
    unless: phrases("(?:estas|essas) regras não"),
    when: (site) =>
      (!isAside(site) && !/^não pod/.test(site.cue)) ||
      (!isAside(site) &&
        (site.ruled || !site.agent) &&
        !/^ {1,8}(?:ver|saber|acessar isso)/.test(site.after) &&
        !/(?:^| )(?:ele|ela|isso|api|sistema|servidor|eu) {0,8}$/.test(site.before)),
  },
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: phrases("nunca(?! (?:mais se viu|é demais)); jamais"),
    when: (site) => !isAside(site) && rulesAlways(site) && (site.cue !== "jamais" || speaks(site)),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases("(?:por favor,? )?n(?:ã|a)o(?! ?[,.!:]| ser )"),
    when: forbids,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases(`
      nada de; nada (?:pode|deve); zero (?:dependências|emojis|comentários|tolerância|mudanças)
      (?:não quero|não queremos|não quer|não querem) (?:que|nenhum-|mais|ver|ter|usar|mudanças|nov-|mexer)
      (?:pediu|disse|pede|exige|mandou|orientou|quer|combinamos|decidimos|solicitou) (?:que |para |pra )?(?:não|nunca)
      (?:nenhum|nenhuma|ninguém) (?:[a-zà-ÿ]{2,20} ){0,4}(?:deve|devem|pode|podem|poderá|entra|sai|muda|altera|mexe|toca|commita|edita|publica|mergeia|apaga)
      (?:pare|parem) de [a-zà-ÿ]{2,16}[aei]r; (?:fique|fiquem|mantenha-se) (?:longe|fora) d-; mãos fora; tire as mãos; intocáve(?:l|is); não mexa; sem mexer`),
    when: (site) =>
      !isAside(site) && (!site.agent || site.ruled || /pediu|disse|pede|exige|mandou|solicitou|quer/.test(site.cue)),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: phrases("(?:nenhum|nenhuma)"),
    when: (site) => !finite.test(site.after) && bare(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["sem"],
    when: (site) =>
      site.below !== "failed" &&
      !amongGaps(site) &&
      !(finite.test(site.head) && /\([^)]{0,20}$/.test(site.head)) &&
      bare(site) &&
      (infinitive.test(site.after) ||
        (site.atStart &&
          !/^ {0,8}(?:para|com|em|no|na|ao|quando|se) /.test(site.before) &&
          !(!site.ruled && finite.test(site.head)))),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases(`
      evit(?:e|em|ar|a|es)(?! que … (?:acont|ocorr))(?: que)?; (?:deve-se|procure|convém) evitar; abst(?:enha-se|er-se|er) de; (?:fuja|fujam|fugir) d-; deixe(?:m)? de lado; deixe de [a-zà-ÿ]{2,16}[aei]r
      não (?:se )?(?:deveria|deveriam|recomenda|recomendamos|aconselha|convém); (?:não|des)(?: é| são)? ?(?:recomendad|aconselhad|aconselháve|recomendáve)-; não é (?:uma )?boa ideia; melhor não; de preferência não; não é esperado que; não se espera que; prefiro que não`),
    when: (site) => !isAside(site) && (!/^evita$/.test(site.cue) || orders(site)),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases("em (?:vez|lugar) d[aeo]-; ao invés d[aeo]-"),
    when: (site) => (!site.agent || site.ruled) && ordered(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases("(?<=, |\\(|— |- )(?:e )?(?:não|nunca)"),
    when: (site) => ordered(site) || betweenLiterals(site) || (site.ruled && !finite.test(site.clause)),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases("só; somente; apenas; unicamente; exclusivamente"),
    when: limits,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases(`
      no máximo; até no máximo; máximo (?:de )?(?:\\d|um|uma|dois|duas|três|cinco|dez)-; limite (?:máximo|rígido|estrito)? ?(?:de )?\\d-; não mais (?:do )?que; não mais de; não (?:exceder|ultrapassar|passar de|exceda|excedam|ultrapasse|ultrapassem)
      nada mais(?= ?(?:[.,;)]|$)); nenhum outro; nenhuma outra; ninguém além de; (?:limit|restring)(?:e-se|a-se|ado|ada|ados|adas|ir|e|a) (?:a|ao|à)s?; restrit[oa]s? a-; (?:atenha-se|ater-se|atenham-se|restrinja-se|cinja-se) a-; (?<!precisa [a-zà-ÿ]{2,16} )nada além d-; (?:é|são|fica) (?:de )?(?:exclusiv[oa]s?|exclusividade|responsabilidade exclusiva|prerrogativa) d-`),
    when: (site) => !isAside(site) && !PAST.test(site.after) && (!site.agent || site.ruled || modal.test(site.clause)),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(`
      sem (?:a |o |minha |meu |sua |seu |nossa |uma |um |prévia |antes ){0,3}(?:prévia |expressa |explícita |escrita )?${APPROVAL}; sem (?:antes |me |nos )?(?:perguntar|consultar|avisar|pedir|confirmar|autorizar|ser solicitad|ser pedid)-; sem (?:que )?(?:eu|o usuário|alguém) (?:peça|autorize|aprove|confirme)
      (?:pergunte|consulte|peça|avise|confirme|perguntar|consultar|confirmar|fale|pergunta|avisa|confirma)(?:-me|-nos)?(?: comigo| ao usuário| me| a [a-zà-ÿ]{2,16}| com [a-zà-ÿ]{2,16}| sempre| primeiro){0,3} antes(?: de)?
      (?:peça|peçam|pedir|pede|solicite|solicitar|obtenha|obter|exija|exigir|confirme|tenha|aguarde) (?:sempre |a |o |uma |minha |meu |por ){0,3}${APPROVAL}(?: [^ ,;]{1,20}){0,4} (?:antes|para|sempre que); antes de …, (?:sempre )?(?:peça|peçam|pedir|solicite|solicitar|obtenha|obter) ; antes de … (?:peça|peçam|pedir|solicite|obtenha) (?:a |o |uma |minha |meu )?${APPROVAL}
      antes de … (?:pergunt|consult|avis|peç|pedir|confirm|esper|aguard)-; (?:pergunte|consulte|confirme|avise)(?:-me)? primeiro
      (?:requer|requerem|precisa de|precisam de|exige|exigem|necessita de|sujeit[oa]s? a|depende de|mediante) (?:a |o |minha |meu |sua |prévia |uma )?(?:prévia |expressa |explícita )?${APPROVAL}
      (?:espere|aguarde|esperar|aguardar|espera) (?:a|o|até|pela|pelo|por|minha|meu|que); (?:pare|parem|parar) (?:aqui|aí|agora|antes|e|depois); (?:deve|devem|precisa) … antes de
      não … (?:até|a menos que|a não ser|salvo|sem|enquanto); nunca … sem; nada … (?:até|sem); só … (?:depois|após|com ${APPROVAL})`),
    when: (site) =>
      !isAside(site) &&
      (!/^(?:não|só) /.test(site.cue) ||
        ((site.ruled || orders(site)) &&
          !PAST.test(site.cue.slice(3)) &&
          !/^não (?:há|tem|é|existe|funciona|está)/.test(site.cue))),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:deixe|deixar|deixem|deixa) … (?:como está|como estão|em paz|intact-|quiet-|sem mexer|do jeito que)
      (?:fica|ficam|permanece|permanecem|continua|continuam|deve ficar|devem ficar|mantenha|manter|mantém|deve permanecer) … (?:como está|como estão|intact-|inalterad-|sem mudanças|sem alterações|igual|congelad-|fechad-|idêntic-|privad-|em sigilo|secret-)
      (?:mantenha|manter|deixe) … (?:fora d-|longe d-)`),
    when: (site) => !isAside(site),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(
      "(?:sempre )?(?:ficam? |vivem? |devem? ficar )?fora d(?:o|a|e|os|as) (?:repo|repositório|git|código|versionamento|controle de versão|bundle|commit|log|logs|build|docker|front-?end|cliente|pr|histórico)",
    ),
    when: (site) =>
      !isAside(site) &&
      !site.agent &&
      !site.atStart &&
      !finite.test(`${site.head} ${site.after.slice(0, 20)}`.replace(/ ficam? $/, " ")),
  },
  {
    as: "requirement_negated",
    strength: 3,
    at: "any",
    find: [
      "não (?:está|é|estão|fica) (?:considerad[oa]s? )?(?:concluíd|pront|finalizad|complet|feit|terminad)[oae]s?(?: …)? (?:até|enquanto|sem|antes|se não)",
    ],
    when: (site) => !isAside(site) && !site.agent,
  },
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:somente|apenas|só)[ -](?:de )?leitura; (?:é|são|está|estão|fica|ficam) (?:congelad[oa]s?|bloquead[oa]s?|protegid[oa]s?|imutáve(?:l|is)|intocáve(?:l|is)|fora d[oe] escopo)
      gerad[oa]s? automaticamente; fora d[oe] escopo; fora dos limites; (?:congelad|intocad|trancad)[oa]s?(?= ?(?:[.,;)(]|$))`),
    when: (site) => !isAside(site) && (!site.agent || site.ruled || /leitura/.test(site.cue)),
  },
];
