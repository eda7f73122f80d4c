/** What Portuguese says that a thing does not do or is not, that nobody does, and what was turned down. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { amongGaps, infinitive, isForbidden, judges, tellsGap } from "../romance.ts";
import { isAside, layers } from "./sites.ts";

/** Verbs in "-ar" of what tools, code and services do, without their endings. */
const AR =
  "encontr|ach|valid|carreg|ger|dispar|renderiz|re-renderiz|salv|grav|atualiz|sincroniz|envi|mand|mostr|process|trat|respeit|detect|limp|inici|conect|autentic|filtr|orden|termin|complet|mont|list|import|export|registr|aplic|consult|verific|confer|propag|repass|execut|avis|notific|marc|restaur|entreg|copi|alcanç|log|cham|us|utiliz|acion|convers|interpret|enxerg|acess|captur|invalid|expir|agrup|volt|reinici|escut|baix|liber|reutiliz|calcul|compar|diferenci|guard|peg|col|agrad|fic";

/** Verbs in "-er" and "-ir" of the same, without their endings. */
const ER =
  "devolv|respond|persist|emit|receb|exib|reconhec|abr|produz|atend|cumpr|bat|ating|reflet|distingu|segu|converg|cobr|escrev|lid|entend|remov|inser|defin|exclu|inclu|substitu|sobreviv|impõ|garant|depend|vend|perd|permit|aparec|cab|ocorr|aconteç|proteg|fech|corrig|interromp|consegu|sab|conhec|corr|estend|prend|reduz|traduz|introduz";

/** Forms of their own. */
const IRREGULAR =
  "lê|leem|leu|traz|trazem|trouxe|mantém|mantêm|faz|fazem|fez|diz|sai|saem|saiu|cai|vai|vão|põe|obtém|obtêm|impede|impedem|impediu|serve|servem|expõe|expõem|dá|dão|deu|vem|vêm|veio";

const told = tellsGap(isAside, layers);

const isVerdict = judges(
  "status|estado|situação|fase|resultado do pedido",
  "(?:a |o |as |os )?(?:abordage|tentativ|opç|ideia|hipótese|soluç|caminho|plano|alternativ|teste com|uso de|versão)",
);

