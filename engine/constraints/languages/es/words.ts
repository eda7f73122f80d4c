/** Headings in Spanish, and how its words are compared. */
import type { Headings, Words } from "../../language.ts";
import { conceptsBy, phrases } from "../notation.ts";
import { stemRomance } from "../stems.ts";

/** Whole headings by what they say of the items below them. */
export const headings: Headings = {
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
};

/** How words are compared. */
export const words: Words = {
  stop: "el la los las un una unos unas lo al del de en con por para que se su sus mi mis tu tus nos les y e ni u es son está están ser fue era hay muy más ya también como este esta estos estas ese esa eso esto aquel ella ellos nosotros usted quien cual donde cuando mientras si sí aunque porque pero sino pues entre hacia hasta desde sobre ante tras favor nada nadie ningún ninguna nunca jamás siempre cada todo todos todas otro otra otros otras algo algún alguna aún todavía así hacer haga hagas debe deben debes puede pueden hay conmigo contigo consigo él",
  small: "el la los las de del en un una y o no que es son con por para",
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
};
