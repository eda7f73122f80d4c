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

const SUBCOMMANDS: ReadonlyMap<string, Valued> = new Map(
  Object.entries({
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
  }),
);

const PROGRAMS: ReadonlyMap<string, Valued> = new Map(
  Object.entries({
    chmod: { short: "", long: "reference" },
    chown: { short: "", long: "reference from" },
    cp: { short: "St", long: "suffix target-directory" },
    curl: {
      short: "AbcCdDeEFhHKmoPQrtTuUwxXyYz",
      long: "cacert cert config connect-timeout cookie cookie-jar data data-ascii data-binary data-raw data-urlencode form form-string header json key limit-rate max-redirs max-time output output-dir proxy range referer request resolve retry retry-delay upload-file url user user-agent write-out",
    },
    install: { short: "mogSt", long: "mode owner group suffix target-directory" },
    ln: { short: "St", long: "suffix target-directory" },
    mv: { short: "St", long: "suffix target-directory" },
    perl: { short: "eEIMm", long: "" },
    sed: { short: "efl", long: "expression file line-length" },
    shred: { short: "ns", long: "iterations size random-source" },
    touch: { short: "drt", long: "date reference time" },
    truncate: { short: "rs", long: "reference size" },
    wget: {
      short: "aABDeiIlOoPQRtTUwX",
      long: "append-output base body-data directory-prefix header input-file level load-cookies method output-document output-file password post-data post-file quota referer save-cookies timeout tries user user-agent wait",
    },
  }),
);

/** The words of a command that are no options and no values of options. The first of git's is its sub-command. */
export function operandsOf(program: string, words: readonly Word[]): readonly string[] {
  if (program !== "git") return operands(words, PROGRAMS.get(program) ?? NONE);
  const at = firstOperand(words, GIT);
  const name = words[at]?.text;
  return name === undefined ? [] : [name, ...operands(words.slice(at + 1), SUBCOMMANDS.get(name) ?? NONE)];
}

/** An option by its letter and its name. */
export interface OptionName {
  readonly short: string;
  readonly long: string;
}

/** The value of an option of a program, whichever way it is written: `-o FILE`, `-oFILE`, `--output=FILE`. */
export function optionOf(program: string, words: readonly Word[], { short, long }: OptionName): string | undefined {
  for (const [at, { text }] of words.entries()) {
    if (text === `--${long}`) return words[at + 1]?.text;
    if (text.startsWith(`--${long}=`)) return text.slice(long.length + 3);
    const letter = valuedAt(text, PROGRAMS.get(program) ?? NONE);
    if (0 < letter && text[letter] === short) return text.slice(letter + 1) || words[at + 1]?.text;
  }
  return undefined;
}

/** Whether an option that has no value is given to a program: `-O`, `-LO`, `--remote-name`. */
export const hasOption = (program: string, words: readonly Word[], { short, long }: OptionName): boolean =>
  words.some(({ text }) => {
    if (text === `--${long}`) return true;
    const letter = valuedAt(text, PROGRAMS.get(program) ?? NONE);
    return isCluster(text) && text.slice(1, letter < 0 ? undefined : letter).includes(short);
  });

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

const isCluster = (text: string): boolean => isOption(text) && !text.startsWith("--");

/** In a cluster of letters only the last can have its value behind it: `-am "message"`. */
const takesNext = (option: string, valued: Valued): boolean =>
  isCluster(option) ? valuedAt(option, valued) === option.length - 1 : valued.long.split(" ").includes(option.slice(2));

/** Where the first letter of a cluster that takes a value stands: what follows it is that value. */
const valuedAt = (text: string, { short }: Valued): number =>
  isCluster(text) ? text.split("").findIndex((letter) => short.includes(letter)) : -1;
