/** Which files a shell command writes, changes or removes, as far as its words tell. */
import { hasOption, operandsOf, optionOf } from "./options.ts";
import type { Command, Word } from "./shell.ts";

/** Files a command names as changed, and whether it may change others too. */
export interface Changed {
  readonly paths: readonly string[];
  readonly more: boolean;
}

/** What a command changes. */
export function pathsChangedBy({ program, words, outputs }: Command): Changed {
  const written = outputs.map(({ text }) => text).filter((path) => !/^(?:\/dev\/|&)/.test(path));
  const own = ofProgram(program, operandsOf(program, words), words);
  return { paths: [...written, ...own.paths], more: own.more };
}

function ofProgram(program: string, plain: readonly string[], words: readonly Word[]): Changed {
  switch (program) {
    case "rm":
    case "rmdir":
    case "unlink":
    case "shred":
    case "tee":
    case "truncate":
    case "touch":
    case "mv":
      return { paths: plain, more: false };
    case "cp":
    case "ln":
    case "install": {
      const folder = optionOf(program, words, { short: "t", long: "target-directory" });
      return { paths: folder === undefined ? plain.slice(-1) : [folder], more: false };
    }
    case "wget":
      if (words.some(({ text }) => text === "--spider")) return none;
      return downloaded(optionOf(program, words, { short: "O", long: "output-document" }), plain);
    case "curl": {
      const isNamed = hasOption(program, words, { short: "O", long: "remote-name" });
      return downloaded(optionOf(program, words, { short: "o", long: "output" }), isNamed ? plain : []);
    }
    case "sed":
    case "perl":
      return words.some(({ text }) => /^-[a-zA-Z]{0,3}i/.test(text)) ? { paths: plain.slice(-1), more: false } : none;
    case "chmod":
    case "chown":
      return { paths: plain.slice(1), more: false };
    case "git":
      return CHANGING.has(plain[0] ?? "") ? { paths: plain.slice(1), more: true } : none;
    default:
      return QUIET.has(program) || program === ""
        ? none
        : { paths: [], more: !LOOKING.test(plain.slice(0, 2).join(" ")) };
  }
}

const none: Changed = { paths: [], more: false };

/** What a download writes: the file it is told to, or each address under its last name. */
function downloaded(to: string | undefined, addresses: readonly string[]): Changed {
  if (to === undefined) return { paths: addresses.flatMap(lastName), more: false };
  return to === "-" || to.startsWith("/dev/") ? none : { paths: [to], more: false };
}

const lastName = (address: string): readonly string[] => {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const name = path.includes("://") ? path.slice(path.lastIndexOf("/") + 1) : "";
  return name === "" ? [] : [name];
};

const CHANGING = new Set(
  "add am apply bisect checkout cherry-pick clean clone commit fetch init merge mv pull push rebase reset restore revert rm stash submodule switch tag worktree branch remote config".split(
    " ",
  ),
);

/** Programs that only look. */
const QUIET = new Set(
  "cat less more bat head tail nl wc sort uniq cut tr jq yq awk grep rg ag ack egrep fgrep fd find ls tree stat file du df pwd cd echo printf which type whoami date env printenv id ps top uname hostname diff cmp comm test [ [[ true false sleep : set export read basename dirname realpath readlink xxd od hexdump strings column tput seq history man info dig nslookup host ping lsof netstat ss md5sum sha256sum shasum base64".split(
    " ",
  ),
);

/** Sub-commands that only look, of any program. */
const LOOKING =
  /^(?:(?:pr|issue|run|release|repo|mr|workflow) (?:view|list|checks|diff|status|watch)|get|describe|logs|status|list|ls|show|diff|log|view|info|inspect|version|help|ps|images|search|tree|why|outdated|explain|api)\b/;
