/**
 * Values that look like credentials: never handles, masked wherever they are shown (spec §2).
 * The edges mask with a full rule set on top; this list is what the engine itself must not demand.
 */
import { shortDigest } from "../digest.ts";
import type { Span } from "../text.ts";

/** A credential where it stands, and which kind it is. */
export interface Credential extends Span {
  readonly type: string;
}

/** Whether `value` under the name `key` is a credential, by the look of the value or by the name. */
export function isCredential(key: string, value: string): boolean {
  if (kindOf(value) !== undefined) return true;
  return isSecretKey(key) && isOpaque(value);
}

/** Every credential in a text, in source order and without overlaps. */
export function findCredentials(text: string): readonly Credential[] {
  const found: Credential[] = [];
  for (const { type, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(value);
      found.push({ start, end: start + value.length, type });
    }
  }
  for (const match of text.matchAll(ASSIGNMENT)) {
    const [whole, key = "", value = ""] = match;
    if (!isSecretKey(key) || !isOpaque(value)) continue;
    const start = match.index + whole.length - value.length;
    found.push({ start, end: start + value.length, type: "secret" });
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((span, index) => found.slice(0, index).every((earlier) => earlier.end <= span.start));
}

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
export const isRedacted = (text: string): boolean =>
  /^(?:\[?<?\*{0,2}(?:REDACTED|MASKED|HIDDEN|SECRET|XXX+)[\w:-]{0,40}\*{0,2}>?\]?|\*{3,}|x{4,}|X{4,}|‹[\w-]{1,40}›)$/.test(
    text,
  );

const maskOf = (type: string, value: string): string => `‹${type}-${shortDigest(`palimpsest ${type} ${value}`)}›`;

const PATTERNS: readonly { readonly type: string; readonly pattern: RegExp }[] = [
  {
    type: "private-key",
    pattern:
      /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[A-Za-z0-9+/=\s\\]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
  },
  { type: "jwt", pattern: /eyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{4,4000}\.?[A-Za-z0-9_-]{0,2000}/g },
  { type: "url-password", pattern: /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,100}:([^\s/@"'`<>]{1,200})@/g },
  { type: "bearer", pattern: /[Bb]earer ([A-Za-z0-9_.~+/=-]{16,2000})/g },
  { type: "aws-key", pattern: /(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}/g },
  { type: "github-token", pattern: /gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_[A-Za-z0-9_]{20,255}/g },
  { type: "gitlab-token", pattern: /glpat-[A-Za-z0-9_-]{16,64}/g },
  { type: "slack-token", pattern: /xox[abeprs]-[A-Za-z0-9-]{8,255}/g },
  {
    type: "api-key",
    pattern: /(?:sk|pk|rk)[-_](?:live|test|proj|ant|or|svcacct|[a-z]{2,10})?[-_]?[A-Za-z0-9_-]{16,255}/g,
  },
  { type: "google-key", pattern: /AIza[A-Za-z0-9_-]{30,45}/g },
  { type: "npm-token", pattern: /npm_[A-Za-z0-9]{30,50}/g },
  { type: "huggingface-token", pattern: /hf_[A-Za-z0-9]{24,50}/g },
  { type: "stripe-webhook", pattern: /whsec_[A-Za-z0-9]{16,64}/g },
  { type: "sendgrid-key", pattern: /SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}/g },
  { type: "age-key", pattern: /AGE-SECRET-KEY-1[A-Z0-9]{40,70}/g },
  { type: "slack-webhook", pattern: /hooks\.slack\.com\/services\/([A-Za-z0-9/]{20,100})/g },
];

/** `key: value`, `key = "value"`, `"key": "value"`. */
const ASSIGNMENT = /([A-Za-z][A-Za-z0-9_.-]{1,60})["']?\s{0,3}(?:=>|[:=])\s{0,3}["'`]?([^\s"'`,;(){}<>]{4,300})/g;

const kindOf = (value: string): string | undefined =>
  PATTERNS.find(({ pattern }) => {
    const match = new RegExp(pattern.source).exec(value);
    return match !== null && match.index === 0 && match[0].length * 2 >= value.length;
  })?.type;

/** Names under which a secret stands: the last word of the key counts, so `token_count` and `max_tokens` do not. */
const isSecretKey = (key: string): boolean => {
  const parts = key
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  const pair = `${parts.at(-2) ?? ""}${last}`;
  return SECRET_WORDS.has(last) || SECRET_PAIRS.has(pair) || SECRET_PAIRS.has(last);
};

const SECRET_WORDS = new Set([
  "password",
  "passwd",
  "passwort",
  "passphrase",
  "pwd",
  "secret",
  "token",
  "pat",
  "credential",
  "credentials",
  "apikey",
  "pass",
  "contraseña",
  "пароль",
  "密码",
  "パスワード",
  "비밀번호",
  "senha",
  "parola",
  "şifre",
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

/** Whether a value can be a secret at all: no placeholder, no reference to one, no plain word. */
const isOpaque = (value: string): boolean =>
  value.length >= 4 &&
  !/^(?:\$|%|<|\{|\*{3}|process\.|env\.|os\.|import|config\.|settings\.|secrets?\.|vault|null|none|true|false|undefined|required|optional|string|number|changeme\b|your[-_]|example|xxx|redacted|‹|\.{3}|\/|https?:)/i.test(
    value,
  ) &&
  (/\d/.test(value) || /[^A-Za-z\s._/-]/.test(value) || value.length >= 20) &&
  !/^\d{1,6}$/.test(value);
