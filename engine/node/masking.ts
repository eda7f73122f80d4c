/**
 * Credentials masked by a rule set that others keep up: what an edge does to the text it shows, on top of the engine's own list
 * (spec §2). The rules are loaded when a text first holds something that could be one; most texts hold nothing.
 */

/** The text with every credential replaced by its kind and a short digest. Everything else stays as it is, so JSON stays JSON. */
export async function masked(text: string): Promise<string> {
  if (!mayHoldCredential(text)) return text;
  const { maskOf } = await import("../handles/mask.ts");
  let shown = "";
  let at = 0;
  for (const { start, end, type } of await credentialsIn(text)) {
    if (start < at) continue;
    shown += `${text.slice(at, start)}${maskOf(type, text.slice(start, end))}`;
    at = end;
  }
  return shown + text.slice(at);
}

/** Whether a text holds a run of letters and digits that no word and no hexadecimal digest is, a user in a URL, or a key's head. */
export function mayHoldCredential(text: string): boolean {
  for (const [run] of text.matchAll(RUN)) if (!PLAIN.some((plain) => plain.test(run))) return true;
  return USER.test(text) || /PRIVATE KEY|_authToken/.test(text);
}

const RUN = /[A-Za-z0-9_-]{20,2000}/g;
/** Hexadecimal digests and UUIDs, words joined by signs, names of constants without a digit. */
const PLAIN = [/^[0-9a-f-]+$/, /^[0-9A-F-]+$/, /^[a-z_-]+$/, /^[A-Z_-]+$/, /^[A-Za-z-]+$/];
const USER = /:\/\/[^\s/@:]{0,200}:[^\s/@]{1,200}@/;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

async function credentialsIn(content: string): Promise<readonly Found[]> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import("@secretlint/core"),
    import("@secretlint/secretlint-rule-preset-recommend"),
  ]);
  const { messages } = await lintSource({
    source: { content, filePath: "shown.txt", ext: ".txt", contentType: "text" },
    options: { config: { rules: [{ id: "recommended", rule: creator }] }, noPhysicFilePath: true },
  });
  return messages
    .map(({ range: [start, end], ruleId }) => ({
      start,
      end,
      type: ruleId.split("secretlint-rule-").at(-1) ?? "secret",
    }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
