/** Where an English word of failure, absence or end asserts nothing: in a quotation, a question, a check, an example. */
import type { CueGroup, CueSite } from "../../../language.ts";

/** Groups whose cues find nothing where the clause only quotes, asks, checks or speaks of whatever is so; runs of blanks count as one. */
export const asserted = (groups: readonly CueGroup[]): readonly CueGroup[] =>
  groups.map((group) => ({
    ...group,
    when: (site) => {
      const told = evenly(site);
      return (group.when?.(told) ?? true) && !assertsNothing(told);
    },
  }));

/** Wrapped lines and emphasis marks leave several blanks between two words. */
const evenly = (site: CueSite): CueSite =>
  site.clause.includes("  ")
    ? {
        ...site,
        clause: even(site.clause),
        before: even(site.before),
        head: even(site.head),
        after: even(site.after),
        cue: even(site.cue),
      }
    : site;

const even = (text: string): string => text.replace(/ {2,}/g, " ");

const assertsNothing = ({ clause, head, cue, after }: CueSite): boolean =>
  (QUOTED_THERE.test(head) && !/(?:^| )(?:users?|feedback|owner) /.test(head) && /^[^"]{0,200}"/.test(after)) ||
  ASKED.test(clause) ||
  CHECKED.test(head) ||
  WHATEVER.test(head) ||
  EXAMPLE.test(head) ||
  JUST_BECAUSE.test(after) ||
  (/^do(?: not|n't) /.test(cue) && /(?:^| )and $/.test(head) && !BEING.test(head));

/** `the log says "process failed to start"`: an odd quotation mark, and words before it. */
const QUOTED_THERE = /^[^"]{0,300}[^" ] ?"(?:[^"]{0,200}"[^"]{0,200}"){0,3}[^"]{0,200}$/;

const ASKED = /\?["')\]]{0,3} {0,3}$/;

/** "A witness showing that …", "that it still cannot …": what a check has to show. */
const CHECKED =
  /(?:^| )(?:showing|proving|asserting|testing|checking|verifying|ensuring|guaranteeing|enforcing) that (?:[^ ]{1,30} ){0,12}$|^ ?that (?:an?|the) (?:[^ ]{1,20} ){1,2}(?:can|could|will|still) /;

/** "Fixing any reported errors", "what cannot be done", "a round whose prompt …": whatever is so, if anything is. */
const WHATEVER =
  /(?:^| )(?:fix|handl|address|resolv|report|investigat|not|list|includ|check|catch|log|flag|nam|mention|describ|document|identif|find)(?:e|es|ing|y|ying)? (?:any|all|every|each|whatever) (?:[^ ,]{1,20} ){0,2}$|(?:^| )(?:what|whatever|whoever|anything|whichever) (?:[^ ,]{1,20} ){0,3}$|^ ?an? (?:[^ ,]{1,20} ){1,3}(?:that|which|whose|who) (?:[^ ,]{1,20} ){0,6}$|(?:^| )(?:for|of|in|with|to) (?:[^ ,]{1,20} ){0,3}(?:cases|things|parts|places|features|areas|fields|values|questions|tasks|steps|situations) (?:[^ ,]{1,20} ){1,2}$/;

const EXAMPLE = /(?:^|[ (])(?:e\.g\.|for example|for instance|such as|say),?:? (?:[^ ,]{1,20} ){0,4}$/;

/** "A change is not proven just because …": how to judge, not what is so. */
const JUST_BECAUSE = /(?:^| )just because /;

const BEING = /(?:^| )(?:is|are|was|were|has|have|had|does|did) /;
