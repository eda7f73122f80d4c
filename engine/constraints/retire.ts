/** Which rules of a region hold no longer: released by the user, or said again later (spec §2). */
import type { Passage, RuleItem } from "../item.ts";
import { laterLimit, limitsByWording } from "./later-limits.ts";
import { releaseOf, releasesIn } from "./releases.ts";

/** Why a rule no longer binds. */
export interface Retired {
  readonly rule: RuleItem;
  readonly by: "released" | "superseded";
  /** The passage that retired it. */
  readonly passage: number;
}

/**
 * Rules that the passages themselves retire, in the order of `rules` (`rule.passage` counts in `passages`). Only the user releases: by
 * an order to do what was held back ("ok, push it now"), or a plain yes right after the one action was asked for. A rule with every,
 * each, always or never stands until its own words are taken back. A summary retires nothing.
 */
export function retire(passages: readonly Passage[], rules: readonly RuleItem[]): readonly Retired[] {
  const releases = releasesIn(passages);
  const limits = limitsByWording(rules);
  return rules.flatMap((rule): readonly Retired[] => {
    if (rule.kind !== "constraint") return [];
    const release = releases.length === 0 ? undefined : releaseOf(rule, releases);
    if (release) return [{ rule, by: "released", passage: release.passage }];
    const later = rule.subtype === "restriction" ? laterLimit(rule, limits) : undefined;
    return later ? [{ rule, by: "superseded", passage: later.passage }] : [];
  });
}
