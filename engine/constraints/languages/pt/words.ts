/** Headings in Portuguese, and how its words are compared. */
import type { Headings, Words } from "../../language.ts";
import { conceptsBy, phrases } from "../notation.ts";
import { stemRomance } from "../stems.ts";

/** Whole headings by what they say of the items below them. */
export const headings: Headings = {
  forbidding: phrases(
    "(?:estritamente |regras |ações |coisas |práticas |comandos )?(?:proibido|proibidos|proibida|proibidas|proibições|vedações|restrições absolutas)(?: (?:absolutas?|explícitas?|gerais|importantes|críticas?|permanentes|de escopo|para agentes|para o agente|neste projeto|aos agentes))?; (?:o que |coisas que |coisas a |o que o agente )?(?:não|nunca|jamais) (?:se )?(?:fazer|faz|fazemos|fa[çc]a|façam|pode(?: fazer)?|quero|queremos|deve(?:-se)? fazer|usar|use|tocar|toque|mexer|mexa|alterar|altere|permitid[oa]s?|é permitido)(?: aqui| neste projeto)?; não; nunca; jamais; (?:o que |coisas a |práticas a |padrões a |erros (?:comuns )?a )?evitar; evite; não[- ]objetivos?; não[- ]metas; fora d[oe] escopo; somente leitura; antipadrões; anti-?patterns?; linhas vermelhas; vedado",
  ),
  failed: phrases(
    "(?:tentativas|abordagens|caminhos|experimentos|opções|alternativas|soluções|testes) (?:fracassad|falh|descartad|rejeitad|abandonad|sem sucess)[oa]s?; (?:tentativas|abordagens|caminhos|experimentos|opções|alternativas|soluções|testes|coisas|ideias) (?:que )?(?:já )?(?:falharam|fracassaram|não (?:funcionaram|funcionam|deram certo|resolveram|deram resultado)|tentadas?(?: sem sucesso)?|foram descartad-|quebraram); (?:o que|o quê) (?:já )?(?:não funcionou|não funciona|não deu certo|não resolveu|não adiantou|falhou|foi tentado|tentamos|tentei|foi descartado|descartamos|deu errado)(?: e (?:não funcionou|não deu certo|falhou|não resolveu|foi descartado))?; já (?:testado|tentado); becos sem saída; descartad[oa]s?; fracassos; tentativas",
  ),
  absent: phrases(
    "(?:ainda )?não (?:implementad|suportad|disponíve|feit|incluíd)(?:o|a|os|as|l|is)?(?: ainda)?; (?:lacunas|gaps|pendências conhecidas|limitações)(?: (?:conhecid[oa]s|atuais))?(?: d[oae]s? [a-zà-ÿ]{2,20})?; falta(?:ndo)?; faltantes; o que (?:ainda )?(?:falta(?: implementar| fazer)?|não (?:existe|está pronto|foi (?:feito|implementado)|tem)); (?:ainda )?não (?:existe|temos|tem)",
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
};

/** How words are compared. */
export const words: Words = {
  stop: "o a os as um uma uns umas ao aos à às do da dos das de em no na nos nas num numa com por pelo pela pelos pelas para pra que se seu sua seus suas meu minha nosso nossa e ou nem é são está estão ser foi era há muito mais já também como este esta isto esse essa isso aquele ele ela eles elas nós você vocês quem qual onde quando enquanto porque mas pois entre até desde sobre sob após antes depois nada ninguém nenhum nenhuma nunca jamais sempre cada todo toda todos todas outro outra algo algum alguma ainda assim fazer faça façam deve devem pode podem não sem só apenas somente favor comigo contigo conosco",
  small: "os as da do de em um uma no não que é são com por para",
  stem: stemRomance,
  concepts: conceptsBy(stemRomance, {
    delete: "apagar apague =remover =remova =remove excluir exclua deletar eliminar",
    change: "alterar altere alterem altera mudar mude modificar modifique editar mexer =tocar =toque atualizar ajustar",
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
};
