/** Where a cue in Spanish means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";
import { asideBehind, deniesByNoun, infinitive, orders, ordersWith } from "../romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
export const isAside = asideBehind("si|cuando|porque|ya que|que|como|quien|mientras|aunque");

/** A text that shares "no", "solo" or "sin" with another language is Spanish where one of these stands in it. */
export const SPANISH =
  /[ñáíóú¿¡]|(?<![a-zà-ÿ])(?:el|la|los|las|un|una|unos|unas|del|al|de|que|con|para|por|se|su|sus|es|en|y|lo|le|esta|estos|estas|este|nada|ni|ya|hay|son|sobre|cuando|hasta|cada|todo|todas|todos|tus|mi|como|antes|desde|ningun|sin|solo|ahora)(?![a-zà-ÿ])/;

/** A sign of the language beside the cue itself, which other languages have too. */
export const speaks = ({ clause, cue }: CueSite): boolean =>
  SPANISH.test(clause.replace(cue, " ")) || (opens.test(clause) && !/^ {0,8}use /.test(clause));

const PORTUGUESE = anyWord("não uma do da dos das em ao aos pelo pela você vocês");

/** Pronouns before the verb. */
const CLITICS = "(?:(?:se|lo|la|los|las|me|te|le|les|nos)\\s{1,4}){0,2}";

/** Words in -es, -as, -amos that are no orders. */
const NO_ORDER =
  "dependen crean tienen generan responden devuelven traen ofrecen cubren leen escriben llevan vienen salen entran valen existen resuelven rompen corren venden miden piden siguen pueden deben quieren necesiten consumen mueven pierden comparten convierten conocen aparecen parecen ocurren puedes debes tienes quieres eres sabes crees entiendes ves dependes apareces pareces respondes vienes sueles pues tres entonces antes veces es estas estás vas das has necesitas más mas dos las los nuevas otras muchas estos esas usuarios todas todos datos errores opciones clases";

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

/** What is not done by anybody: a rule in the passive. */
const PASSIVE = firstWord(`se\\s{1,4}(?:${CHANGES.split(" ").join("|")})`);

/** "No se usa en este proyecto: …": how it is here, and what was done behind the colon. */
const IN_PLACE = /^ {1,8}se (?:usan?|utilizan?|aceptan?)(?: [a-z]{2,5}){0,3} [a-zñáéíóú]{4,14} {0,4}(?::|—|;) {1,4}se /;

/** "no" before a verb: a rule; not what something does or what happened. */
export const forbids = (site: CueSite): boolean => {
  const { after, clause, agent, ruled, before } = site;
  if (PORTUGUESE.test(clause) || isAside(site)) return false;
  if (PASSIVE.test(after)) return (ruled || !agent) && !IN_PLACE.test(after);
  if (/^ {1,8}porque(?![a-z])/.test(after)) return false;
  if (/(?:^| )(?:para|por|de|a) {1,8}$/.test(before)) return false;
  if (!orders(site) && !/(?:favor de|importante|recuerda|ojo|y|pero|que)[: ] {0,8}$/.test(before)) return false;
  if (infinitive.test(after)) return COMMON_VERB.test(after) || speaks(site);
  return ORDER.test(after) && (speaks(site) || COMMON_VERB.test(after));
};

const COMMON_VERB = firstWord(
  "(?:toc|toqu|modific|modifiqu|cambi|us|borr|elimin|edit|hag|hac|cre|agreg|añad|sub|ejecut|escrib|instal|mov|muev|despleg|desplieg|commite|pushe|mezcl|mergee|renombr|reintent|publi|pong|pon|asum|invent|coment|salt|sált|omit|ignor|olvid|neg|guard|abr|imprim|expon|expong|dej|quit|tom|mand|envi|lanz|llam|romp|rompa|traduzc|traduc|respond|refactoric|refactoriz)[a-zñáéíóú]{0,8}",
);

/** An order opens the clause. */
const opens = firstWord(
  "(?:por favor,?\\s)?(?:usa|use|usar|utiliza|utilizar|toca|tocar|modifica|modificar|edita|editar|cambia|cambiar|trabaja|trabajar|escribe|escribir|responde|responder|haz|hacer|ejecuta|ejecutar|crea|crear|añade|añadir|agrega|agregar|lee|leer|guarda|guardar|sube|subir|instala|instalar|despliega|desplegar|mantén|mantener|sigue|seguir|aplica|aplicar|acepta|aceptar|pon|poner|prueba|probar|corre|importa|importar|envía|enviar|permite|permitir|llama|llamar|commitea|mergea|mezcla)",
);

/** An order opens the clause, or its piece with the cue. */
export const ordered = ordersWith(opens);

/** Somebody may, must or shall. */
export const modal = anyWord(
  "debe deben debes deberá deberán debería deberían puede pueden puedes podrá podrán tiene tienen permite permiten acepta aceptan permitido permitida permitidos admite",
);

/** A verb that says how things are. */
export const finite = anyWord(
  "es son está están era fue eran hay había tiene tenía queda quedan falta sirve funciona existe muestra devuelve aparece ocurre pasa falla usa corre necesita contiene afecta cuesta tarda",
);

/** "solo": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
  speaks(site) &&
  !isAside(site) &&
  !/(?:^| )(?:no|un|una|tan|el|la|se [a-zñáéíóú]{3,16}) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:que|un|una|porque|queda|quedan|falta|faltan|tiene|había|es|son|era|fue|\d)(?![a-z])/.test(site.after) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    (site.atStart &&
      !/^ {1,8}(?:se )?(?:ocurre|pasa|falla|funciona|aparece|muestra|necesita|sirve)/.test(site.after)) ||
    (!site.agent && !finite.test(site.head) && !finite.test(site.after.slice(0, 20))));

/** "sin …" at the start, without a verb of being: nothing of the kind may be added. */
export const bare = (site: CueSite): boolean =>
  byNoun(site) &&
  (SPANISH.test(`${site.head}${site.after}`) || site.ruled) &&
  !/^ {1,8}(?:éxito|efecto|suerte|embargo|duda|problemas?|errores?|cambios?|resultado|resultados|respuesta|novedad|contexto|datos)(?![a-z])/.test(
    site.after,
  );

const byNoun = deniesByNoun(finite, isAside);
