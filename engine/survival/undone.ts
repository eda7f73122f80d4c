/** A ban that the surviving text undoes by the way: "no pandas" before, "built with pandas" now. */
import type { RuleItem } from "../item.ts";
import type { Instead } from "../survival.ts";
import type { Ground } from "./ground.ts";
import { isWritten } from "./novelty.ts";

/** The sentence that makes use of the very thing that a rule bans. */
export function bannedInUse(item: RuleItem, ground: Ground): Instead | undefined {
  const thing = item.kind === "directive" ? undefined : BANNED.exec(item.text)?.[1]?.toLowerCase();
  if (thing === undefined) return undefined;
  const piece = ground.after.all().find(({ text, passage }) => {
    if (!isWritten(passage, ground) || !usesIt(text.toLowerCase(), thing)) return false;
    const { polarity } = ground.facts(text);
    return polarity !== "forbids" && polarity !== "denies" && polarity !== "limits";
  });
  return piece && { text: piece.text, passage: piece.passage, span: piece.span };
}

/** A thing of one to three words up to the end of its clause; what is banned only somewhere or sometimes is no such thing. */
const BANNED =
  /^(?:please )?(?:no|(?:do not|don['’]t|never) use|stop using|kein(?:e|en)?|(?:nutze|benutze|verwende) (?:kein(?:e|en)?|nie)|no (?:uses|utilices)|sin|n['’]utilise(?:z)? pas|pas de|não use|sem|не используй(?:те)?) (?:the |any |an? )?["'`*]{0,3}([\p{L}\p{N}@/._-]{2,60}(?: [\p{L}\p{N}._-]{2,40})?)["'`*]{0,3}(?=$|[,.;:!(—–]| because| since| as | weil| porque| parce)/iu;

/** Whether the thing stands right behind a word of use. */
function usesIt(text: string, thing: string): boolean {
  for (let at = text.indexOf(thing); at >= 0; at = text.indexOf(thing, at + 1)) {
    const ends = !/^[\p{L}\p{N}_]/u.test(text.slice(at + thing.length, at + thing.length + 2));
    if (ends && USING.test(text.slice(Math.max(0, at - 40), at))) return true;
  }
  return false;
}

const USING =
  /(?:^|[^\p{L}])(?:with|using|uses?|used|via|through|on top of|based on|mit|über|nutzt|verwendet|con|usando|usa|mediante|avec|utilisant|utilise|com|с помощью|на|используя) (?:the |an? |der |den |die |das |el |la |le |o |a )?["'`*]{0,3}$/u;
