/** How English tells what came of a deed. */
import type { Told } from "../../language.ts";
import { complete } from "./complete.ts";

/** English words of results, notes and wishes. */
export const told: Told = {
  absent:
    /no such|not found|not exist|doesn't exist|cannot find|can't find|could ?n[o']t find|unknown (?:revision|id|host|run|resource|ref|branch|user|table|column|database)|does not match any|did not match any|not a valid (?:object|ref|id)|bad (?:revision|object)|invalid (?:id|ref|object|revision)|could not resolve host|name or service not known|unable to find/i,
  unfound:
    /\bno (?:matches|files|results|matching|hits|documents|memories)\b|\b0 (?:matches|results|hits|files)\b|nothing found|not found|found 0\b/i,
  failed:
    /fail|error|not exist|doesn['’]t|does not|not found|no such|cannot|can['’]t|broken|missing|unknown|wrong|denied|unsupported|invalid|reject|refus/i,
  done: /ed\b|done|sent|made|put|already|complete|is (?:up|out|live|open)|now (?:up|out|live|open)/i,
  again: /\b(?:again|retry|redo|rerun|re-run|once more|another|(?:a )?second time|twice)\b/,
  complete,
  asked: {
    push: ["ship", "deploy"],
    publish: ["release", "ship"],
    create: ["open", "make", "add", "file", "new"],
    comment: ["reply", "answer", "say", "tell"],
    post: ["send", "call", "request", "submit", "create", "add"],
    send: ["mail", "tell", "notify", "write"],
    insert: ["add", "seed", "fill"],
  },
  landing: ["pull request", " pr", "ship", "release", "deploy"],
};
