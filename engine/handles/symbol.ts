/** Names in code: functions, classes, variables, config keys, packages with a scope, columns. */
import { lazily } from "../constraints/lazily.ts";
import { beside, besideOf } from "./beside.ts";
import { gap, keyOf, tokenAfter, wordBefore } from "./context.ts";
import { isLabelOfId } from "./id.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import {
  AT,
  BACKSLASH,
  BRACKET,
  COLON,
  DASH,
  DOT,
  EQUALS,
  HASH,
  HUMP,
  LETTER,
  LOWER,
  MARK,
  SCHEME,
  SLASH,
  type Token,
  UNDERSCORE,
  UPPER,
} from "./token.ts";
import { domains } from "./words.ts";

export const symbol: Scanner = {
  subtype: "symbol",
  token: (token, at, zone) => {
    const { text, has } = token;
    if (zone.style === "source" || zone.style === "shell" || text.length > 120) return undefined;
    if ((has & (SCHEME | BACKSLASH | EQUALS | HASH)) !== 0) return undefined;
    if ((has & AT) !== 0) return /^@[a-z0-9-][\w.-]*\/[\w.-]+$/.test(text) ? token : undefined;
    if ((has & (SLASH | LETTER | MARK)) !== 0) return undefined;
    if ((has & BRACKET) !== 0) return isCall(text) ? token : undefined;
    if ((has & COLON) !== 0) return /^[A-Za-z_]\w*(?:::[A-Za-z_]\w*)+$/.test(text) ? token : undefined;
    if ((has & DOT) !== 0) return isMember(token, at, zone) ? token : undefined;
    if ((has & UNDERSCORE) !== 0)
      return isSnake(text) && !isStage(token, zone) && !isTag(token, zone) && !labelsId(token, at, zone)
        ? token
        : undefined;
    if ((has & DASH) !== 0) return isNamed(token, at, zone) ? token : undefined;
    if ((has & HUMP) !== 0) return isCamel(text) ? token : undefined;
    return undefined;
  },
  whole: () => true,
  phrases: function* (zone) {
    yield* named(zone);
    yield* calls(zone);
  },
};

const isSnake = (text: string): boolean =>
  (/^_{0,2}[A-Za-z][A-Za-z0-9]*(?:_+[A-Za-z0-9]+)+_{0,2}\*?$/.test(text) && /[a-z]/.test(text)) ||
  /^__\w+__$/.test(text);

/** `"status": "in_progress"`: how far a task is, which every list of tasks says in its own words. */
const isStage = (token: Token, { passage }: Zone): boolean =>
  /^(?:in_progress|not_started|in_review|on_hold|to_do)$/i.test(token.text) && STAGED.test(keyOf(token, passage) ?? "");

const STAGED = /(?:^|[._-])(?:status|state|stage)$/i;

/** The field name before an id: "session_id 48213". */
const labelsId = (token: Token, at: number, zone: Zone): boolean => {
  const next = tokenAfter(at, zone);
  return (
    next !== undefined && isLabelOfId(token.text) && gap(zone, token, next) === " " && /^\d{2,24}$/.test(next.text)
  );
};

/** `<work_done>` on a line of its own: an agent's frame around what it says. */
function isTag({ start, end }: Token, { passage, style }: Zone): boolean {
  if (style !== "prose" || passage.charAt(end) !== ">" || !/[</]/.test(passage.charAt(start - 1))) return false;
  const from = passage.lastIndexOf("\n", start) + 1;
  return /^\s*<\/?$/.test(passage.slice(from, start)) && /^>\s*(?:\n|$)/.test(passage.slice(end, end + 8));
}

/** camelCase, and PascalCase of three humps or more with no company's spelling. */
const isCamel = (text: string): boolean => {
  if (/^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(text))
    return (
      text.length > 5 &&
      !BRANDS.has(text.toLowerCase()) &&
      !/^[a-z]{1,2}[A-Z]+$/.test(text) &&
      !/^(?:i|e|mac|iPad|iOS)[A-Z][a-zA-Z]*$/.test(text.slice(0, 6))
    );
  if (!/^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+$/.test(text)) return false;
  return (
    !BRANDS.has(text.toLowerCase()) &&
    /[A-Z][a-z0-9]+[A-Z][a-z0-9]{1,}/.test(text) &&
    (SUFFIX.test(text) || (text.match(/[A-Z]/g)?.length ?? 0) > 2)
  );
};

const SUFFIX =
  /(?:Error|Exception|Manager|Service|Controller|Handler|Provider|Factory|Client|State|Config|Props|Context|Request|Response|Event|Type|Options|Settings|Module|Component|View|Model|Schema|Repository|Store|Reducer|Hook|Job|Worker|Task|Builder|Parser|Listener|Adapter|Helper|Util|Utils|Test|Spec|Impl|Interface|Registry|Output|Input|Result|Node|Engine|Runner|Loader|Writer|Reader|Format|Info|Entry|Item|Kind|Style|Theme|Query|Index|Form|Page|Button|Dialog|Panel|Use|Edit|Search|Fetch|Write|Read)$/;

const BRANDS = new Set(
  "github gitlab javascript typescript postgresql mysql mongodb openai youtube linkedin facebook whatsapp chatgpt powershell bigquery graphql fastapi deepseek huggingface tensorflow pytorch wordpress stackoverflow iphone ipad macos ios clickhouse dynamodb cloudformation cloudwatch intellij pycharm webstorm vscode docusaurus devops latex paypal ebay mcdonalds openrouter langchain llamaindex codelldb xcode freebsd openbsd netbsd openstack opensearch redhat circleci travisci bitbucket sqlite nosql webgl webgpu websocket websockets restful oauth sdks apis llms prs urls ids uis cpus gpus tvs pcs playstation fullstack nodejs nextjs reactjs vuejs gitops openapi sharepoint onedrive powerpoint onenote airtable hubspot salesforce sendgrid mailchimp soundcloud deepl opencode openhands specstory claudecode autogpt".split(
    " ",
  ),
);

