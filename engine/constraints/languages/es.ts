/** Spanish. */
import type { CueSite, Language } from "../language.ts";
import { anyWord, conceptsBy, firstWord, phrases } from "./notation.ts";
import { asideBehind, infinitive, orders, PAST, rulesAlways, stemRomance } from "./romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
const isAside = asideBehind("si|cuando|porque|ya que|que|como|quien|mientras|aunque");

/** A text that shares "no", "solo" or "sin" with another language is Spanish where one of these stands in it. */
const SPANISH =
  /[ñáíóú¿¡]|(?<![a-zà-ÿ])(?:el|la|los|las|un|una|unos|unas|del|al|de|que|con|para|por|se|su|sus|es|en|y|lo|le|esta|estos|estas|este|nada|ni|ya|hay|son|sobre|cuando|hasta|cada|todo|todas|todos|tus|mi|como|antes|desde|ningun|sin|solo|ahora)(?![a-zà-ÿ])/;
const speaks = ({ clause, cue }: CueSite): boolean =>
  SPANISH.test(clause.replace(cue, " ")) || (opens.test(clause) && !/^ {0,8}use /.test(clause));
const PORTUGUESE = anyWord("não uma do da dos das em ao aos pelo pela você vocês");

/** Pronouns before the verb. */
const CLITICS = "(?:(?:se|lo|la|los|las|me|te|le|les|nos)\\s{1,4}){0,2}";

/** Words in -es, -as, -amos that are no orders. */
const NO_ORDER =
  "puedes debes tienes quieres eres sabes crees entiendes ves dependes apareces pareces respondes vienes sueles pues tres entonces antes veces es estas estás vas das has necesitas más mas dos las los nuevas otras muchas estos esas usuarios todas todos datos errores opciones clases";

/** Formal orders that no ending tells from a statement. */
const FORMAL =
  "use cambien? eliminen? borren? hagan? ejecuten? editen? alteren? creen? añadan? muevan? escriban? confirme guarde instalen? suban? abra pongan? envíe respondan? llame deje dejen exceda supere incluyan? lea rompan? asuman? inventen? salte omitan? mezclen? toque refactorice reintente reinicie despliegue renombre sobrescriba exponga registre imprima introduzcan? usen pida espere intente traduzca corrija acepte permita comparta copie dependa lance corra implemente reescriba modifiquen haya sea";

/** Orders of doing in the negative: "toques", "modifique", "borréis", "hagas". */
const ORDER = firstWord(
  `${CLITICS}(?:[a-zñáéíóú]{1,14}(?:ques|quen?|quéis|gues|guen?|ic(?:es|en?)|aces|acen?|i(?:es|en))|` +
    `(?!(?:${NO_ORDER.split(" ").join("|")})(?![a-z]))[a-zñáéíóú]{2,16}(?:es|as|éis|áis|emos|amos)|${FORMAL.split(" ").join("|")})`,
);

const CHANGES =
  "toca tocan modifica modifican cambia cambian borra borran elimina eliminan edita editan usa usan utiliza utilizan sube suben despliega despliegan mezcla mezclan fusiona fusionan publica publican commitea commitean pushea instala instalan añade añaden agrega agregan crea crean acepta aceptan permite permiten admite admiten hace hacen mergea escribe escriben mueve mueven renombra incluye incluyen negocia reescribe comparte ejecuta lanza despliegue toque toquen";
const PASSIVE = firstWord(`se\\s{1,4}(?:${CHANGES.split(" ").join("|")})`);

const forbids = (site: CueSite): boolean => {
  const { after, clause, agent, ruled, before } = site;
  if (PORTUGUESE.test(clause) || isAside(site)) return false;
  if (PASSIVE.test(after)) return ruled || !agent;
  if (/(?:^| )(?:para|por|de|a) {1,8}$/.test(before)) return false;
  if (!orders(site) && !/(?:favor de|importante|recuerda|ojo|y|pero|que)[: ] {0,8}$/.test(before)) return false;
  if (infinitive.test(after)) return COMMON_VERB.test(after) || speaks(site);
  return ORDER.test(after) && (speaks(site) || COMMON_VERB.test(after));
};
const COMMON_VERB = firstWord(
  "(?:toc|toqu|modific|modifiqu|cambi|us|borr|elimin|edit|hag|hac|cre|agreg|añad|sub|ejecut|escrib|instal|mov|muev|despleg|desplieg|commite|pushe|mezcl|mergee|renombr|reintent|publi|pong|pon|asum|invent|coment|traduzc|traduc|respond|refactoric|refactoriz)[a-zñáéíóú]{0,8}",
);

