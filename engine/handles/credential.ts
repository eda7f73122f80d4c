/**
 * Values that look like credentials: never handles, masked wherever they are shown (spec §2).
 * The edges mask with a full rule set on top; this list is what the engine itself must not demand.
 */
import { lazily } from "../constraints/lazily.ts";
import type { Span } from "../text.ts";
import { besideOf } from "./beside.ts";
import { maskOf } from "./mask.ts";

/** A credential where it stands, and which kind it is. */
export interface Credential extends Span {
  readonly type: string;
}

/** Whether `value` under the name `key` is a credential, by the look of the value or by the name. */
export function isCredential(key: string, value: string): boolean {
  if (kindOf(value) !== undefined) return true;
  return secretUnder(key, value) !== "";
}

/** Every credential in a text, in source order and without overlaps. Linear: each kind is looked for by a literal it holds. */
export function findCredentials(text: string): readonly Credential[] {
  const found: Credential[] = [];
  for (const shape of SHAPES) {
    if (!text.includes(shape.hint)) continue;
    for (const secret of ofShape(shape, text)) if (!isMask(text, secret)) found.push(secret);
  }
  for (const secret of underSecretKeys(text)) found.push(secret);
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((span) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}

/** What is masked already is left as it is, so that masking twice is masking once. */
const isMask = (text: string, { start, end }: Span): boolean =>
  text.charAt(start) === "‹" && text.charAt(end - 1) === "›";

/** The text with every credential replaced by its kind and a short digest salted with its kind. */
export function maskCredentials(text: string): string {
  let masked = "";
  let at = 0;
  for (const { start, end, type } of findCredentials(text)) {
    masked += `${text.slice(at, start)}${maskOf(type, text.slice(start, end))}`;
    at = end;
  }
  return masked + text.slice(at);
}

/** Whether a text is one of our masks or somebody else's redaction mark. */
export const isRedacted = (text: string): boolean => REDACTIONS.some((mark) => mark.test(text));

const REDACTIONS = [/^[[<(*_]*(?:REDACTED|MASKED|HIDDEN|SECRET)[\w:*>)\]-]*$/, /^\*{3,}$/, /^[xX]{4,}$/, /^‹[\w-]+›$/];

/** What a kind of credential looks like: `hint` is a literal that begins it, `pattern` is tried there. */
interface Shape {
  readonly type: string;
  readonly hint: string;
  readonly pattern: RegExp;
}

const shape = (type: string, hint: string, pattern: RegExp): Shape => ({ type, hint, pattern });

/** The first group, where there is one, is the secret; else the whole match. */
const SHAPES: readonly Shape[] = [
  shape(
    "private-key",
    "-----BEGIN ",
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]*-----)?/y,
  ),
  shape("jwt", "eyJ", /eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}(?:\.[A-Za-z0-9_-]*)?/y),
  shape("url-password", "://", /:\/\/[^\s:/@"'`<>]*:([^\s/@"'`<>]+)@/y),
  shape("bearer", "Bearer ", /Bearer ([A-Za-z0-9_.~+/=-]{16,})/y),
  shape("aws-key", "AKIA", /AKIA[A-Z0-9]{16}/y),
  shape("aws-key", "ASIA", /ASIA[A-Z0-9]{16}/y),
  ...["ghp_", "gho_", "ghu_", "ghs_", "ghr_"].map((hint) => shape("github-token", hint, /gh[pousr]_[A-Za-z0-9]{20,}/y)),
  shape("github-token", "github_pat_", /github_pat_[A-Za-z0-9_]{20,}/y),
  shape("gitlab-token", "glpat-", /glpat-[A-Za-z0-9_-]{16,}/y),
  shape("slack-token", "xox", /xox[abeprs]-[A-Za-z0-9-]{8,}/y),
  shape("slack-webhook", "hooks.slack.com/services/", /hooks\.slack\.com\/services\/([A-Za-z0-9/]+)/y),
  shape("api-key", "sk-", /sk-[A-Za-z0-9_-]{16,}/y),
  ...["sk_", "pk_", "rk_"].map((hint) => shape("api-key", hint, /[spr]k_(?:live|test)_[A-Za-z0-9]{10,}/y)),
  shape("google-key", "AIza", /AIza[A-Za-z0-9_-]{30,}/y),
  shape("npm-token", "npm_", /npm_[A-Za-z0-9]{30,}/y),
  shape("huggingface-token", "hf_", /hf_[A-Za-z0-9]{24,}/y),
  shape("stripe-webhook", "whsec_", /whsec_[A-Za-z0-9]{16,}/y),
  shape("sendgrid-key", "SG.", /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/y),
  shape("age-key", "AGE-SECRET-KEY-", /AGE-SECRET-KEY-1[A-Z0-9]+/y),
];

function* ofShape({ type, hint, pattern }: Shape, text: string): Iterable<Credential> {
  for (let at = text.indexOf(hint); at >= 0; ) {
    const match = isBoundary(text, at, hint) ? matchAt(pattern, text, at) : undefined;
    if (match) yield { start: match.start, end: match.end, type };
    at = text.indexOf(hint, match ? match.end : at + hint.length);
  }
}

/** A prefix counts only where a word begins; otherwise a long word would be read again and again. */
const isBoundary = (text: string, at: number, hint: string): boolean =>
  hint === "://" || at === 0 || !/[A-Za-z0-9_-]/.test(text.charAt(at - 1));

function matchAt(pattern: RegExp, text: string, at: number): Span | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) return undefined;
  const secret = match[1] ?? match[0];
  const start = at + match[0].lastIndexOf(secret);
  return { start, end: start + secret.length };
}

