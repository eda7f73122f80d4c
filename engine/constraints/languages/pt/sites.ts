/** Where a cue in Portuguese means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";
import {
  asideBehind,
  behindNot,
  deniesByNoun,
  infinitive,
  isForbidden,
  orders,
  ordersWith,
  partOfDesign,
} from "../romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
export const isAside = asideBehind(
  "se(?= (?:o|a|os|as|você|vocês|eu|ele|ela|houver|for|forem|não|tiver|quiser|precisar) )|quando|porque|pois|já que|que|como|enquanto|embora",
);

/** A text that shares "sem", "nada" or "exclusivamente" with another language is Portuguese where one of these stands in it. */
export const PORTUGUESE =
  /[ãõçêâáíóú]|(?<![a-zà-ÿ])(?:uma|dos|das|ao|aos|pelo|pela|você|vocês|os|com|para|que|de|em|é|são|seu|sua|esta|este|isso|nos|nas|até|mais|todos|todas|antes|da|um|à|às|sem|fora|nunca|ou|foi|foram|não|já|ainda|pra|num|numa|nesta|neste|deste|desta|porque|depois|cada|só|nem)(?![a-zà-ÿ])/;

/** A sign of the language beside the cue itself, which other languages have too. */
export const speaks = ({ clause, cue }: CueSite): boolean => PORTUGUESE.test(clause.replace(cue, " "));

const CLITICS = "(?:(?:se|me|te|o|a|os|as|lhe|nos)\\s{1,4}){0,2}";

/** Words in -e, -a, -em, -am, -es, -as behind "não" that state what is. */
const STATES =
  "existe existem pode podem deve devem tem têm temos sabe sabem parece aparece aparecem funciona funcionam permite permitem responde respondem consegue conseguem corresponde depende suporta suportam retorna falha quer querem precisa precisam mostra encontra conhece resolve é foi está estão será era ajuda adianta basta importa roda passa compila conta há recebe reconhece inclui contém chega havia estava carrega abre escala serve aceita afeta cobre dá vale ocorre acontece possui ainda apenas mais nada nenhuma essa esta uma esse este entre ele ela haverá sendo disponível seja estas todas todos exige exigem requerem segue seguem persiste persistem emite exibe devolve devolvem atende atendem cumpre bate batem atinge reflete distingue converge entende insere define substitui sobrevive vende perde ocorrem acontecem protege corrige compreende mantém obtém";

/** Orders in the negative: "altere", "use", "toques", "façam". */
export const ORDER = firstWord(
  `${CLITICS}(?!(?:${STATES.split(" ").join("|")})(?![a-zà-ÿ]))[a-zà-ÿ]{2,16}(?:es|em|emos|e)|(?:fa[çc]|mex|escrev|remov|exclu|inclu|expo?nh|ponh|sub|permit|insir|abr|introduz|reduz|traduz|respond|corrij|suprim|pe[çc]|trag|venh|fuj|corr|quebr|promet|assum|interromp|discut|sej|haj|v|dig|leia|rompa|transmit|receb|vend|mint|burl|desmar?c?|presum|depend|reescrev|descrev|resum|consum|mov|resolv|devolv|escond|atend|entend|estend|prend|suspend|defend|ced|conced|exced|proced|defin|redefin|decid|divid|cubr|descubr|desist|insist|exij|dirij|restrinj|constru|destru|substitu|atribu|contribu|sai|sig|persig|prefir|transfir|sugir|confund|bat|corromp|escolh|recolh|esqueç|ofereç|forneç|reconheç|estabeleç|mescl|poss|obtenh|mantenh|detenh|perc|proíb)[a]?(?:a|am|as|amos)`,
);

/** Verbs whose form in "-a" or "-z" tells what is rather than what is to be done. */
const TELLS =
  "era fosse seja esteja haja fica ficava estava há dá vai está será terá já lá cá ainda agora nada nunca essa esta uma ela pela toda mesma outra cada para pra fora embora apenas sempre demora custa falta sobra importa adianta basta resta parece precisa gosta costuma significa implica interessa passa conta roda funciona existia havia tinha podia devia sabia queria fazia falha termina começa chega volta(?=\\s(?:nada|null|vazio)) retorna escala(?=\\s(?:para|pra|com|bem|além|acima|de|em|no|na)) mostra encontra suporta aceita trata";