/** An order opens the clause. */
const opens = firstWord(
  "(?:por favor,?\\s)?(?:usa|use|usar|utiliza|utilizar|toca|tocar|modifica|modificar|edita|editar|cambia|cambiar|trabaja|trabajar|escribe|escribir|responde|responder|haz|hacer|ejecuta|ejecutar|crea|crear|añade|añadir|agrega|agregar|lee|leer|guarda|guardar|sube|subir|instala|instalar|despliega|desplegar|mantén|mantener|acepta|aceptar|pon|poner|prueba|probar|corre|importa|importar|envía|enviar|permite|permitir|llama|llamar|commitea|mergea|mezcla)",
);
/** An order opens the clause, or its piece with the cue. */
const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);
const modal = anyWord(
  "debe deben debes deberá deberán debería deberían puede pueden puedes podrá podrán tiene tienen permite permiten acepta aceptan permitido permitida permitidos admite",
);
/** A verb that says how things are. */
const finite = anyWord(
  "es son está están era fue eran hay había tiene tenía queda quedan falta sirve funciona existe muestra devuelve aparece ocurre pasa falla usa corre necesita contiene afecta cuesta tarda",
);

const limits = (site: CueSite): boolean =>
  speaks(site) &&
  !isAside(site) &&
  !/(?:^| )(?:no|un|una|tan|el|la) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:que|un|una|porque|queda|quedan|falta|faltan|tiene|había|es|son|era|fue|\d)(?![a-z])/.test(site.after) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    (site.atStart &&
      !/^ {1,8}(?:se )?(?:ocurre|pasa|falla|funciona|aparece|muestra|necesita|sirve)/.test(site.after)) ||
    (!site.agent && !finite.test(site.head) && !finite.test(site.after.slice(0, 20))));

/** "sin …" at the start, without a verb of being: nothing of the kind may be added. */
const bare = (site: CueSite): boolean =>
  !finite.test(`${site.before} ${site.after.replace(/[,:(].{0,400}$/, "")}`) &&
  !isAside(site) &&
  (SPANISH.test(`${site.head}${site.after}`) || site.ruled) &&
  !/^ {1,8}(?:éxito|efecto|suerte|embargo|duda|problemas?|errores?|cambios?|resultado|resultados|respuesta|novedad|contexto|datos)(?![a-z])/.test(
    site.after,
  ) &&
  (!site.agent || site.ruled);

const APPROVAL =
  "(?:aprobación|aprobacion|autorización|autorizacion|permiso|confirmación|confirmacion|consentimiento|visto bueno|revisión|ok|okay)";
const HEARERS = "(?:conmigo|me|nos|antes|primero|siempre|al usuario|a [a-zñáéíóú]{2,16})";

