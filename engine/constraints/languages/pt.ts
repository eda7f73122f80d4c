/** Portuguese. */
import type { CueSite, Language } from "../language.ts";
import { anyWord, conceptsBy, firstWord, phrases } from "./notation.ts";
import { asideBehind, infinitive, orders, PAST, rulesAlways, stemRomance } from "./romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
const isAside = asideBehind(
  "se(?= (?:o|a|os|as|você|vocês|eu|ele|ela|houver|for|forem|não|tiver|quiser|precisar) )|quando|porque|pois|já que|que|como|enquanto|embora",
);

/** A text that shares "sem", "nada" or "exclusivamente" with another language is Portuguese where one of these stands in it. */
const PORTUGUESE =
  /[ãõçêâáíóú]|(?<![a-zà-ÿ])(?:uma|dos|das|ao|aos|pelo|pela|você|vocês|os|com|para|que|de|em|é|são|seu|sua|esta|este|isso|nos|nas|até|mais|todos|todas|antes|da|um|à|às|sem|fora|nunca|ou)(?![a-zà-ÿ])/;
const speaks = ({ clause, cue }: CueSite): boolean => PORTUGUESE.test(clause.replace(cue, " "));

const CLITICS = "(?:(?:se|me|te|o|a|os|as|lhe|nos)\\s{1,4}){0,2}";
/** Words in -e, -a, -em, -am, -es, -as behind "não" that state what is. */
const STATES =
  "existe existem pode podem deve devem tem têm temos sabe sabem parece aparece aparecem funciona funcionam permite permitem responde respondem consegue conseguem corresponde depende suporta suportam retorna falha quer querem precisa precisam mostra encontra conhece resolve é foi está estão será era ajuda adianta basta importa roda passa compila conta há recebe reconhece inclui contém chega havia estava carrega abre escala serve aceita afeta cobre dá vale ocorre acontece possui ainda apenas mais nada nenhuma essa esta uma esse este entre ele ela haverá sendo disponível seja estas todas todos";
/** Orders in the negative: "altere", "use", "toques", "façam". */
const ORDER = firstWord(
  `${CLITICS}(?!(?:${STATES.split(" ").join("|")})(?![a-zà-ÿ]))[a-zà-ÿ]{2,16}(?:es|em|emos|e)|(?:fa[çc]|mex|escrev|remov|exclu|inclu|expo?nh|ponh|sub|permit|insir|abr|introduz|reduz|traduz|respond|corrij|suprim|pe[çc]|trag|venh|fuj|corr|quebr|promet|assum|interromp|discut|sej|haj|v|dig|leia|rompa|transmit|receb|vend|mint|burl|desmar?c?)[a]?(?:a|am|as|amos)`,
);
const PASSIVE = firstWord(
  "se\\s{1,4}(?:toca|tocam|modifica|modificam|altera|alteram|muda|apaga|apagam|remove|removem|edita|usa|usam|utiliza|cria|criam|adiciona|publica|faz|commita|mescla|instala|sobrescreve|mexe|compartilha|inclui)",
);

const forbids = (site: CueSite): boolean => {
  const { after, before, ruled, agent } = site;
  if (isAside(site)) return false;
  if (PASSIVE.test(after)) return ruled || !agent;
  if (/(?:^| )(?:para|por|de|a|já que) {1,8}$/.test(before) && !/(?:^| )(?:favor|gentileza) (?:de )?$/.test(before))
    return /(?:pedi[ua]?|disse|lembr[ea]|cuidado|decid\w{1,6}|combin\w{1,6}) (?:para|de) {1,8}$/.test(before);
  if (!orders(site) && !/(?:importante|lembre|atenção|mas|e|que|vocês?|favor)[: ] {0,8}$/.test(before)) return false;
  return infinitive.test(after) || ORDER.test(after);
};