/** `key: value`, `key = "value"`, `"key": "value"` where the key's name says that a secret follows. */
function* underSecretKeys(text: string): Iterable<Credential> {
  if (!ASSIGNING.test(text)) return;
  for (const match of text.matchAll(SECRET.name)) {
    const end = match.index + match[0].length;
    ASSIGNED.lastIndex = end;
    const assigned = ASSIGNED.exec(text);
    if (!assigned) continue;
    const [whole, value = ""] = assigned;
    const secret = secretUnder(keyAround(text, match.index, end), value);
    const start = end + whole.length - value.length;
    if (secret !== "") yield { start, end: start + secret.length, type: "secret" };
  }
}

/** The secret that a value is or begins with under the name `key`, "" where it holds none. */
function secretUnder(key: string, value: string): string {
  const secret = isSecretKey(key) ? (SPACED.exec(value)?.[0] ?? "") : "";
  return isOpaque(secret) ? secret : "";
}

/** What stands before the first Chinese, Japanese or Korean letter or stop: the sentence goes on there. */
const SPACED =
  /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb-\u30fc\uff00-\uffef]+/u;

/** How secrets are called in any language. */
export const SECRET = lazily({
  /** A name that stands alone, or ends a longer one where the language writes words together. */
  end: () => new RegExp(`(?:(?:^|[^\\p{L}])(?:${besideOf("secrets")})|${besideOf("secretEnds")})$`, "iu"),

  /** Where such a name may end in a text. */
  name: () =>
    new RegExp(
      `passw(?:or)?d|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|pwd|${besideOf("secrets")}|${besideOf("secretEnds")}`,
      "gi",
    ),
});
const ASSIGNING = /[:=：]/;
const ASSIGNED =
  /["'`*_]{0,3}\s{0,3}(?:=>|[:=]|：)(?:(?:\*\*|__)\s)?\s{0,3}(?:["'`“”„「『]|«\s?)?([^\s"'`“”„«»「」『』,;(){}<>]{4,300})/y;

/** The name that ends at `end`, with the letters that hang on what stands from `from`. */
function keyAround(text: string, from: number, end: number): string {
  let start = from;
  while (start > 0 && end - start < 60 && /[\p{L}\p{N}_.-]/u.test(text.charAt(start - 1))) start--;
  return text.slice(start, end);
}

const kindOf = (value: string): string | undefined =>
  SHAPES.find(({ hint, pattern }) => {
    if (!value.startsWith(hint)) return false;
    const match = matchAt(pattern, value, 0);
    return match !== undefined && match.end * 2 >= value.length;
  })?.type;

/** Names under which a secret stands: the last word of the key counts, so `token_count` and `max_tokens` do not. */
const isSecretKey = (key: string): boolean => {
  const parted = key.replace(/([a-z0-9])([A-Z])/g, "$1_$2");
  const parts = parted
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  const pair = `${parts.at(-2) ?? ""}${last}`;
  return SECRET_WORDS.has(last) || SECRET_PAIRS.has(pair) || SECRET_PAIRS.has(last) || SECRET.end.test(parted);
};

const SECRET_WORDS = new Set([
  "password",
  "passwd",
  "passphrase",
  "pwd",
  "secret",
  "token",
  "pat",
  "credential",
  "credentials",
  "apikey",
  "pass",
]);
const SECRET_PAIRS = new Set([
  "apikey",
  "accesskey",
  "secretkey",
  "privatekey",
  "authkey",
  "accountkey",
  "encryptionkey",
  "signingkey",
  "clientsecret",
  "authtoken",
  "accesstoken",
  "refreshtoken",
  "sessiontoken",
  "bearertoken",
]);

/** Whether a value can be a secret at all: no placeholder, no reference to one, no plain word of any script, no length. */
const isOpaque = (value: string): boolean =>
  value.length >= 4 &&
  !/^(?:\$|%|<|\{|\*{3}|process\.|env\.|os\.|import|config\.|settings\.|secrets?\.|vault|null|none|true|false|undefined|required|optional|string|number|changeme\b|your[-_]|example|xxx|redacted|‹|\.{3}|\/|https?:)/i.test(
    value,
  ) &&
  (/\d/.test(value) || /[^\p{L}\p{M}\s._/-]/u.test(value) || value.length >= 20) &&
  !/^(?:\d{1,6}|\d{1,2}[-–~]\d{1,3})$/.test(value);
