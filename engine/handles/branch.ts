/** Branch and tag names. */
import { beside } from "./beside.ts";
import { wordBefore } from "./context.ts";
import { isFileName } from "./path.ts";
import type { Scanner } from "./scanner.ts";
import { AT, BACKSLASH, COLON, EQUALS, SCHEME, SLASH } from "./token.ts";
import { branches, folders } from "./words.ts";

export const branch: Scanner = {
  subtype: "branch",
  token: (token, at, zone) => {
    const { text, has } = token;
    if ((has & (SCHEME | AT | EQUALS | BACKSLASH | COLON)) !== 0) return undefined;
    const announced = beside("branch").has(wordBefore(at, zone));
    const range = text.indexOf("...");
    if (0 < range && range + 3 < text.length)
      return isBranch(text.slice(0, range), announced) ? { start: token.start, end: token.start + range } : undefined;
    if ((has & SLASH) !== 0) return isBranch(text, announced) ? token : undefined;
    return announced &&
      zone.style === "prose" &&
      /^[a-z][\w.-]*\w$/.test(text) &&
      /[-_.]/.test(text) &&
      !isFileName(text)
      ? token
      : undefined;
  },
  whole: (text) => MAIN.has(text) || isBranch(text, false),
};

/** `origin/main`: a branch as a remote has it, and no file in a folder of that name. */
export const isRemoteBranch = (text: string): boolean => REMOTE.test(text) && isBranch(text, false);

const REMOTE = /^(?:origin|upstream)\//i;

const MAIN = new Set(["main", "master", "develop", "trunk", "HEAD", "gh-pages", "nixos-unstable"]);

function isBranch(text: string, announced: boolean): boolean {
  const slash = text.indexOf("/");
  if (slash <= 0 || slash === text.length - 1 || !/^[a-z0-9][\w.-]*(?:\/[\w.<>{}#-]+)+$/i.test(text)) return false;
  if (/\.\w{1,5}$/.test(text) && isFileName(text.slice(text.lastIndexOf("/") + 1))) return false;
  if (announced) return true;
  const head = text.slice(0, slash).toLowerCase();
  if (!branches.has(head)) return false;
  const rest = text.slice(slash + 1);
  if (REMOTE.test(text)) return true;
  if (folders.has(head)) return false;
  if (/[-_\d<{]/.test(rest)) return true;
  return (
    /^(?:feat|feature|fix|bugfix|hotfix|chore|release)$/.test(head) &&
    /^[a-z]{4,}$/.test(rest) &&
    !branches.has(rest) &&
    !beside("plain").has(rest)
  );
}
