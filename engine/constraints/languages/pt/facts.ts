/** What Portuguese says has failed, is missing, is over, is not sure or was wrong; and what it orders and permits. */
import type { CueGroup, CueSite } from "../../language.ts";
import { phrases } from "../notation.ts";
import { orders } from "../romance.ts";
import { isAside, ORDER, PORTUGUESE, speaks } from "./sites.ts";

/** "Não escala conteúdo", "não roda `npm audit fix`": an order to a friend, with its object, not a failure. */
const familiar = ({ cue, after, atStart, head, listed, agent }: CueSite): boolean =>
  /^não (?:escala|roda|sobe|muda|bast)$/.test(cue) &&
  (atStart || head.trim() === "") &&
  listed &&
  !agent &&
  /^ {1,8}(?!(?:para|pra|com|bem|além|acima|de|em|no|na|nos|nas|mais|quando|se|sem|por|direito|aqui|ainda|local)(?![a-zà-ÿ]))[a-zà-ÿ¤]/.test(
    after,
  );

/** Trouble that does not come back, and people's wishes: nothing has ended. */
const GONE_TROUBLE =
  /(?:bug|erro|problema|falha|travamento|lentidão|warning|aviso)s? (?:[^ ]{1,20} ){0,4}não |não (?:quer|querem|acontece|acontecem|ocorre|ocorrem|falha|falham|quebra|trava|precisa|precisam|dá erro) /;

/** Negative facts, doubts, and directives. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
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
      !/(?:^| )(?:se|quando|para que|caso) (?:[^ ]{1,20} ){0,3}$/.test(site.before) &&
      PORTUGUESE.test(site.clause) &&
      !familiar(site),
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
    when: (site) =>
      !isAside(site) &&
      !(ORDER.test(site.cue.slice(3)) && orders(site)) &&
      !GONE_TROUBLE.test(`${site.head}${site.cue}`),
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
      speaks(site) &&
      !(/^usa /.test(site.cue) && site.head.trim() === "") &&
      (!/, (?:e )?não$/.test(site.cue) || /[\d`_/@]|\p{Lu}/u.test(site.spelledAfter.slice(0, 40))),
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
];
