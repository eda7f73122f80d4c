/** Hosts, addresses, ports, regions and bare domains. */

import { lazily } from "../constraints/lazily.ts";
import { beside, besideOf } from "./beside.ts";
import { tokenAfter, wordBefore } from "./context.ts";
import { isFileName } from "./path.ts";
import type { Scanner, Zone } from "./scanner.ts";
import { AT, COLON, DASH, DIGIT, DOT, LETTER, SCHEME, SLASH, type Token } from "./token.ts";
import { domains, extensions } from "./words.ts";

export const host: Scanner = {
  subtype: "host",
  token: (token, at, zone) => {
    const { text, has } = token;
    if ((has & DIGIT) !== 0 && isMachine(text) && beside("machines").has(wordBefore(at, zone))) return token;
    if ((has & DASH) !== 0 && (isNamedMachine(token, at, zone) || isAddressed(token, at, zone))) return token;
    if ((has & AT) !== 0 && (has & DOT) === 0 && isLogin(text, wordBefore(at, zone))) return token;
    if ((has & (SCHEME | LETTER)) !== 0 || (has & (DOT | COLON | DASH)) === 0) return undefined;
    if ((has & SLASH) !== 0 && !isImage(text) && !IPV4.test(text)) return undefined;
    if (zone.style === "output" && isCounter(token, at, zone)) return undefined;
    return isHost(text) || isRegion(text) || isImage(text) ? token : undefined;
  },
  whole: (text) => isHost(text) || isRegion(text) || isImage(text),
};

/** `rcv_space:12280`, `mss:1228 pmtu:1280`: one of the numbers that a program prints in a row, each with its name. */
const isCounter = ({ text, has }: Token, at: number, { tokens }: Zone): boolean =>
  (has & COLON) !== 0 &&
  COUNTER.test(text) &&
  (text.includes("_") ||
    [tokens[at - 1], tokens[at + 1]].some((next) => next !== undefined && COUNTER.test(next.text)));

const COUNTER = /^[a-z_]{2,30}:\d{1,12}(?:\/\d{1,12})?$/;

/** "node gke-prod-eu1": a dashed word with a digit behind the word for a machine. */
const isMachine = (text: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(text);

/** "the box pi-kitchen is at …": a dashed name behind the word for a machine, with what is told of it behind. */
function isNamedMachine(token: Token, at: number, zone: Zone): boolean {
  if (zone.style !== "prose" || !/^[a-z]{2,20}(?:-[a-z]{2,20}){1,3}$/.test(token.text)) return false;
  if (DASHED.word.test(token.text)) return false;
  const before = wordBefore(at, zone);
  if (REMOTE.has(before)) return true;
  const next = tokenAfter(at, zone)?.text ?? "";
  return (
    beside("machines").has(before) && (token.closed !== "" || /^(?:is|has|was|runs|at|in|on|and|with)$/.test(next))
  );
}

/** "pong from barn-eu-1 (10.0.0.4)": a dashed name with its address behind it. */
const isAddressed = (token: Token, at: number, zone: Zone): boolean =>
  (zone.style === "output" || zone.style === "prose") &&
  zone.passage.startsWith(" (", token.end) &&
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(zone.tokens[at + 1]?.text ?? "") &&
  /^[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){1,6}$/.test(token.text);

/** Words after which only the name of a machine or service follows. */
const REMOTE = new Set("ssh ping drain cordon uncordon".split(" "));

/** Dashed words of any language. */
export const DASHED = lazily({ word: () => new RegExp(besideOf("compounds")) });

/** `deploy@build-02` where somebody logs in. */
const isLogin = (text: string, before: string): boolean =>
  /^[a-z_][\w-]{1,30}@[a-z][a-z0-9-]{2,40}$/.test(text) && /^(?:ssh|scp|rsync|to|as|on|via|into)$/.test(before);

/** `10.4.0.7`, `10.4.0.7:4111`, `10.4.0.0/16` */
const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|\/\d{1,2})?$/;

/** IPv4 with port or mask, IPv6, `localhost:4111`, domain names with a known ending. */
function isHost(text: string): boolean {
  if (IPV4.test(text))
    return text
      .split(/[.:/]/)
      .slice(0, 4)
      .every((part) => Number(part) < 256);
  if (/^localhost(?::\d{2,5})?$/.test(text)) return true;
  if (/^:\d{4,5}$/.test(text)) return true;
  if (text.includes("::") && /^[0-9a-fA-F:]+(?:\/\d+)?$/.test(text) && /\d/.test(text))
    return text.split(":").every((part) => part.length <= 4 || part.includes("/"));
  if (/^[a-z][\w-]*:\d{4,5}$/.test(text)) return true;
  return isDomain(text);
}

function isDomain(text: string): boolean {
  const match = /^((?:[A-Za-z0-9_*](?:[\w-]*[A-Za-z0-9])?\.)+)([a-z]{2,10})(?::\d{1,5})?$/.exec(text);
  if (!match) return false;
  const [, names = "", top = ""] = match;
  if (!domains.has(top)) return false;
  if (extensions.has(top) && (isFileName(text) || names.split(".").length < 3)) return false;
  if (/^(?:i\.|e\.|a\.|p\.|u\.|z\.|d\.)/i.test(names) && names.length < 4) return false;
  if (/^[A-Z]/.test(names) && names.split(".").length < 3) return /^[A-Z][a-z]*\.(?:com|org|net|io|dev|ai)$/.test(text);
  return names.length > 2 && !(AMBIGUOUS.has(top) && names.split(".").length < 3);
}

/** Endings that are as often a member of something as a place; a name of two parts with one of them is no host. */
const AMBIGUOUS = new Set(
  "test app page pages site tech info int online lan es se it be us tr il za ie hu ro cl ca pt at nz tw hk sg mx ar dk fi ua gr mil arpa corp biz in".split(
    " ",
  ),
);

/** `eu-west-2b`, `us-central1-a`, `europe-west4` */
const isRegion = (text: string): boolean =>
  /^(?:us|eu|ap|sa|ca|me|af|il|cn|us-gov)-(?:central|north|south|east|west|northeast|northwest|southeast|southwest)-?\d[a-z]?(?:-[a-f])?$/.test(
    text,
  ) ||
  /^(?:us|europe|asia|australia|northamerica|southamerica|africa|me)-(?:central|north|south|east|west|northeast|northwest|southeast|southwest)\d(?:-[a-f])?$/.test(
    text,
  );

/** `registry.example/pos/api:4.8.1`: an image where it lives. */
const isImage = (text: string): boolean =>
  /^[\w-]+(?:\.[\w-]+)+(?::\d{2,5})?(?:\/[a-z0-9][\w.-]*)+(?::\w[\w.-]*|@sha256:[0-9a-f]+|:\w[\w.-]*@sha256:[0-9a-f]+)$/.test(
    text,
  ) && domains.has(/\.([a-z]+)(?::\d+)?\//.exec(text)?.[1] ?? "");