const opens = firstWord(
  "(?:por\\sfavor,?\\s)?(?:use|usar|usem|utilize|utilizar|toque|modifique|edite|editar|altere|alterar|mude|trabalhe|escreva|escrever|responda|responder|faça|fazer|execute|executar|rode|rodar|crie|criar|adicione|adicionar|leia|ler|salve|salvar|suba|instale|instalar|publique|publicar|mantenha|manter|aceite|coloque|teste|testar|importe|importar|envie|enviar|permita|chame|chamar|commite|commitar|mexa|mexer|prefira|siga|seguir|inclua|incluir|remova|implemente|gere|gerar)",
);
/** An order opens the clause, or its piece with the cue. */
const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);
const modal = anyWord(
  "deve devem deverá deverão deveria deveriam pode podem poderá poderão tem.que têm.que permite permitem permitido permitida permitidos permitidas aceita aceitam",
);
const finite = anyWord(
  "é são está estão era foi eram há havia tem tinha têm fica ficam falta serve funciona existe mostra retorna aparece ocorre falha usa roda precisa contém afeta custa leva ficou",
);

const limits = (site: CueSite): boolean =>
  !isAside(site) &&
  !/(?:^| )(?:não|um|uma|tão|o|a|era|foi) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:que|um|uma|porque|falta|faltam|tem|havia|é|são(?! (?:aceit|permitid|admitid))|era|foi|depois disso|\d)(?![a-zà-ÿ])/.test(
    site.after,
  ) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    opens.test(site.before) ||
    (site.atStart &&
      !site.agent &&
      !/^ {1,8}(?:se )?(?:ocorre|falha|funciona|aparece|mostra|precisa|serve|roda)/.test(site.after)) ||
    (!site.agent && !finite.test(site.head) && !finite.test(site.after.slice(0, 20))) ||
    (site.ruled && !finite.test(site.before)));

/** "sem …" without a verb of being: nothing of the kind may be added. */
const bare = (site: CueSite): boolean =>
  !finite.test(`${site.before} ${site.after.replace(/[,:(].{0,400}$/, "")}`) &&
  !isAside(site) &&
  (site.ruled || PORTUGUESE.test(`${site.head}${site.after}`)) &&
  !/^ {1,8}(?:sucesso|efeito|sorte|dúvidas?|problemas?|erros?|mudanças?|resultados?|resposta|contexto|dados|querer)(?![a-zà-ÿ])/.test(
    site.after,
  ) &&
  (!site.agent || site.ruled);

const APPROVAL =
  "(?:aprovação|autorização|permissão|confirmação|consentimento|aval|revisão|ok|okay|liberação|anuência|sinal verde|solicitação)";

