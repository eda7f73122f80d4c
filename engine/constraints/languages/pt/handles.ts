/** The words that stand beside literals in Portuguese. */
import type { Handles } from "../../language.ts";

/** Portuguese words that announce, bound and count literals. */
export const handles: Handles = {
  versions: "versão",
  places: "pasta",
  secrets: /senha/,
  ports: "porta",
  channels: "canal",
  numbered: "artigo artigos fatura",
  joins: "e",
  coded: "reserva pedido código",
  due: "prazo",
  units: "linha linhas segundo segundos minuto minutos hora horas",
  limits: "limite máximo",
  each: "por",
  comparing: "máximo mínimo",
  relating: "mais de",
  holding: "nunca",
  wordings: "texto",
};