/** Orders to a friend, spelled like a statement: "não commita", "não faz push", "não põe". */
const FAMILIAR = firstWord(
  `${CLITICS}(?!(?:${TELLS.split(" ").join("|")})(?![a-zà-ÿ]))(?:[a-zà-ÿ]{2,16}(?:-[a-zà-ÿ]{2,16})?a|traduz|introduz|reduz|produz|diz|sai|cai|põe|sobe|abre|escreve|remove|mexe|move|inclui|exclui|some|perde|vende|faz\\s{1,4}(?:push|commit|deploy|merge|rebase|force|refactor|refatoração|build|release|pr|fork|upload|nada|suposiç|suposições|perguntas))`,
);

/** Verbs that only a person at work with code is told by: nobody says of a thing that it does so. */
const AT_WORK = firstWord(
  `${CLITICS}(?:commita|comita|mexe|refatora|inventa|edita|instala|apaga|deleta|renomeia|reescreve|duplica|dumpa|mocka|hardcoda|chuta|adivinha|assume|presume|pergunta|mergeia|pusha|deploya|publica|traduz|comenta|esquece|toca|faz\\s{1,4}(?:push|commit|deploy|merge|rebase|force|refactor|refatoração))`,
);

/** "não commita": an order among rules, or of a verb that is nothing but one. */
const orderedFamiliarly = (site: CueSite): boolean => {
  const { after, atStart, head, ruled, agent, listed, below, lead } = site;
  if (below === "absent" || below === "failed" || below === "done") return false;
  const alone = atStart || head.trim() === "";
  if (!agent && AT_WORK.test(after) && (alone || /[—–:(-] {0,4}$/.test(head))) return true;
  return (
    FAMILIAR.test(after) &&
    alone &&
    lead.trim() === "" &&
    (ruled ||
      isForbidden(site) ||
      (listed && !agent && / [a-zà-ÿ-]{2,18} [a-zà-ÿ¤]{4,}/.test(after) && TRANSITIVE.test(after)))
  );
};

/** With an object right behind that a thing would hardly have. */
const TRANSITIVE = firstWord(`${CLITICS}(?:escala|cria|adiciona|troca|muda|altera|mistura|manda|expõe|sobe|quebra)`);

/** What parts of a design never do to each other: "o domínio não importa", "handlers não acessam". */
const DESIGNED = firstWord(
  `${CLITICS}(?:(?:import|acess|cham|us|utiliz|toc|alter|modific|cri|lev|entr|log|grav|salv|armazen|carreg|valid|consult|bloque|cancel|apag|retorn|duplic|mistur|compartilh|execut|herd|instanci|sobrecarreg|vaz|embarc|ger|invoc)(?:a|am)|(?:depend|conhec|escrev|contenh|sab|rend|mex|receb|decid|faz|segu|quebr|vir|expõ|perd|remov|exced|inclu)(?:e|em|a|am|i)?|contém|contêm|expõe|expõem|tem|têm|lê|leem|vai|vão|vira|viram|ficam|fica|entram|passa|passam|(?:é|são|sejam)\\s{1,4}(?:log|apag|alter|edit|commit|dedup|duplic|envi|renome|reutiliz|traduz|cancel|export|compartilh|version|reescrit|sobrescrit|expost|salv|grav|mistur)[a-z]{0,6})`,
);

/** Among rules, what something named does not do is how it is to be built. */
export const layers = (site: CueSite): boolean =>
  (site.ruled || /^ {1,8}vira(?:m)? /.test(behindNot(site))) && isPart(site);

const isPart = partOfDesign(DESIGNED, "atualmente|hoje|ainda|já");

/** What is not done by anybody: a rule in the passive. */
const PASSIVE = firstWord(
  "se\\s{1,4}(?:toca|tocam|modifica|modificam|altera|alteram|muda|apaga|apagam|remove|removem|edita|usa|usam|utiliza|cria|criam|adiciona|publica|faz|commita|mescla|instala|sobrescreve|mexe|compartilha|inclui)",
);

/** "não" before a verb: a rule; not what something does or what happened. */
export const forbids = (site: CueSite): boolean => {
  const { after, before, ruled, agent } = site;
  if (isAside(site)) return false;
  if (PASSIVE.test(after)) return ruled || !agent;
  if (orderedFamiliarly(site) || layers(site)) return true;
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
  !/(?:^| )(?:não|um|uma|tão|o|a|era|foi|ele|ela|eles|elas|isso|isto) {0,8}$/.test(site.before) &&
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