/** Portuguese: "não" with infinitive or imperative, "só", "apenas", "somente", "sem", gates, tries and failures. */
export const pt: Language = {
  code: "pt",
  script: "latin",
  spaced: true,
  cues: [
    {
      as: "prohibition",
      strength: 3,
      at: "any",
      find: phrases(`
        (?:é |são |fica |ficam |está |estão |estritamente |terminantemente |expressamente )?proibid[oa]s?; proíbe-?(?:se)?; (?:é|são) vedad[oa]s?; vedad[oa] (?:o|a); proibimos
        não (?:é|são|está|estão|fica|será|serão) (?:permitid-|autorizad-|aceit[oae]s?|aceitáve-|admitid-|tolerad-); não se (?:permite|admite|aceita|tolera)
        (?:sob|em) (?:nenhuma|hipótese) (?:hipótese|circunstância|alguma|pretexto|condição); sob hipótese alguma; em nenhum (?:caso|momento); de (?:jeito nenhum|maneira nenhuma|forma alguma|modo algum)
        não (?:se )?(?:deve|devem|deves|devemos|deverá|deverão|podes?|podem|podemos|poderá|poderão)(?! (?:ser|haver) (?:um problema|possível)); inaceitável; inegociáve(?:l|is); jamais (?:se )?(?:deve|pode)`),
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
        (?:nenhum|nenhuma|ninguém) (?:[a-zà-ÿ]{2,20} ){0,4}(?:deve|devem|pode|podem|poderá|entra|sai|muda|altera|mexe|toca)
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
      when: (site) => bare(site) && (site.atStart || infinitive.test(site.after)),
    },
    {
      as: "prohibition",
      strength: 1,
      at: "any",
      find: phrases(`
        evit(?:e|em|ar|a|es)(?! que … (?:acont|ocorr))(?: que)?; (?:deve-se|procure|convém) evitar; abst(?:enha-se|er-se|er) de; deixe de [a-zà-ÿ]{2,16}[aei]r
        não (?:se )?(?:deveria|deveriam|recomenda|recomendamos|aconselha|convém); (?:não|des)(?: é| são)? ?(?:recomendad|aconselhad|aconselháve|recomendáve)-; não é (?:uma )?boa ideia; melhor não; de preferência não; prefiro que não`),
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
      when: (site) => ordered(site) || (site.ruled && !finite.test(site.clause)),
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
        nada além de; nada mais(?= ?(?:[.,;)]|$)); nenhum outro; nenhuma outra; ninguém além de; (?:limit|restring)(?:e-se|a-se|ado|ada|ados|adas|ir|e|a) (?:a|ao|à)s?; restrit[oa]s? a-`),
      when: (site) =>
        !isAside(site) && !PAST.test(site.after) && (!site.agent || site.ruled || modal.test(site.clause)),
    },
    {
      as: "requirement_negated",
      strength: 2,
      at: "any",
      find: phrases(`
        sem (?:a |o |minha |meu |sua |seu |nossa |uma |um |prévia |antes ){0,3}(?:prévia |expressa |explícita |escrita )?${APPROVAL}; sem (?:antes |me |nos )?(?:perguntar|consultar|avisar|pedir|confirmar|autorizar|ser solicitad|ser pedid)-; sem (?:que )?(?:eu|o usuário|alguém) (?:peça|autorize|aprove|confirme)
        (?:pergunte|consulte|peça|avise|confirme|perguntar|consultar|confirmar|fale|pergunta|avisa|confirma)(?:-me|-nos)?(?: comigo| ao usuário| me| a [a-zà-ÿ]{2,16}| com [a-zà-ÿ]{2,16}| sempre| primeiro){0,3} antes(?: de)?
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
      as: "read_only",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:somente|apenas|só)[ -](?:de )?leitura; (?:é|são|está|estão|fica|ficam) (?:congelad[oa]s?|bloquead[oa]s?|protegid[oa]s?|imutáve(?:l|is)|intocáve(?:l|is)|fora d[oe] escopo)
        gerad[oa]s? automaticamente; fora d[oe] escopo; fora dos limites`),
      when: (site) => !isAside(site) && (!site.agent || site.ruled || /leitura/.test(site.cue)),
    },
    {
      as: "failed_attempt",
      strength: 2,
      at: "any",
      find: phrases(`
        não (?:se |me |nos |o |a )?(?:funcion(?:a|am|ou|aram|ava)|adiant(?:a|ou)|ajud(?:a|ou|aram)|resolv(?:e|eu|em|eram)|consert(?:a|ou)|corrig(?:e|iu)|melhor(?:a|ou|aram)|bast(?:a|ou)|deu certo|dá certo|deu resultado|surtiu efeito|teve (?:nenhum )?(?:efeito|sucesso)|consegu(?:e|iu|imos|iram)|foi possível|pôde|compil(?:a|ou)|sub(?:iu|e)|rod(?:a|ou)|mud(?:ou) nada|fez (?:diferença|nada)|escal(?:a|ou)|convergiu|vingou|cheg(?:a|ou|am) a)
        sem (?:sucesso|efeito|resultado|êxito); em vão; fracass(?:ou|aram|o|ado|ada); (?:continua|continuam|continuou|voltou a|volta a|segue) (?:falhando|falhar|quebrad-|com erro|igual|travando)
        (?:falhou|falharam|falha com|falha ao|falham|falhado|falhada|falhados|quebrou|travou|caiu|estourou|deu (?:erro|timeout|ruim)); (?:foi|foram|acabou) (?:revertid|descartad|rejeitad|abandonad|desfeit|recusad)-; (?:revertemos|reverti|descartei|descartamos|desisti|desistimos|rejeitou)
        beco sem saída; (?:está|estava|ficou|vem) (?:quebrad|corrompid|inutilizáve|inutilizad)-; piorou; pioraram; (?:nenhum|nenhuma) (?:efeito|melhora|diferença|sucesso|mudança)`),
      when: (site) =>
        !/(?:^| )(?:se|quando|para que|caso) (?:[^ ]{1,20} ){0,3}$/.test(site.before) && PORTUGUESE.test(site.clause),
      unless: phrases("se falhar; 0 falh-; casos de falha"),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: phrases(`
        não (?:existem?|existia|existiam|há|havia|houve|haverá|tem como)(?! (?:pressa|problema|dúvida|de quê)); (?:não|nem|ainda não) (?:está|estão|estava|foi|foram|é|são|ficou) (?:[a-zà-ÿ]{2,16} ){0,2}(?:implementad|configurad|disponíve|instalad|suportad|testad|definid|documentad|implantad|ativad|habilitad|feit|concluíd|migrad|conectad|incluíd|verificad|publicad|criad|pront|integrad|registrad|presente|encontrad)-
        ainda não(?! (?:está claro|sei|sabemos|se sabe|é certo)); não (?:tem|têm|tinha|contém|inclui|suporta|suportam|oferece|possui|possuem|aparece|consta|cobre|aceita|retorna|traz); (?:falta|faltam|faltava); carece de; sem (?:suporte|implementação|implementar|testar|documentação|cobertura|migração); nunca (?:foi|foram) [a-zà-ÿ]{3,18}; nunca [a-zà-ÿ]{2,16}(?:ou|iu|eu); (?:nenhum|nenhuma) (?:[a-zà-ÿ¤]{2,40} ){1,4}(?:tem|existe|contém|retorna|está|aparece)`),
      when: (site) => !isAside(site),
    },
    {
      as: "deprecated",
      strength: 2,
      at: "any",
      find: phrases(`
        obsolet[oa]s?; (?:está|estão|foi|foram|ficou) (?:depreciad|descontinuad|aposentad|removid|substituíd|desativad|excluíd|apagad)-; depreciad[oa]s?; descontinuad[oa]s?
        já não; não (?:é|são|está|se usa|usamos|existe) mais; não … mais(?= ?(?:[.,;)]|$)); em desuso`),
      when: (site) => !isAside(site) && !(ORDER.test(site.cue.slice(3)) && orders(site)),
    },
    {
      as: "unconfirmed",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:suspeito|suspeitamos|suspeita|suspeitas|suponho|supomos|supostamente|presumivelmente|presumo)
        (?:não|ainda não|a|sem|por) (?:está |foi |estão )?(?:confirmar|confirmad-|verificad-|comprovad-|confirmação); não (?:está|é) claro (?:se|por que|o que); não (?:há|tenho) certeza; (?:hipótese|suposição|conjectura)`),
      when: (site) => speaks(site) && !/^sem confirmação/.test(site.cue),
    },
    {
      as: "correction",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:é|era|são|eram|estava|está) (?:incorret|errad|equivocad|fals)[oa]s?; correção(?=:| de| do); (?:se chama|chama-se|é|são|fica em|está em|usa) [^,;]{1,60}, (?:e )?não",
      ),
      when: (site) =>
        speaks(site) && (!/, (?:e )?não$/.test(site.cue) || /[\d`_/@]|\p{Lu}/u.test(site.spelledAfter.slice(0, 40))),
    },
    {
      as: "hedge",
      strength: 1,
      at: "any",
      find: phrases(
        "talvez; provavelmente; possivelmente; parece(?: que)?; poderia; poderiam; acho que; quiçá; pode ser que; não (?:se descarta|é impossível|é improvável|está descartad-)",
      ),
    },
    {
      as: "duty",
      strength: 2,
      at: "any",
      find: phrases(
        "deve(?:m|rá|rão)?; é (?:preciso|obrigatório|necessário); tem que; têm que; sempre; certifique-se; garanta; obrigatori-; lembre-se; não esqueça",
      ),
      when: speaks,
    },
    {
      as: "permission",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:pode|podem|podes) [a-zà-ÿ]{2,16}[aei]r-; (?:é|está|são|estão) (?:permitid|liberad|autorizad)-; fique à vontade; pode-se; não (?:precisa|é preciso|é necessário) (?:perguntar|pedir|autorização|aprovação)",
      ),
      when: (site) => !/(?:^| )não {1,8}(?:se )?$/.test(site.before),
    },
  ],
  idle: phrases(`
    não se preocup-; não (?:há|tem) (?:problema|pressa|dúvida|de quê|por quê|porquê); não (?:só|apenas|somente); sem (?:problemas?|dúvida|querer|mais); não obstante; não importa; não (?:se )?esqueç-; não hesit-; por que não; se não; ou não(?= ?[,.;]|$); nada mal; de nada; não sei; não é (?:necessário|obrigatório|preciso); não precisa; não necessariamente; nada menos; imagina; só que; mais do que nada`),
  openers: phrases(
    "e; mas; ou; então; além disso; também; por favor; agora; sempre; importante; nota; atenção; lembre; lembre-se; cuidado; regra; ok; certo; sim; bom; bem; aliás; você; vocês; nós; agentes?; primeiro; por fim; finalmente; em geral; por enquanto; a partir de agora; daqui em diante; portanto; favor",
  ),
  closers: phrases("por favor; obrigad[oa]; ainda; por enquanto; nunca; aqui; agora; também; mais"),
  leads: phrases(
    "se; quando; antes; depois; até; em; com; para; por; sem; ao; durante; enquanto; desde; salvo; exceto; embora; dentro; fora; sob; conforme; após; como; caso; ao; aos; nas; nos(?= )",
  ),
  conditions: phrases(
    "a menos que; a não ser(?: que)?; salvo(?: se| em)?; exceto(?: se| em| para| quando)?; até(?: que)?; antes d[aeo]s?; depois d[aeo]s?; (?<!per )se (?:o|a|os|as|você|vocês|eu|ele|ela|houver|for|forem|não|tiver|tiverem|precisar|quiser|necessário|possível|alguma?|todos|uma?|isso|der|falhar); (?:só|somente|apenas) (?:se|quando|após|depois); quando; enquanto; durante; desde que; caso; após; fora d[aeo]s?; sem(?= [a-zà-ÿ]); com exceção d[aeo]s?; assim que",
  ),
  conditionEnds: [],
  gates: phrases("a menos que; a não ser; salvo; até; sem; antes; exceto"),
  reasons: phrases(
    "primeiro; veja; faça; porque; pois; já que; visto que; uma vez que; então; o que; a que; que; isso; isto; é; são; está; ele; ela; senão; caso contrário; por isso; devido a; eu; nós; assim",
  ),
  halves: phrases("não; em vez d-; ao invés d-; nada mais"),
  pronouns: phrases("lo; la; los; las; isso; isto; ele; ela; eles; elas; lá; ali; nele; nela; neles; nelas; nisso"),
  abbreviations: phrases("p.ex; ex; sr; sra; dr; dra; aprox; núm; pág; art; máx; mín; obs"),
  release: phrases(
    "(?:pode|podem) (?:seguir|prosseguir|ir|mandar|continuar|fazer|mexer|agora|já)-; agora (?:você )?pode; já pode; sinal verde; aprovado; autorizado; liberado; vai em frente; manda ver; não (?:vale|se aplica) mais; fica (?:liberad|revogad|suspens)-; pode ir; esqueça (?:a regra|o que)",
  ),
  yes: phrases("sim; claro; certo; pode; ok; beleza; combinado; isso; pode ir; vai; confirmado; aprovado; perfeito"),
  standing: phrases(
    "cada; sempre; nunca; jamais; todas; todos; qualquer; em geral; a partir de agora; daqui em diante",
  ),
  passing: phrases(
    "ainda; por enquanto; por ora; no momento; até (?:que )?(?:eu|nós) [a-zà-ÿ]{2,16}; até segunda ordem; desta vez; hoje; nest[ae] (?:sessão|tarefa|conversa|pr|branch|etapa|rodada); até (?:amanhã|segunda|terça|quarta|quinta|sexta); enquanto isso",
  ),
  begun: phrases(
    "inici(?:ei|ou|ado|ada|amos); lançad[oa]; lancei; bloque(?:ei|ou|ado|ada); paus(?:ei|ou|ado|ada); em andamento; rodando; migrad[oa]s?; desativ(?:ei|ou|ado|ada); suspens[oa]",
  ),
  ended: phrases(
    "terminad[oa]s?; finalizad[oa]s?; concluíd[oa]s?; liberad[oa]s?; retomad[oa]s?; revertid[oa]s?; desfeit[oa]s?; removid[oa]s?; fechad[oa]s?; desbloquead[oa]s?; reativad[oa]s?; cancelad[oa]s?",
  ),
  succeeded: phrases("funciona; funcionou; resolvido; resolveu; corrigido; sucesso; passou; passa; deu certo"),
  headings: {
    forbidding: phrases(
      "(?:estritamente )?(?:proibido|proibidos|proibida|proibidas|proibições)(?: absolutas?)?; (?:o que )?não (?:fazer|fa[çc]a|deve(?:-se)? fazer|usar|tocar|mexer|alterar|permitido|é permitido); não; nunca(?: fazer| faça)?; jamais; evitar; evite; fora d[oe] escopo; somente leitura; antipadrões; anti-?patterns?; linhas vermelhas; vedado",
    ),
    failed: phrases(
      "(?:tentativas|abordagens|caminhos|experimentos|opções|alternativas|soluções|testes) (?:fracassad|falh|descartad|rejeitad|abandonad|sem sucess)[oa]s?; (?:o que|o quê) (?:não funcionou|não deu certo|falhou|já foi tentado|já tentamos); já (?:testado|tentado); becos sem saída; descartad[oa]s?; fracassos; tentativas",
    ),
    absent: phrases(
      "(?:ainda )?não (?:implementad|suportad|disponíve|feit|incluíd)(?:o|a|os|as|l|is)?(?: ainda)?; lacunas; limitações(?: conhecidas)?; falta(?:ndo)?; faltantes; pendências conhecidas",
    ),
    corrected: phrases("correções?; errata; correção(?: do usuário)?"),
    unconfirmed: phrases(
      "(?:não|a|sem) (?:confirmad[oa]s?|confirmar|verificad[oa]s?); hipóteses?; suposições; suspeitas; premissas",
    ),
    rules: phrases(
      "regras?; normas?; restrições; restrição; convenções; diretrizes; políticas?; requisitos; limites; princípios; instruções; obrigatório; importante; padrões; proibid[oa]s?; proibições; nunca; orientações; boas práticas; cuidados",
    ),
    next: phrases(
      "próximos? passos?; próxima etapa; pendentes?; pendências; a fazer; por fazer; tarefas(?: pendentes| abertas)?; em aberto; o que falta",
    ),
    done: phrases(
      "feito; feitas?; concluíd[oa]s?; terminad[oa]s?; finalizad[oa]s?; fechad[oa]s?; resolvid[oa]s?; histórico; cancelad[oa]s?",
    ),
  },
  words: {
    stop: "o a os as um uma uns umas ao aos à às do da dos das de em no na nos nas num numa com por pelo pela pelos pelas para pra que se seu sua seus suas meu minha nosso nossa e ou nem é são está estão ser foi era há muito mais já também como este esta isto esse essa isso aquele ele ela eles elas nós você vocês quem qual onde quando enquanto porque mas pois entre até desde sobre sob após antes depois nada ninguém nenhum nenhuma nunca jamais sempre cada todo toda todos todas outro outra algo algum alguma ainda assim fazer faça façam deve devem pode podem não sem só apenas somente favor",
    stem: stemRomance,
    concepts: conceptsBy(stemRomance, {
      delete: "apagar apague =remover =remova =remove excluir exclua deletar eliminar",
      change:
        "alterar altere alterem altera mudar mude modificar modifique editar mexer =tocar =toque atualizar ajustar",
      write: "escrever escreva escrito gravar",
      run: "executar =rodar =rode =roda",
      use: "utilizar =usar =use =usa =usem",
      push: "pushar",
      commit: "commitar",
      deploy: "implantar =publicar =publique =publica",
      approval: "aprovar aprovação autorizar autorização permissão confirmar confirmação consentimento liberação",
      ask: "perguntar",
      file: "=arquivo =arquivos =ficheiro =ficheiros",
      test: "testar",
      add: "adicionar acrescentar =criar =crie =cria",
      restart: "reiniciar",
      install: "instalar",
      merge: "mesclar mescle",
      rename: "renomear",
      retry: "=repetir =repita",
      secret: "segredo credenciais senha",
      database: "=banco",
      user: "usuário",
      production: "=produção",
      send: "enviar =mandar",
      read: "leitura =ler =leia",
      customer: "cliente",
      price: "preço",
      rule: "=regra =regras",
      start: "iniciar =começar",
      stop: "=parar =pare",
      answer: "responder",
      english: "=inglês",
      tax: "imposto",
      tabl: "=tabela =tabelas",
      dependenci: "dependência",
    }),
  },
  grammar: {
    orderJoints: ["e"],
    verbJoints: ["e", "ou"],
    because: ["porque"],
    lacking: ["sem"],
    none: ["nenhuma?", "sem"],
  },
  deeds: {
    conditional: /\b(?:sem|exceto|antes)\b/iu,
    changing: /(?<!\p{L})mex[ae]/iu,
    staying: /como está/iu,
    deleting: /(?<!\p{L})apag(?:ar|ad|ue)/iu,
    running: /\b(?:executar|execute|rodar|rode)\b/iu,
  },
};
