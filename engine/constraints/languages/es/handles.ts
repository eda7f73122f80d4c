/** The words that stand beside literals in Spanish. */
import type { Handles } from "../../language.ts";

/** Spanish words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "rama",
  commit: "revisión",
  versions: "versión",
  places: "carpeta directorio",
  dotted: "carpeta",
  secrets: /contraseña/,
  ports: "puerto",
  channels: "canal",
  numbered: "artículo artículos factura pedido lote",
  joins: "y",
  coded: "reserva pedido código",
  due: "fecha",
  units: "línea líneas segundo segundos minuto minutos hora horas día días",
  limits: "límite máximo",
  each: "por",
  comparing: "máximo mínimo",
  relating: "más de",
  holding: "nunca no",
  wordings: "texto",
  reporting: /fallo|falla/i,
};
