/** Where a cue in Portuguese means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";
import { asideBehind, deniesByNoun, infinitive, orders, ordersWith } from "../romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
export const isAside = asideBehind(
  "se(?= (?:o|a|os|as|você|vocês|eu|ele|ela|houver|for|forem|não|tiver|quiser|precisar) )|quando|porque|pois|já que|que|como|enquanto|embora",
);

/** A text that shares "sem", "nada" or "exclusivamente" with another language is Portuguese where one of these stands in it. */
export const PORTUGUESE =
  /[ãõçêâáíóú]|(?<![a-zà-ÿ])(?:uma|dos|das|ao|aos|pelo|pela|você|vocês|os|com|para|que|de|em|é|são|seu|sua|esta|este|isso|nos|nas|até|mais|todos|todas|antes|da|um|à|às|sem|fora|nunca|ou)(?![a-zà-ÿ])/;

/** A sign of the language beside the cue itself, which other languages have too. */
export const speaks = ({ clause, cue }: CueSite): boolean => PORTUGUESE.test(clause.replace(cue, " "));

const CLITICS = "(?:(?:se|me|te|o|a|os|as|lhe|nos)\\s{1,4}){0,2}";

/** Words in -e, -a, -em, -am, -es, -as behind "não" that state what is. */
const STATES =
  "existe existem pode podem deve devem tem têm temos sabe sabem parece aparece aparecem funciona funcionam permite permitem responde respondem consegue conseguem corresponde depende suporta suportam retorna falha quer querem precisa precisam mostra encontra conhece resolve é foi está estão será era ajuda adianta basta importa roda passa compila conta há recebe reconhece inclui contém chega havia estava carrega abre escala serve aceita afeta cobre dá vale ocorre acontece possui ainda apenas mais nada nenhuma essa esta uma esse este entre ele ela haverá sendo disponível seja estas todas todos";

/** Orders in the negative: "altere", "use", "toques", "façam". */
export const ORDER = firstWord(
  `${CLITICS}(?!(?:${STATES.split(" ").join("|")})(?![a-zà-ÿ]))[a-zà-ÿ]{2,16}(?:es|em|emos|e)|(?:fa[çc]|mex|escrev|remov|exclu|inclu|expo?nh|ponh|sub|permit|insir|abr|introduz|reduz|traduz|respond|corrij|suprim|pe[çc]|trag|venh|fuj|corr|quebr|promet|assum|interromp|discut|sej|haj|v|dig|leia|rompa|transmit|receb|vend|mint|burl|desmar?c?)[a]?(?:a|am|as|amos)`,
);

/** What is not done by anybody: a rule in the passive. */
const PASSIVE = firstWord(
  "se\\s{1,4}(?:toca|tocam|modifica|modificam|altera|alteram|muda|apaga|apagam|remove|removem|edita|usa|usam|utiliza|cria|criam|adiciona|publica|faz|commita|mescla|instala|sobrescreve|mexe|compartilha|inclui)",
);

/** "não" before a verb: a rule; not what something does or what happened. */
export const forbids = (site: CueSite): boolean => {
  const { after, before, ruled, agent } = site;
  if (isAside(site)) return false;
  if (PASSIVE.test(after)) return ruled || !agent;
  if (/(?:^| )(?:para|por|de|a|já que) {1,8}$/.test(before) && !/(?:^| )(?:favor|gentileza) (?:de )?$/.test(before))
    return /(?:pedi[ua]?|disse|lembr[ea]|cuidado|decid\w{1,6}|combin\w{1,6}) (?:para|de) {1,8}$/.test(before);
  if (!orders(site) && !/(?:importante|lembre|atenção|mas|e|que|vocês?|favor)[: ] {0,8}$/.test(before)) return false;
  return infinitive.test(after) || ORDER.test(after);
};

/** An order begins the text. */
const opens = firstWord(
  "(?:por\\sfavor,?\\s)?(?:use|usar|usem|utilize|utilizar|toque|modifique|edite|editar|altere|alterar|mude|trabalhe|escreva|escrever|responda|responder|faça|fazer|execute|executar|rode|rodar|crie|criar|adicione|adicionar|leia|ler|salve|salvar|suba|instale|instalar|publique|publicar|mantenha|manter|aceite|coloque|teste|testar|importe|importar|envie|enviar|permita|chame|chamar|commite|commitar|mexa|mexer|prefira|siga|seguir|inclua|incluir|remova|implemente|gere|gerar)",
);

/** An order opens the clause, or its piece with the cue. */
export const ordered = ordersWith(opens);

/** Somebody may, must or shall. */
export const modal = anyWord(
  "deve devem deverá deverão deveria deveriam pode podem poderá poderão tem.que têm.que permite permitem permitido permitida permitidos permitidas aceita aceitam",
);

/** A finite verb of being, having or being able: the clause says how things are. */
export const finite = anyWord(
  "é são está estão era foi eram há havia tem tinha têm fica ficam falta serve funciona existe mostra retorna aparece ocorre falha usa roda precisa contém afeta custa leva ficou",
);

/** "só, somente": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
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
export const bare = (site: CueSite): boolean =>
  byNoun(site) &&
  (site.ruled || PORTUGUESE.test(`${site.head}${site.after}`)) &&
  !/^ {1,8}(?:sucesso|efeito|sorte|dúvidas?|problemas?|erros?|mudanças?|resultados?|resposta|contexto|dados|querer)(?![a-zà-ÿ])/.test(
    site.after,
  );

const byNoun = deniesByNoun(finite, isAside);