/** Denials of things and people. Groups of phrases in the notation of language.ts. */
export const denials: readonly CueGroup[] = [
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      não (?:se |me |nos |o |a |os |as |lhe )?(?:(?:${AR})(?:a|am|ou|aram|ava|avam)|(?:${ER})(?:e|em|eu|iu|eram|iram|ia|iam))
      nunca (?:se )?(?:chegou|chegaram|rodou|rodaram|é|são|era|foi|foram) (?:[a-zà-ÿ]{2,14} )?(?:usad|chamad|executad|lid|atualizad|limp|testad|disparad|ligad|invalidad|ativad|implementad|migrad|preenchid|validad)-`),
    when: (site) => told(site) && !(site.ruled && /^nunca/.test(site.cue)),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`não (?:se |nos |o |a )?(?:${IRREGULAR})`),
    when: (site) =>
      told(site) && !/^ {1,8}(?:a pena|para|pra|conta|diferença|mal|problema|sentido|certo|bem)/.test(site.after),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:não|ainda não|nem) (?:está|estão|estava|foi|foram|é|são|era|ficou|fica|ficam) (?:sendo |mais |ainda |bem )?(?!(?:permitid|autorizad|aceit|admitid|tolerad|recomendad|indicad|necessári|obrigad|afetad|envolvid|interessad|limitad|preocupad|culpad|proibid|aconselhad|esperad|dad|lad|nada|cuidado|pedid|sentid|partid|poss))(?:[a-zà-ÿ]{3,16}(?:ad|id)|feit|escrit|abert|expost|vist|cobert|confiáve|compatíve|acessíve|estáve|alcançáve|válid|exat|únic|complet|visíve|idempotente|pública?)-
      não (?:é|era|foi|seria) possíve(?:l|is); (?:ainda )?não (?:dá|dava|deu) (?:para|pra); não (?:temos|tenho|têm) (?:acesso|como|permissão|credenciais|ambiente|cobertura|testes|backup|documentação)
      (?:ainda )?não (?:encontrei|encontramos|achei|achamos|consegui|conseguimos|testei|testamos|rodei|rodamos|implementei|implementamos|terminei|terminamos|verifiquei|verificamos|validei|validamos|configurei|criei|cheguei|chegamos|localizei|pude|pudemos|cobri|documentei|publiquei)`),
    when: (site) =>
      !isAside(site) &&
      !/^ {1,8}(?:problemas?|erros?|nada de errado|diferenças?)(?![a-zà-ÿ])/.test(site.after) &&
      !/(?:^| )(?:tarefa|feature|item|story|etapa|pr) $/.test(site.before) &&
      !/^[^.;]{0,60} (?:até|enquanto|antes|sem que|a menos) /.test(site.after) &&
      !(layers(site) && !/possíve|(?:dá|deu) p/.test(site.cue)),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: phrases(`
      (?:ninguém|nada) (?:mais )?(?:chama|lê|grava|usa|escreve|consome|testa|valida|verifica|limpa|atualiza|escuta|trata|cobre|garante|impede|importa|dispara|mantém|monitora|protege|referencia)
      nenhum(?:a)? (?:[a-zà-ÿ¤]{2,40} ){1,4}(?:cobre|valida|testa|chama|usa|lê|grava|trata|verifica|suporta|responde|funciona|funcionou|resolveu|ajudou|roda|passou|foi encontrad-|foi criad-|encontrad-|configurad-|implementad-)`),
    when: (site) => !site.ruled && !isAside(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: phrases(`
      sem (?:acesso|testes?|cobertura|documentação|suporte|índice|índices|validação|tratamento|tipagem|backup|monitoramento|autenticação|paginação|cache|retry|rollback|logs?|permissão|tradução|ambiente|credenciais|histórico|migração|migrations?|internet|rede|wifi|sinal)`),
    when: (site) => !site.ruled && !isAside(site) && !isForbidden(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:continua|continuam|segue|seguem|ficou|ficaram|está|estão|permanece) (?:ainda )?sem (?:correção|solução|resposta|testes?|suporte|cobertura|documentação|validação|acesso|dono|índice|backup|implementação|uso|dados|migração)
      (?:está|estão|estava|ficou|continua|segue) (?:desatualizad|vencid|expirad|inválid|incomplet|indisponíve|inacessíve|pela metade)-; (?:é|são) inválid[oa]s?; (?:é|são) incompatíve(?:l|is); (?:expirou|expiraram|venceu); (?:ficou|ficaram) (?:de fora|para depois|por fazer|pendente)s?`),
    when: (site) => !isAside(site) && !site.ruled,
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:deixou|deixaram|deixamos) de (?:existir|funcionar|ser|usar|dar|ter|receber|suportar|enviar|rodar|responder|manter)-; (?:paramos|parou|pararam) de (?:usar|funcionar|existir|suportar|responder|manter)
      (?:foi|foram) (?:desligad|encerrad|arquivad|retirad|extint|cortad)-; (?:saiu|saíram) (?:do ar|de linha|do projeto)`),
    when: (site) => !isAside(site),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:descartad|abandonad|rejeitad|refutad|revertid|inviáve)[a-z]{0,3}
      (?:piora|quebra|trava|estoura|explode|impraticável|sem (?:efeito|ganho|melhora|diferença)|nenhum (?:efeito|ganho)|mesm(?:o|os) (?:erros?|resultados?|problemas?|sintomas?)|(?:lent|frágil|instáve|pesad)[a-z]{0,3} demais)(?= ?(?:[.,;)(]|$)| (?:muito|tudo|o|a|os|as|em|no|na|com|por|de|do|da))`),
    when: (site) => !isAside(site) && isVerdict(site),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: phrases(
      "(?:já )?(?:becos? sem saída|tentativas? (?:falh|fracassad|descartad|abandonad)[ao]s?|tentad[oa]s?(?: e (?:descartad|falh)-| sem sucesso)?|testad[oa]s? e descartad[oa]s?|descartad[oa]s?|rejeitad[oa]s?|refutad[oa]s?|abandonad[oa]s?|falhou|não (?:funcionou|funcionaram|funciona|resolveu|adiantou|rolou)|não deu certo|sem (?:efeito|sucesso)|armadilhas?|pegadinhas?)(?= {0,4}: [^ ])",
    ),
    when: ({ head, after, ruled }) => !ruled && head.trim() === "" && 2 < after.trim().split(" ").length,
  },
  {
    as: "absent",
    strength: 3,
    at: "start",
    find: phrases(
      "sem(?= [a-zà-ÿ¤])(?! (?:problem|err|queix|reclama|novidad|incident|contratemp)); nenhuma?(?= [a-zà-ÿ¤])(?! (?:problem|err|queix|reclama|novidad|falha|bug|incident))",
    ),
    when: (site) =>
      !isForbidden(site) &&
      !infinitive.test(site.after) &&
      (amongGaps(site) ||
        / (?:até o momento|até agora|por enquanto|atualmente|hoje|ainda)(?![a-zà-ÿ])/.test(site.after)),
  },
  {
    as: "absent",
    strength: 2,
    at: "end",
    find: phrases(
      "(?:ainda )?não (?:implementad|suportad|testad|verificad|configurad|documentad|publicad|migrad|traduzid|tratad|cobert|feit|iniciad|disponíve)-(?: ainda)?",
    ),
    when: (site) => !site.ruled && !isAside(site) && /[:—–(-] {0,3}$/.test(`${site.lead}${site.head}`),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      não (?:rolou|pegou|colou|vingou|emplacou|segurou|aguentou|sustentou|surtiu|prestou|presta|compensou|compensa|foi suficiente|basta sozinh-)
      (?:está|foi|ficou|estava) (?:refutad|descartad|invalidad)-; (?:é|era|seria) (?:inviáve|impraticáve|um beco)-; (?:tentei|tentamos|testei|testamos) … (?:mas|porém|e) (?:não|nada|deu (?:erro|ruim)|falh|quebr|trav)-
      sempre (?:gera|gerava|deixa|deixava|dá|dava|deu) (?:um|uma|erro|problema|mancha|conflito)`),
    when: (site) => !isAside(site) && !site.ruled,
  },
];
