/** Portuguese. */
import type { Language } from "../language.ts";
import { phrases } from "./notation.ts";
import { consent } from "./pt/consent.ts";
import { constraints } from "./pt/constraints.ts";
import { denials } from "./pt/denials.ts";
import { facts } from "./pt/facts.ts";
import { handles } from "./pt/handles.ts";
import { losses } from "./pt/losses.ts";
import { naming } from "./pt/naming.ts";
import { pledges } from "./pt/pledges.ts";
import { retiring } from "./pt/retiring.ts";
import { rewording } from "./pt/rewording.ts";
import { told } from "./pt/told.ts";
import { headings, words } from "./pt/words.ts";

/** Portuguese: "não" with infinitive or imperative, "só", "apenas", "somente", "sem", gates, tries and failures. */
export const pt: Language = {
  code: "pt",
  script: "latin",
  spaced: true,
  cues: [...constraints, ...facts, ...denials],
  idle: phrases(`
    não se preocup-; não (?:há|tem) (?:problema|pressa|dúvida|de quê|por quê|porquê); não (?:há|houve|tem|tinha|encontrei|encontramos) (?:mais |nenhum |nenhuma |outr[oa]s? )?(?:pendências?|regress-|erros?|conflitos?|bloqueios?|bugs?|falhas?|diferenças?|perdas?|novidades?); nenhum(?:a)? (?:regressão|erro|falha|conflito|pendência|teste (?:falhou|quebrou)|bloqueio|bug|mudança necessária); não (?:só|apenas|somente); sem (?:problemas?|dúvida|querer|mais); não obstante; não importa(?= ?(?:[.,;)]|$| se| que| quando| como| quem| quanto)); não (?:se )?esqueç-; não hesit-; por que não; se não; ou não(?= ?[,.;]|$); nada mal; de nada; não sei; não é (?:necessário|obrigatório|preciso); não precisa; não necessariamente; nada menos; imagina; só que; mais do que nada`),
  openers: phrases(
    "e; mas; ou; então; além disso; também; por favor; agora; sempre; importante; nota; atenção; lembre; lembre-se; cuidado; regra; ok; certo; sim; bom; bem; aliás; você; vocês; nós; agentes?; primeiro; por fim; finalmente; em geral; por enquanto; a partir de agora; daqui em diante; portanto; favor",
  ),
  closers: phrases("por favor; obrigad[oa]; ainda; por enquanto; nunca; aqui; agora; também; mais"),
  leads: phrases(
    "se; quando; antes; depois; até; em; com; para; por; sem; ao; durante; enquanto; desde; salvo; exceto; embora; dentro; fora; sob; conforme; após; como; caso; aos; nas; nos(?= )",
  ),
  conditions: phrases(
    "a menos que; a não ser(?: que)?; salvo(?: se| em)?; exceto(?: se| em| para| quando)?; até(?: que)?; antes d[aeo]s?; depois d[aeo]s?; (?<!per )se (?:o|a|os|as|você|vocês|eu|ele|ela|houver|for|forem|não|tiver|tiverem|precisar|quiser|necessário|possível|alguma?|todos|uma?|isso|der|falhar); (?:só|somente|apenas) (?:se|quando|após|depois); quando; enquanto; durante; desde que; caso; após; fora d[aeo]s?; sem(?= [a-zà-ÿ]); com exceção d[aeo]s?; assim que",
  ),
  conditionEnds: [],
  gates: phrases("a menos que; a não ser; salvo; até; sem; antes; exceto"),
  reasons: phrases(
    "primeiro; veja; faça; porque; pois; já que; visto que; uma vez que; então; o que; a que; que; isso; isto; é; são; está; ele; ela; senão; caso contrário; por isso; devido a; eu; nós; assim",
  ),
  halves: phrases(
    "não; nunca(?= (?:em|de|o|a|os|as|no|na|nos|nas|com|por|pelo|pela|do|da|um|uma|dentro|para|¤)(?: |¤)); em vez d-; ao invés d-; nada mais",
  ),
  pronouns: phrases("lo; la; los; las; isso; isto; ele; ela; eles; elas; lá; ali; nele; nela; neles; nelas; nisso"),
  introducing: phrases("uma?; os?; as?; alguma?; algum; qualquer; outr[oa]; cada"),
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
  headings,
  words,
  grammar: {
    counts: ["dois|duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    orderJoints: ["e"],
    verbJoints: ["e", "ou"],
    handling: ["tocar|mexer|editar|modificar|alterar|mudar|apagar|eliminar|remover|renomear|sobrescrever|usar|mover"],
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
  retiring,
  naming,
  consent,
  told,
  pledges,
  rewording,
  losses,
  handles,
};