/** `name()`, `a.b(x)`, `list[0]`; not words with a bracketed ending like `file(s)`. */
const isCall = (text: string): boolean =>
  /^[A-Za-z_$][\w$]*(?:(?:\.|::)[\w$]+)*\([^()\s]*\)$/.test(text) &&
  !/\((?:s|es|n|en|e|er|in|a|as|os|r|d|ed)\)$/.test(text) &&
  (/\(\)$/.test(text) || /[._A-Z]/.test(text.slice(1, text.indexOf("("))));

/** Arguments with blanks between them, at an opening bracket. */
const ARGUMENTS = /\((?:[\w$.:"'*&?=[\]{}-]{1,40}, ){1,6}[\w$.:"'*&?=[\]{}-]{1,40}\)/y;

/** A call with blanks between its arguments: `injectText(text, mode)`; its name must be one of code. */
function* calls(zone: Zone): Iterable<Found> {
  if (zone.style !== "prose" && zone.style !== "output") return;
  const { passage } = zone;
  for (const { index } of passage.slice(zone.start, zone.end).matchAll(/\(/g)) {
    const at = zone.start + index;
    const name = /[A-Za-z_$][\w$.]{0,80}$/.exec(passage.slice(Math.max(zone.start, at - 80), at))?.[0];
    if (name === undefined || !/[a-z][A-Z]|_|[\w$]\.[\w$]/.test(name) || name.endsWith(".")) continue;
    ARGUMENTS.lastIndex = at;
    if (ARGUMENTS.test(passage) && ARGUMENTS.lastIndex <= zone.end)
      yield { start: at - name.length, end: ARGUMENTS.lastIndex, subtype: "symbol", reach: "phrase" };
  }
}

/** `account.tax`, `console.log`, `ILlmProvider.ChatAsync`; not `e.g`, `U.S`, `end.Next`. */
function isMember(token: Token, at: number, zone: Zone): boolean {
  const { text, has } = token;
  const parts = text.split(".");
  if (parts.some((part) => !/^[A-Za-z_$][\w$-]*$/.test(part))) return false;
  if (parts.every((part) => part.length < 3)) return false;
  if ((has & (UNDERSCORE | HUMP)) !== 0) return parts.every((part) => part.length > 1);
  if ((has & UPPER) === 0)
    return (
      parts.every((part) => part.length > 1) &&
      !ABBREVIATIONS.has(text) &&
      !(parts.length === 2 && domains.has(parts[1] ?? "") && (parts[1] ?? "").length < 3)
    );
  if (beside("dotted").has(wordBefore(at, zone)) || GLOBALS.test(text)) return true;
  return /^[A-Z]{3,}\.[A-Z][a-z]+$/.test(text);
}

/** Members of what every program has at hand: no sentence ends so. */
const GLOBALS =
  /^(?:Math|JSON|Object|Array|Promise|Number|String|Date|Symbol|Reflect|Intl|Buffer|Map|Set|Error|URL|Atomics|Proxy|Optional|Collections|Arrays|Files|Paths|Thread|System|Console|Task|Enumerable|Guid|Convert|Regex)\.[a-z][A-Za-z]{2,24}$/;

const ABBREVIATIONS = new Set(["e.g", "i.e", "a.m", "p.m", "etc", "vs", "bzw", "z.b", "approx", "no.of"]);

/** "background task lint-all", `"user": "ledger-bot"`: a dashed word that is named as a thing. */
function isNamed(token: Token, at: number, zone: Zone): boolean {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(token.text) || token.text.length < 5) return false;
  const key = keyOf(token, zone.passage);
  if (key !== undefined && (zone.style === "output" || zone.style === "data" || /["=]/.test(token.before)))
    return beside("things").has(key.split(/[._-]/).at(-1) ?? key);
  if (!beside("things").has(wordBefore(at, zone))) return false;
  const before = zone.tokens[at - 1];
  const after = tokenAfter(at, zone);
  if (!before || !/^\s["']?$/.test(gap(zone, before, token))) return false;
  return wordBefore(at, zone) === "as"
    ? token.closed !== "" || zone.passage.charAt(token.end) === "\n"
    : after === undefined || token.closed !== "" || !/^[a-z]+$/.test(after.text) || TOLD.verb.test(after.text);
}

/** "the schema raw is read-only": a plain word is a name between such a noun and its verb or stop. */
function* named(zone: Zone): Iterable<Found> {
  if (zone.style !== "prose") return;
  for (const [at, noun] of zone.tokens.entries()) {
    if (noun.has !== LOWER || !beside("relations").has(noun.text)) continue;
    const name = tokenAfter(at, zone);
    if (
      !name ||
      name.has !== LOWER ||
      name.text.length < 3 ||
      beside("unnamed").has(name.text) ||
      TOLD.verb.test(name.text)
    )
      continue;
    const after = tokenAfter(at + 1, zone);
    if (
      gap(zone, noun, name) !== " " ||
      !(after && name.closed === "" && /^(?:is|was|has|must|holds)$/.test(after.text))
    )
      continue;
    yield { start: name.start, end: name.end, subtype: "id", reach: "phrase" };
  }
}

/** What tells something of the name before it, in any language. */
export const TOLD = lazily({ verb: () => new RegExp(`^(?:${besideOf("telling")})$`) });
