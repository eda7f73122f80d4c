/** What a user writes behind a task to say which literals it needs. */

/** One annotation: `(needs: …)` or `(regenerable: …)`. */
export interface Annotation {
  readonly tokens: readonly string[];
  readonly regenerable: boolean;
}

/** The annotations in an obligation's text. Tokens are apart by commas or semicolons; backticks and quotes are no part of them. */
export function annotationsIn(text: string): readonly Annotation[] {
  return [
    ...text.matchAll(
      /\((needs|regenerable)\s{0,4}[:：]\s{0,4}([^()\n]{1,400}(?:\([^()\n]{0,100}\)[^()\n]{0,200}){0,4})\)/gi,
    ),
  ].map(([, word = "", list = ""]) => ({ tokens: tokensIn(list), regenerable: word.toLowerCase() === "regenerable" }));
}

/** Code spans are taken whole; what stands outside of them is cut at commas. */
function tokensIn(list: string): readonly string[] {
  const tokens: string[] = [];
  for (const [, code, bare] of list.matchAll(/`([^`]{1,300})`|([^`,;]{1,300})/g)) {
    const token = (code ?? bare ?? "").trim().replace(/^["'“]|["'”]$/g, "");
    if (token !== "" && !/^(?:and|or|und|et|y)$/i.test(token)) tokens.push(token);
  }
  return tokens;
}
