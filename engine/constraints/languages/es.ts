/** Spanish. */
import type { Language } from "../language.ts";
import { consent } from "./es/consent.ts";
import { constraints } from "./es/constraints.ts";
import { facts } from "./es/facts.ts";
import { handles } from "./es/handles.ts";
import { losses } from "./es/losses.ts";
import { naming } from "./es/naming.ts";
import { pledges } from "./es/pledges.ts";
import { retiring } from "./es/retiring.ts";
import { rewording } from "./es/rewording.ts";
import { told } from "./es/told.ts";
import { headings, words } from "./es/words.ts";
import { phrases } from "./notation.ts";

/** Spanish: "no" with subjunctive or infinitive, reflexive passives, "solo" and "sin", gates, tries and failures. */
export const es: Language = {
  code: "es",
  script: "latin",
  spaced: true,
  cues: [...constraints, ...facts],
  idle: phrases(`
    no (?:te|se|os) preocup-; no pasa nada; no hay (?:problema|prisa|duda|de qué|apuro); no (?:s(?:o|ó)lo|solamente); no obstante; no importa; no olvid[a-z]{1,4}; no dud[a-z]{1,3} en; ni idea; cómo no; por qué no; si no; o no(?= ?[,.;]|$)
    sin (?:problemas?|duda|embargo|m(?:á|a)s|querer); no est(?:á|a) mal; nada mal; de nada; no sé; no (?:es|fue) para tanto; no es (?:necesario|obligatorio); no hace falta; no necesariamente; m(?:á|a)s que nada; nada menos; nunca es tarde`),
  openers: phrases(
    "y; pero; o; entonces; además; también; por favor; ahora; siempre; importante; nota; ojo; recuerda; recuerde; atención; ok; vale; bien; sí; bueno; por cierto; eso sí; así que; de acuerdo; usted; tú; nosotros; agentes?; primero; por último; finalmente; en general; por ahora; de momento; cuidado; regla; a partir de ahora; desde ahora",
  ),
  closers: phrases("por favor; gracias; todavía; aún; por ahora; nunca; jamás; aquí; ahora; también"),
  leads: phrases(
    "si; cuando; antes; después; hasta; en; con; para; por; sin; al; durante; mientras; desde; salvo; excepto; aunque; dentro; fuera; bajo; según; tras; como; de",
  ),
  conditions: phrases(
    "a menos que; salvo(?: que| si| en| para)?; excepto(?: que| si| en| para| cuando)?; hasta(?: que)?; antes (?:de|que); después de; si; s(?:o|ó)lo si; s(?:o|ó)lo cuando; cuando; mientras; durante; siempre que; siempre y cuando; una vez; en caso de; fuera de; sin; con excepción de; aunque; a no ser que; tras",
  ),
  conditionEnds: [],
  gates: phrases("a menos que; salvo; hasta; sin; antes; a no ser que; excepto"),
  reasons: phrases(
    "primero; revisa; mira; mejor; usa; haz; porque; ya que; pues; puesto que; dado que; así que; es que; lo que; la que; el que; que; esto; eso; está; es; son; la; lo; de lo contrario; si no; por eso; debido a; se; nos",
  ),
  halves: phrases(
    "(?:y )?no (?:el|la|los|las|con|por|en|un|una|de|al|del|sobre|desde|a|para); en vez de; en lugar de; nada m(?:á|a)s",
  ),
  pronouns: phrases("lo; la; los; las; eso; esto; ello; ahí; ellos; ellas"),
  introducing: phrases("una?; el; las?; los; algún; alguna; cualquier; otr[oa]; cada"),
  abbreviations: phrases("p.ej; ej; p. ej; ud; uds; sr; sra; dra; aprox; núm; pág; art; máx; mín"),
  release: phrases(
    "adelante; ya puedes; ya podéis; ya puede; puedes (?:ya|ahora); tienes (?:permiso|luz verde|mi ok); luz verde; aprobado; autorizado; dale; queda (?:levantad-|sin efecto); ya no (?:aplica|rige|hace falta); se levanta; retiro (?:la|lo); hazlo; olvida (?:la regla|lo que)",
  ),
  yes: phrases("s(?:í|i); vale; claro; de acuerdo; adelante; dale; correcto; hazlo; perfecto; confirmado; aprobado"),
  standing: phrases(
    "cada; siempre; nunca; jamás; todas; todos; cualquier; en general; a partir de ahora; de ahora en adelante",
  ),
  passing: phrases(
    "todavía; a(?:ú|u)n; por ahora; por el momento; de momento; hasta que (?:yo |te |lo |me )?(?:diga|avise|confirme|apruebe|responda|vuelva|hable)-; hasta nuevo aviso; esta vez; hoy; en esta (?:sesión|tarea|ola|rama|conversación|pr); mientras tanto; hasta (?:mañana|el lunes|el martes|el miércoles|el jueves|el viernes)",
  ),
  begun: phrases(
    "inici(?:é|ó|ado|ada|amos); lanc(?:é|ó)|lanzad[oa]; arranc(?:é|ó|ado); bloque(?:é|ó|ado|ada); paus(?:é|ó|ado|ada); en curso; corriendo; detuv[eo]; migrad[oa]s?; desactiv(?:é|ó|ado|ada); suspendid[oa]; cre(?:é|ó) (?:un|una) (?:tempor-|rama|tabla)",
  ),
  ended: phrases(
    "terminad[oa]s?; finalizad[oa]s?; completad[oa]s?; complet(?:ó|é); liberad[oa]s?; reanudad[oa]s?; revertid[oa]s?; deshech[oa]s?; eliminad[oa]s?; cerrad[oa]s?; desbloquead[oa]s?; reactivad[oa]s?; cancelad[oa]s?",
  ),
  succeeded: phrases("funciona(?: bien)?; funcionó; arreglado; resuelto; solucionado; éxito; pasa; pasó"),
  headings,
  words,
  grammar: {
    counts: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    clauseJoints: ["y"],
    orderJoints: ["y"],
    verbJoints: ["y", "o"],
    handling: ["tocar|editar|modificar|cambiar|alterar|borrar|eliminar|renombrar|sobrescribir|usar|mover"],
    because: ["porque"],
    manners: ["directamente", "a mano"],
    lacking: ["sin"],
    none: ["ningun[oa]?", "ningún", "sin"],
  },
  deeds: {
    conditional: /\b(?:sin|salvo|hasta|si|antes)\b/iu,
    changing: /(?<!\p{L})(?:toc(?:ar|ad|hi|qu)|toqu)/iu,
    staying: /tal cual/iu,
    deleting: /(?<!\p{L})borr(?:ar|ad|es)/iu,
    running: /\b(?:ejecutar|ejecutes|correr|lanzar)\b/iu,
    onto: /\b(?:a|en)/iu,
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
