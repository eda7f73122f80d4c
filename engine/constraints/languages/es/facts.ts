/** What Spanish says has failed, is missing, is over, is not sure or was wrong; and what it orders and permits. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { isAside, SPANISH, speaks } from "./sites.ts";

/** Negative facts, doubts, and directives. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      no (?:ha |han |había |nos |me |lo |la |se ){0,2}(?:funcion(?:a|ó|aba|an|aron|ado)|sirv(?:e|ió|en|ieron)|ayud(?:a|ó|aron|ado)|resolvi(?:ó|eron)|resuelve|solucion(?:a|ó|ado)|arregl(?:a|ó|ado)|mejor(?:a|ó|aron|ado)|bast(?:a|ó|an)|alcanz(?:a|ó|an)|lleg(?:a|ó|an|aron) a|consigui(?:ó|eron)|logr(?:a|ó|aron|amos)|pudo|pudimos|pudieron|cambi(?:ó|aron) nada|surtió efecto|tuvo (?:ningún )?efecto|tuvo éxito|compil(?:a|ó)|arranc(?:a|ó)|prosper(?:a|ó)|escala|convergi(?:ó|eron)|hizo nada|sirvió de nada)
      sin (?:éxito|efecto|resultado|suerte); en vano; inútilmente; infructuos-; fracas(?:ó|aron|a|ado|o)
      (?:sigue|siguen|siguió|volvió a|vuelve a|vuelven a) (?:fallando|fallar|fallaba|roto|rota|rompiéndose|igual)
      (?:falló|fallaron|ha fallado|han fallado|falla con|falla al|fallan con|fallido|fallida|fallidos|fallidas); (?:se )?(?:descartó|descartaron|descartado|descartada|revirtió|revirtieron|revertid[oa]s?|deshizo|rechaz(?:ó|aron|ado|ada)|abandonó|abandonado|abandonada)
      no (?:está |fue |quedó |ha sido )?(?:resuelt|solucionad|arreglad|corregid|reproducid)[oa]s?; (?:persist(?:e|en|ió|ía)|continúa|continúan|sigue apareciendo|siguen apareciendo)(?= (?:el|la|tras|después|con|aun|incluso|en|pese|a pesar)| ?(?:[.,;)]|$))
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
      (?:a(?:ú|u)n|todav(?:í|i)a) no(?! (?:está claro|sé|sabemos|se sabe|es seguro)); no (?:tiene|tienen|tenía|contiene|incluye|soporta|admite|ofrece|lleva|trae|aparece|dispone|figura|cubre)[ns]?; (?<!hacen |hace |haga |hagan |hiciera |sin )(?:falta|faltan|faltaba|faltaban); no se (?:usan?|utilizan?|aplican?|ejecut(?:ó|aron)|prob(?:ó|aron)|verific(?:ó|aron)|complet(?:ó|aron)|implement(?:ó|aron)|hizo|hicieron|lleg(?:ó|aron)|corri(?:ó|eron)|toc(?:ó|aron))(?! (?:si|cuando|para|nunca|jamás)); carece[n]? de; sin (?:implementar|soporte|probar|configurar|documentar|verificar|resolver|migrar); nunca se (?:[a-zñáéíóú]{2,16}ó|[a-zñáéíóú]{2,16}aron|ha|han); (?:ninguna|ning(?:ú|u)n) (?:[a-zñáéíóú¤]{2,40} ){1,4}(?:tiene|existe|contiene|devuelve|está|aparece); no se encontr(?:ó|aron)`),
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
];
