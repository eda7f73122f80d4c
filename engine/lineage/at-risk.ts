/** The lost handles of one compaction that may be needed again, and how those live on that are not lost altogether (spec §3). */
import type { Passage } from "../item.ts";
import { type NeedInput, rankByNeed } from "../need.ts";
import type { Compaction, Session } from "../session.ts";
import { findFirst, pileUp } from "../survival/haystack.ts";
import { continuationOf, usesAny } from "./continuation.ts";
import type { AtRisk, Generation } from "./generation.ts";
import { isGone } from "./tally.ts";
import { INJECTED, type Window } from "./window.ts";

/** At most so many lost handles are ranked and listed, and so many of them whether they live on somewhere or not. */
const AT_RISK = 50;
const FIRST = 20;

/** The first of a ranking, and below them those that are lost altogether: what lives on under another name is seldom asked for so far down. */
function listed(ranked: ReturnType<typeof rankByNeed>): ReturnType<typeof rankByNeed> {
  const lost = ranked.slice(FIRST).filter(({ survives }) => survives === undefined);
  const others = ranked.slice(FIRST).filter(({ survives }) => survives !== undefined);
  const chosen = new Set([...ranked.slice(0, FIRST), ...lost, ...others].slice(0, AT_RISK));
  return ranked.filter((needed) => chosen.has(needed));
}

/** The handles at risk, most needed first, each with every spelling of it. Passage indices count in the region. */
export function atRiskOf(
  session: Session,
  compaction: Compaction,
  window: Window,
  survival: Generation["survival"],
): readonly { readonly risk: AtRisk; readonly spellings: readonly string[] }[] {
  const ranked = listed(
    rankByNeed({
      session,
      region: window.region,
      fates: survival.filter(({ item }) => item.kind === "handle"),
      standsIn: standing(compaction, window),
      surviving: survivingOf(compaction, window),
    }),
  );
  const alive = survival
    .filter(({ item, state }) => item.kind === "handle" && !isGone(state))
    .map(({ item }) => item.text);
  const later = ranked.length === 0 ? [] : continuationOf(session, compaction);
  return ranked.map(({ text, subtype, score, reasons, item, spellings, survives }) => {
    const lives = survives ?? livesIn(text, alive);
    return {
      spellings,
      risk: {
        text,
        subtype,
        score,
        reasons,
        usedAfter: usesAny(later, spellings),
        item,
        ...(lives === undefined ? {} : { survives: lives }),
      },
    };
  });
}

const survivingOf = ({ summary }: Compaction, { surviving }: Window): NonNullable<NeedInput["surviving"]> => ({
  ...surviving,
  ...(summary.record === undefined ? {} : { summary: summary.record }),
});

/** `../` before a module's name, which is the file's without its ending, or with that of what is made from it. */
const MODULE = /^(?:\.{1,2}\/){1,20}/;

const withoutEnding = (path: string): string => path.replace(/\.[a-z]{1,4}$/, "");

/** A path that is the end of one which is still known, a folder of one, or a module by its place from another. */
function livesIn(text: string, alive: readonly string[]): string | undefined {
  if (!text.includes("/")) return undefined;
  const [end, folder] = [`/${text}`, `${text.replace(/\/$/, "")}/`];
  const lives = alive.some((other) => other === text || other.endsWith(end) || other.startsWith(folder));
  const module = MODULE.test(text) ? `/${withoutEnding(text.replace(MODULE, ""))}` : undefined;
  if (module?.includes("/", 1) && alive.some((other) => `/${withoutEnding(other)}`.endsWith(module)))
    return "in another path";
  return lives || alive.some((other) => other.includes(`/${folder}`)) ? "in another path" : undefined;
}

/** Looks literals up in what stays for good, then in what was only kept or attached this time. */
function standing({ summary }: Compaction, { surviving, carriers }: Window): NeedInput["standsIn"] {
  const lasting = carriers.filter(({ name }) => name !== INJECTED);
  const passing = carriers.filter(({ name }) => name === INJECTED);
  const isSummary = ({ record }: Passage): boolean => record !== undefined && record === summary.record;
  const pile = (texts: readonly { readonly text: string }[]) =>
    pileUp(texts.map(({ text }, passage) => ({ text, origin: { passage } })));
  const here = pile([...surviving.passages.filter(isSummary), ...lasting]);
  const there = pile([...surviving.passages.filter((passage) => !isSummary(passage)), ...passing]);
  return (literal, subtype) => {
    if (findFirst(here, literal, subtype)) return "summary";
    return findFirst(there, literal, subtype) ? "messages" : undefined;
  };
}
