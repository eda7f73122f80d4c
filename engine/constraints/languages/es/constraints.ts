/** What Spanish forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { beginsItsSentence, infinitive, orders, PAST, rulesAlways } from "../romance.ts";
import { bare, finite, forbids, isAside, limits, modal, ordered, speaks } from "./sites.ts";

/** Somebody's word, or leave. */
const APPROVAL =
  "(?:aprobación|aprobacion|autorización|autorizacion|permiso|confirmación|confirmacion|consentimiento|visto bueno|revisión|ok|okay)";

/** Who is asked, and when. */
const HEARERS = "(?:conmigo|me|nos|antes|primero|siempre|al usuario|a [a-zñáéíóú]{2,16})";

/** Rules: bans, limits, gates and closed areas. Groups of phrases in the notation of language.ts. */
export const constraints: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: phrases(`
      (?:queda |quedan |está |están |estrictamente |terminantemente )?prohibid[oa]s?; se prohíben?; prohíbe; prohibimos
      no (?:está|están|queda|quedan|se) (?:permitid-|autorizad-|permiten?|autoriza-|admiten?|toleran?)
      bajo ning(?:ú|u)n(?:a)? (?:concepto|circunstancia|motivo|pretexto)
      en ning(?:ú|u)n (?:caso|momento); de ninguna (?:manera|forma)
      no (?:se )?(?:debe|deben|debes|debemos|debéis|deberá|deberán|deberás); no (?:se )?(?:podrá|podrán|podrás); no (?:puedes|podéis)
      no se (?:puede|pueden) (?:tocar|modificar|cambiar|borrar|eliminar|editar|usar|subir|publicar|mezclar|desplegar|hacer|añadir|agregar|crear|mover)
      no hay que; jamás se debe; es inaceptable; (?:es|son) innegociables?`),
    unless: phrases("(?:estas|las|dichas) (?:reglas|normas) no"),
    when: (site) => !isAside(site) && !/^ {1,8}(?:ser un problema|preocuparse|haber)/.test(site.after),
  },
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: phrases("nunca(?! (?:más se supo|mejor)); jam(?:á|a)s"),
    when: (site) => !isAside(site) && rulesAlways(site) && (site.cue !== "jamas" || speaks(site)),
  },
  { as: "prohibition", strength: 2, at: "any", find: phrases("no(?! ?[,.!:]); tampoco"), when: forbids },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases(`
      nada de; nada se [a-zñáéíóú]{2,16}; cero (?!errores|fallos|fallas|problemas|advertencias|warnings|tests|resultados|diferencias|regresiones|coste|costo|impacto)[a-zñáéíóú]{4,20}
      (?:el usuario|la usuaria|el cliente|el equipo|el humano|yo) no (?:quiere|quieren|quiero)
      (?:no quiero|no queremos|no quiere|no quieren) (?:que|ning-|más|nuev-|un-|ver|tener|usar|cambios|tocar)
      (?:pidió|dijo|pide|exige|ordenó|indicó|quiere|acordamos|quedamos en|decidimos) (?:que )?no
      (?:ninguna|ning(?:ú|u)n|nadie) (?:[a-zñáéíóú]{2,20} ){0,4}(?:debe|deben|puede|pueden|podrá|toca|modifica|cambia|sale|entra|se [a-z]{2,14})
      deja de [a-zñáéíóú]{2,16}[aei]r; dejen de [a-zñáéíóú]{2,16}[aei]r; al[eé]jate de; manos fuera; fuera de aquí; queda fuera del? alcance; intocables?`),
    when: (site) =>
      !isAside(site) && (!site.agent || site.ruled || /dijo|pidió|pide|exige|indicó|quiere/.test(site.cue)),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: phrases("(?:ninguna|ning(?:ú|u)n)"),
    when: (site) =>
      !finite.test(site.after) && !/^ {1,8}de (?:l[oa]s|est[oa]s|es[oa]s) /.test(site.after) && bare(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["sin"],
    when: (site) =>
      bare(site) &&
      (ordered(site) || modal.test(site.head) || (site.atStart && (site.ruled || beginsItsSentence(site)))),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases(`
      evita(?:r|d|n)?(?: que)?; evite[ns]?; (?:hay que|se debe|procura|conviene) evitar; absten(?:te|erse|ganse) de; abst(?:é|e)n(?:te|gase|ganse) de
      no (?:se )?(?:deber(?:í|i)a[ns]?|recomienda|aconseja|conviene); (?:des|no )aconsej(?:ado|able); no es (?:recomendable|aconsejable|conveniente|buena idea); mejor no; preferible no; prefiero que no`),
    when: (site) => !isAside(site) && (!/^evita$/.test(site.cue) || orders(site)),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases("en (?:vez|lugar) de"),
    when: (site) => (!site.agent || site.ruled) && ordered(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases(
      "(?<=, |\\(|— |- )(?:y )?no (?:el|la|los|las|con|por|en|un|una|de|al|del|sobre|desde|a|para); (?<=, |\\(|— |- )(?:y )?(?:no|nunca)",
    ),
    when: (site) => ordered(site) && (speaks(site) || !/^ {0,8}use /.test(site.clause)) && !infinitive.test(site.after),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases("s(?:o|ó)lo; solamente; (?:ú|u)nicamente; exclusivamente"),
    when: limits,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases(`
      como (?:máximo|mucho|maximo); a lo sumo; m(?:á|a)ximo (?:de )?(?:\\d|un|una|dos|tres|cuatro|cinco|diez)-; l(?:í|i)mite (?:duro|estricto|m(?:á|a)ximo)? ?(?:de )?\\d-
      no m(?:á|a)s de; no (?:exceder|superar|sobrepasar|exceda|exceda[ns]|supere|superes|excedas)-; nada m(?:á|a)s que; ning(?:ú|u)n otr[oa]; ninguna otra; nada m(?:á|a)s(?= ?(?:[.,;)]|$)); (?:se )?limit(?:a|ate|arse|ado|ada|en|e)s? a; nadie m(?:á|a)s`),
    when: (site) =>
      (!isAside(site) &&
        (!site.agent || site.ruled || modal.test(site.clause)) &&
        !/^limit/.test(site.cue + site.after.slice(0, 0))) ||
      /l(?:í|i)mite|máximo|maximo/.test(site.cue) ||
      site.ruled,
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(`
      sin (?:mi |tu |su |la |el |una |un |previa |nuestra ){0,3}(?:previa |expresa |explícita |escrita )?${APPROVAL}; sin (?:que )?(?:antes )?(?:preguntar|consultar|avisar|pedir permiso|autorizar|confirmar|haber preguntado|preguntarme|consultarme|avisarme)-
      (?:pregunta|consulta|pide|avisa|confirma|pregúntame|consúltame|avísame|preguntar|consultar|confirmar|pregunte|consulte|confírmame)(?: ${HEARERS}){0,3} antes(?: de)?
      antes de … (?:pregunta|consulta|avisa|avísame|pregúntame|pide|confirma|espera)-; (?:pregunta|consulta|pregúntame|confirma|consúltame|avísame) primero
      (?:requiere|requieren|necesita|necesitan|exige|sujeto a|hace falta|pendiente de|precisa) (?:mi |tu |su |la |el |una |un |previa ){0,2}(?:previa |expresa |explícita )?${APPROVAL}
      (?:espera|esperar|espere|esperen|aguarda) (?:a que|hasta|mi|por|la|el|su|al|a); (?:debe|deben|debes|hay que|tiene que|tienen que) … antes de
      (?:para|detente|deténgase|párate|alto|detenerse) (?:aquí|ahí|ahora|antes|y|después); no … hasta(?: que)?; no … a menos que; no … salvo; no … sin; nada … hasta(?: que)?; nada … sin
      no (?:está|se considera|se da por) … (?:hasta|si no|sin)`),
    when: (site) =>
      !isAside(site) &&
      (!/^no /.test(site.cue) ||
        (!PAST.test(site.cue.slice(2)) &&
          (site.ruled || orders(site)) &&
          !/^no (?:hay|tiene|es|existe|funciona|arranca|está (?:list|disp))/.test(site.cue))),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:deja|dejar|dejad|deje|dejen|déjalo|déjala|déjalos) … (?:como está|como están|tal cual|en paz|sin tocar|intact-|quiet-)
      (?:se deja|se dejan|queda|quedan|permanece|permanecen|sigue|siguen|se queda|se quedan|debe quedar|deben quedar|mantén|mantener|mantiene|mantienen) … (?:como está|como están|tal cual|intact-|sin cambios|sin tocar|igual|congelad-|cerrad-|idéntic-|inalterad-|privad-|en secreto)
      (?:mantén|mantener|manténgase|deja|dejar) … (?:fuera de|lejos de|al margen)`),
    when: (site) => !isAside(site),
  },
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:de )?s(?:o|ó)lo lectura; (?:es|son|está|están|queda|quedan) (?:de solo lectura|congelad[oa]s?|bloquead[oa]s?|protegid[oa]s?|inmutables?|intocables?|generad[oa]s? (?:autom-|por)|fuera de(?:l)? (?:alcance|ámbito|límites))
      (?:se genera|se generan|generad[oa]s?) automáticamente; fuera de(?:l)? alcance; fuera de los l(?:í|i)mites`),
    when: (site) => !isAside(site) && (!site.agent || site.ruled || /lectura/.test(site.cue)),
  },
];
