/** What survived a compaction only in a text that a tool, or our own hook, attached once: nobody mines that text, and it goes with the next one. */
import { canonical } from "../seal.ts";
import type { Session } from "../session.ts";
import type { Survival } from "../survival.ts";
import type { Generation } from "./generation.ts";
import { windowOf } from "./window.ts";

/** Tells of fates of earlier generations whether what carried them is gone from what the agent sees after `newest`. Never throws. */
export function passedBy(newest: Generation, session: Session | undefined): (fate: Survival) => boolean {
  return ({ item, state }) =>
    state === "carried" && session !== undefined && !seenAfter(newest, session).includes(plain(item.text));
}

/** Asked for every link of a chain, and the same for all. */
const known = new WeakMap<Generation, string>();

function seenAfter(newest: Generation, session: Session): string {
  const text = known.get(newest) ?? textAfter(newest, session);
  known.set(newest, text);
  return text;
}

function textAfter({ id }: Generation, session: Session): string {
  const compaction = session.compactions.find((one) => one.id === id);
  if (!compaction) return "";
  const { surviving, carriers } = windowOf(session, compaction, []);
  return [...surviving.passages, ...carriers].map(({ text }) => plain(text)).join("\n");
}

const plain = (text: string): string => canonical(text).toLowerCase();
