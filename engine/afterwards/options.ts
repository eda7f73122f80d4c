/** Options of shell programs whose value is a word of its own: that word is no file and no sub-command. */
import type { Word } from "./shell.ts";

/** Short options by their letters, long ones by their names; each takes the word behind it. */
interface Valued {
  readonly short: string;
  readonly long: string;
}

const NONE: Valued = { short: "", long: "" };

/** Before the sub-command of git. */
const GIT: Valued = { short: "Cc", long: "git-dir work-tree namespace super-prefix config-env" };

const SUBCOMMANDS: { readonly [name: string]: Valued } = {
  am: { short: "CpS", long: "patch-format directory exclude include" },
  apply: { short: "Cp", long: "directory exclude include build-fake-ancestor whitespace" },
  branch: { short: "u", long: "set-upstream-to sort format points-at contains no-contains merged no-merged" },
  checkout: { short: "bB", long: "orphan conflict pathspec-from-file" },
  "cherry-pick": { short: "mXS", long: "mainline strategy strategy-option cleanup" },
  clean: { short: "e", long: "exclude" },
  clone: {
    short: "bojuc",
    long: "branch origin depth jobs upload-pack template reference config filter shallow-since separate-git-dir",
  },
  commit: {
    short: "mFCct",
    long: "message file author date template fixup squash reuse-message reedit-message cleanup trailer pathspec-from-file",
  },
  fetch: {
    short: "jo",
    long: "depth deepen shallow-since shallow-exclude jobs refmap upload-pack server-option negotiation-tip",
  },
  init: { short: "b", long: "initial-branch template separate-git-dir object-format" },
  merge: { short: "msXF", long: "message file strategy strategy-option into-name cleanup" },
  pull: { short: "sXj", long: "strategy strategy-option depth jobs upload-pack" },
  push: { short: "o", long: "repo receive-pack exec push-option" },
  rebase: { short: "xsXC", long: "onto exec strategy strategy-option whitespace" },
  reset: { short: "", long: "pathspec-from-file" },
  restore: { short: "s", long: "source conflict pathspec-from-file" },
  revert: { short: "msXS", long: "mainline strategy strategy-option cleanup" },
  rm: { short: "", long: "pathspec-from-file" },
  stash: { short: "m", long: "message pathspec-from-file" },
  switch: { short: "cC", long: "create force-create orphan conflict" },
  tag: { short: "mFu", long: "message file local-user cleanup sort format points-at" },
  worktree: { short: "bB", long: "reason orphan" },
};

const PROGRAMS: { readonly [name: string]: Valued } = {
  chmod: { short: "", long: "reference" },
  chown: { short: "", long: "reference from" },
  cp: { short: "St", long: "suffix target-directory" },
  install: { short: "mogSt", long: "mode owner group suffix target-directory" },
  ln: { short: "St", long: "suffix target-directory" },
  mv: { short: "St", long: "suffix target-directory" },
  perl: { short: "eEIMm", long: "" },
  sed: { short: "efl", long: "expression file line-length" },
  shred: { short: "ns", long: "iterations size random-source" },
  touch: { short: "drt", long: "date reference time" },
  truncate: { short: "rs", long: "reference size" },
};

/** The words of a command that are no options and no values of options. The first of git's is its sub-command. */
export function operandsOf(program: string, words: readonly Word[]): readonly string[] {
  if (program !== "git") return operands(words, PROGRAMS[program] ?? NONE);
  const at = firstOperand(words, GIT);
  const name = words[at]?.text;
  return name === undefined ? [] : [name, ...operands(words.slice(at + 1), SUBCOMMANDS[name] ?? NONE)];
}

/** The value of an option of a command, whichever way it is written: `-o FILE`, `-oFILE`, `--output=FILE`. */
export function optionOf(words: readonly Word[], short: string, long: string): string | undefined {
  for (const [at, { text }] of words.entries()) {
    if (text === `-${short}` || text === `--${long}`) return words[at + 1]?.text;
    if (long !== "" && text.startsWith(`--${long}=`)) return text.slice(long.length + 3);
    const cluster = /^-[A-Za-z]{1,12}/.test(text) ? text.indexOf(short) : -1;
    if (0 < cluster) return cluster === text.length - 1 ? words[at + 1]?.text : text.slice(cluster + 1);
  }
  return undefined;
}

function operands(words: readonly Word[], valued: Valued): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? "";
    if (text === "--") return [...found, ...words.slice(at + 1).map((word) => word.text)];
    if (!isOption(text)) found.push(text);
    else if (takesNext(text, valued)) at += 1;
  }
  return found;
}

function firstOperand(words: readonly Word[], valued: Valued): number {
  let at = 0;
  while (at < words.length && isOption(words[at]?.text ?? "")) at += takesNext(words[at]?.text ?? "", valued) ? 2 : 1;
  return at;
}

const isOption = (text: string): boolean => text.startsWith("-") && text !== "-";

/** In a cluster of letters only the last can have its value behind it: `-am "message"`. */
function takesNext(option: string, { short, long }: Valued): boolean {
  if (option.startsWith("--")) return long.split(" ").includes(option.slice(2));
  const letters = option.slice(1);
  const first = [...letters].findIndex((letter) => short.includes(letter));
  return 0 <= first && first === letters.length - 1;
}