/** Spanish: "no" with subjunctive or infinitive, reflexive passives, "solo" and "sin", gates, tries and failures. */
export const es: Language = {
  code: "es",
  script: "latin",
  spaced: true,
  cues: [
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
        nada de; nada se [a-zñáéíóú]{2,16}; cero (?:dependencias|emojis|comentarios|cambios|tolerancia|refactors?)
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
      when: (site) => !finite.test(site.after) && bare(site),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: ["sin"],
      when: (site) => bare(site) && (site.atStart || infinitive.test(site.after)),
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
      when: (site) =>
        ordered(site) && (speaks(site) || !/^ {0,8}use /.test(site.clause)) && !infinitive.test(site.after),
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
    {
      as: "failed_attempt",
      strength: 2,
      at: "any",
      find: phrases(`
        no (?:ha |han |había |nos |me |lo |la |se ){0,2}(?:funcion(?:a|ó|aba|an|aron|ado)|sirv(?:e|ió|en|ieron)|ayud(?:a|ó|aron|ado)|resolvi(?:ó|eron)|resuelve|solucion(?:a|ó|ado)|arregl(?:a|ó|ado)|mejor(?:a|ó|aron|ado)|bast(?:a|ó|an)|alcanz(?:a|ó|an)|lleg(?:a|ó|an|aron) a|consigui(?:ó|eron)|logr(?:a|ó|aron|amos)|pudo|pudimos|pudieron|cambi(?:ó|aron) nada|surtió efecto|tuvo (?:ningún )?efecto|tuvo éxito|compil(?:a|ó)|arranc(?:a|ó)|prosper(?:a|ó)|escala|convergi(?:ó|eron)|hizo nada|sirvió de nada)
        sin (?:éxito|efecto|resultado|suerte); en vano; inútilmente; infructuos-; fracas(?:ó|aron|a|ado|o)
        (?:sigue|siguen|siguió|volvió a|vuelve a|vuelven a) (?:fallando|fallar|fallaba|roto|rota|rompiéndose|igual)
        (?:falló|fallaron|ha fallado|han fallado|falla con|falla al|fallan con|fallido|fallida|fallidos|fallidas); (?:se )?(?:descartó|descartaron|descartado|descartada|revirtió|revirtieron|revertid[oa]s?|deshizo|rechaz(?:ó|aron|ado|ada)|abandonó|abandonado|abandonada)
        callejón sin salida; (?:está|estaba|tiene|quedó|viene|deja) (?:[a-zñáéíóú]{2,20} ){0,2}(?:rot[oa]s?|corrupt[oa]s?|inservibles?|inusables?); (?:empeoró|empeoraron|empeora); se (?:colgó|cayó|cuelga|bloqueó); (?:ningún|ninguna) (?:efecto|mejora|diferencia|éxito|cambio); lo (?:probé|intentamos|probamos|intenté) … (?:pero|y no|sin)`),
      when: (site) =>
        !/(?:^| )(?:si|cuando|para que|aunque) (?:[^ ]{1,20} ){0,3}$/.test(site.before) && SPANISH.test(site.clause),
      unless: phrases("si falla; 0 fall-; casos fallidos; intentos fallidos"),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: phrases(`
        no (?:existen?|exist(?:ía|ían)|hay|había|hubo|habrá)(?! (?:prisa|problema|duda|de qué|que)); (?:no|ni|aún no|todavía no) (?:está|están|estaba|estaban|se ha|se han|fue|ha sido|han sido|quedó) (?:[a-zñáéíóú]{2,16} ){0,2}(?:implementad|configurad|disponible|instalad|soportad|probad|definid|documentad|desplegad|activad|habilitad|hech|terminad|migrad|conectad|incluid|verificad|publicad|cread|list|integrad|registrad|presente|encontr)-
        (?:a(?:ú|u)n|todav(?:í|i)a) no(?! (?:está claro|sé|sabemos|se sabe|es seguro)); no (?:tiene|tienen|tenía|contiene|incluye|soporta|admite|ofrece|lleva|trae|aparece|dispone|figura|cubre)[ns]?; (?:falta|faltan|faltaba|faltaban); carece[n]? de; sin (?:implementar|soporte|probar|configurar|documentar|verificar|resolver|migrar); nunca se (?:[a-zñáéíóú]{2,16}ó|[a-zñáéíóú]{2,16}aron|ha|han); (?:ninguna|ning(?:ú|u)n) (?:[a-zñáéíóú¤]{2,40} ){1,4}(?:tiene|existe|contiene|devuelve|está|aparece); no se encontr(?:ó|aron)`),
      when: (site) => !isAside(site) && speaks(site),
    },
    {
      as: "deprecated",
      strength: 2,
      at: "any",
      find: phrases(`
        obsolet[oa]s?; (?:está|están|quedó|quedaron|fue|fueron|ha sido|han sido) (?:deprecad|descontinuad|retirad|eliminad|reemplazad|sustituid|descatalogad|borrad)-; deprecad[oa]s?
        ya no; se (?:retiró|eliminó|quitó|descontinuó|reemplazó|retiraron|eliminaron|quitaron); en desuso; dado de baja; dada de baja`),
      when: (site) => !isAside(site) && speaks(site),
    },
    {
      as: "unconfirmed",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:sospecho|sospechamos|sospecha|sospechas|supongo|suponemos|presuntamente|supuestamente|presumiblemente)
        (?:sin|no está|no están|aún no|todavía no|por) (?:confirmar|confirmad-|verificad-|comprobad-|comprobar|demostrad-|segur-); no (?:está|es) (?:claro|seguro) (?:si|que|por qué); (?:hipótesis|suposición|conjetura)`),
      when: speaks,
    },
    {
      as: "correction",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:es|era|son|eran|estaba|está) (?:incorrect|errone|erróne|equivocad|fals)[oa]s?; correcci(?:ó|o)n(?=:| de)
        (?:se llama|es|son|está en|vive en|se escribe|usa) [^,;]{1,60}, no`),
      when: (site) =>
        speaks(site) && (!/, no$/.test(site.cue) || /[\d`_/@]|\p{Lu}/u.test(site.spelledAfter.slice(0, 40))),
    },
    {
      as: "hedge",
      strength: 1,
      at: "any",
      find: phrases(
        "quizás?; tal vez; probablemente; posiblemente; parece(?: que)?; podría; podrían; a lo mejor; creo que; acaso; no (?:se descarta|es imposible|es improbable|está descartado)",
      ),
    },
    {
      as: "duty",
      strength: 2,
      at: "any",
      find: phrases(
        "debe[ns]?; hay que; tiene[ns]? que; siempre; asegúrate; asegúrese; es obligatorio; obligatori-; recuerda; no olvid-",
      ),
      when: speaks,
    },
    {
      as: "permission",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:puede[ns]?|podéis) (?!no)[a-zñáéíóú]{2,16}[aei]r-; (?:se permite|se permiten|está permitido|están permitid[oa]s|eres libre de|se puede); no (?:hace falta|es necesario) (?:preguntar|pedir|autorización|aprobación)",
      ),
      when: (site) => !/(?:^| )no {1,8}(?:se )?$/.test(site.before),
    },
  ],
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
  headings: {
    forbidding: phrases(
      "(?:estrictamente )?(?:prohibido|prohibidos|prohibida|prohibidas|prohibiciones)(?: absolutas?)?; no hacer; no; nunca; jamás; qué no hacer; lo que no (?:se debe hacer|hay que hacer|debes hacer); no (?:debes|se debe|tocar|modificar|permitido|está permitido); evitar; evita; fuera de(?:l)? alcance; solo lectura; antipatrones; intocables?; líneas rojas",
    ),
    failed: phrases(
      "(?:intentos|enfoques|caminos|experimentos|opciones|alternativas|soluciones|pruebas) (?:fallid|descartad|rechazad|abandonad)[oa]s; (?:lo que|qué) (?:no funcionó|falló|ya se probó|se intentó); ya (?:probado|intentado); probado sin éxito; callejones sin salida; descartad[oa]s?; fracasos; intentos",
    ),
    absent: phrases(
      "no (?:implementado|soportado|disponible|hecho|incluido)s?(?: aún| todavía)?; pendiente de implementar; carencias; lagunas; faltantes?; limitaciones(?: conocidas)?; falta",
    ),
    corrected: phrases("correcciones?; fe de erratas; erratas; corrección(?: del usuario)?"),
    unconfirmed: phrases(
      "(?:sin|por) (?:confirmar|verificar); hipótesis; suposiciones; supuestos; sospechas; no confirmad[oa]s?",
    ),
    rules: phrases(
      "reglas?; normas?; restricciones; restricción; convenciones; directrices; políticas?; requisitos; límites; principios; instrucciones; obligatorio; importante; constraints; estándares; prohibid[oa]s?; prohibiciones; nunca",
    ),
    next: phrases(
      "(?:próximos|siguientes) pasos; siguiente(?: paso)?; próximo paso; pendientes?; por hacer; tareas(?: pendientes| abiertas)?; abierto; queda por hacer; qué falta",
    ),
    done: phrases(
      "hecho; hechas?; terminad[oa]s?; completad[oa]s?; finalizad[oa]s?; cerrad[oa]s?; resuelt[oa]s?; historial; cancelad[oa]s?",
    ),
  },
  words: {
    stop: "el la los las un una unos unas lo al del de en con por para que se su sus mi mis tu tus nos les y e ni u es son está están ser fue era hay muy más ya también como este esta estos estas ese esa eso esto aquel ella ellos nosotros usted quien cual donde cuando mientras si sí aunque porque pero sino pues entre hacia hasta desde sobre ante tras favor nada nadie ningún ninguna nunca jamás siempre cada todo todos todas otro otra otros otras algo algún alguna aún todavía así hacer haga hagas debe deben debes puede pueden hay",
    stem: stemRomance,
    concepts: conceptsBy(stemRomance, {
      delete: "borrar borre eliminar elimine suprimir =quitar =quita =quites =quite",
      change:
        "cambiar modificar modifique editar edite alterar altere alteres tocar toque actualizar actualice ajustar retocar",
      write: "escribir escrito escriba",
      run: "ejecutar ejecute =correr =corre =corras lanzar",
      use: "utilizar utilice emplear =usar =uses =use =usa =usan =usen",
      push: "pushear =subir =subas =suba",
      commit: "commitear",
      deploy: "desplegar desplegue desplieg despliegue =publicar =publica =publiques =publique",
      approval: "aprobar aprobación autorizar autorización =permiso =permisos confirmar confirmación consentimiento",
      ask: "preguntar",
      file: "=archivo =archivos =fichero =ficheros",
      test: "prueba probar",
      add: "añadir añada agregar agregue =crear =crea =crees =cree",
      restart: "reiniciar reinicie",
      install: "instalar",
      merge: "mezclar fusionar",
      rename: "renombrar",
      retry: "reintentar",
      secret: "=secreto =secretos credenciales contraseña",
      branch: "=rama =ramas",
      user: "usuario",
      production: "=producción",
      send: "enviar =mandar",
      read: "=lectura =leer =leas",
      customer: "cliente",
      price: "precio",
      rule: "regla",
      start: "=iniciar =inicia =empezar =empieza",
      stop: "detener",
      answer: "responder =contestar",
      english: "=inglés",
      spanish: "=español",
      tax: "impuesto",
      tabl: "=tabla =tablas",
      dependenci: "dependencia",
    }),
  },
  grammar: {
    clauseJoints: ["y"],
    orderJoints: ["y"],
    verbJoints: ["y", "o"],
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
};
