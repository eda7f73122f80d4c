/** The stem of an English word. */
import { baseOf } from "./irregular.ts";

/** Cuts the endings that English words change by: plural, -ing, -ed, -ion, -able, -ly and a silent e. Takes a word in lower case. */
export function stemEnglish(word: string): string {
  const spelled = word.endsWith("'s") ? word.slice(0, -2) : word;
  const bare = baseOf(spelled) ?? spelled;
  if (bare.length < 4) return /^[a-z][b-df-hj-np-rtv-z]s$/.test(bare) ? bare.slice(0, -1) : bare;
  const single = bare.endsWith("ies")
    ? `${bare.slice(0, -3)}i`
    : bare.endsWith("s") && !/(?:ss|us|is)$/.test(bare)
      ? bare.slice(0, -1)
      : bare;
  if (single.endsWith("ically")) return single.slice(0, -4);
  const able = /^(.{7,})[ai]ble$/.exec(single)?.[1];
  if (able !== undefined) return able.endsWith("e") ? able.slice(0, -1) : able;
  const said = rootOf(single, "ing") ?? rootOf(single, "ed") ?? single;
  const root =
    rootOf(said, "ion") ?? (said === single && !NO_ADVERB.test(single) ? rootOf(single, "ly") : undefined) ?? said;
  const plain = root.length > 3 && root.endsWith("e") ? root.slice(0, -1) : root;
  return plain.endsWith("y") ? `${plain.slice(0, -1)}i` : plain;
}

/** "Apply" is a verb. */
const NO_ADVERB = /^(?:re)?(?:app|rep|supp|imp|multip|comp|re)ly$/;

/** The word without an ending, if enough of it is left; a doubled consonant becomes single. */
function rootOf(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending) || word.length - ending.length < 3) return undefined;
  const root = word.slice(0, -ending.length);
  return root.length > 3 && /[bdgklmnprtz]$/.test(root) && root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}
