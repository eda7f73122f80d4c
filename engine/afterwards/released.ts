/** Whether somebody let happen what a lost rule held back, or said the rule again: then nothing is broken, or not for want of the rule. */
import { landingWords } from "../constraints/index.ts";
import type { RuleItem } from "../item.ts";
import { isStanding } from "../lineage/standing.ts";
import type { Action } from "./action.ts";
import type { Ban } from "./bans.ts";
import type { Death } from "./deaths.ts";
import type { Scene } from "./scene.ts";

/** Whether the user came back to what a rule is about between its last word and the action: asked for it, allowed it, or named it. */
export function isReleased(rule: RuleItem, bans: readonly Ban[], action: Action, death: Death, scene: Scene): boolean {
  const { session, start, compaction } = scene;
  const said = lastSaid(death, scene);
  const words = bans.flatMap(wordsOf);
  let asked = false;
  for (let index = said + 1; index < action.record; index += 1) {
    const record = session.records[index];
    if (record === undefined || record.agent !== compaction.agent || record.role === "summary") continue;
    const prose = record.texts.filter(({ use }) => use === "prose").map(({ text }) => text.toLowerCase());
    if (record.provenance === "assistant") {
      if (prose.length > 0)
        asked = prose.some((text) => /[?？]/.test(text.slice(-600)) && words.some((word) => text.includes(word)));
    } else if (record.provenance === "user") {
      // A rule for one task ends with the task, and the next wish may begin another.
      if (rule.passing && start < index) return true;
      if (prose.some((text) => words.some((word) => text.includes(word)))) return true;
      if (asked && prose.some((text) => text.length < 200)) return true;
    } else if (
      start < index &&
      prose.some((text) => words.some((word) => text.includes(word))) &&
      isStanding(record.provenance)
    )
      return true;
  }
  return false;
}

/** The record in which a rule that went was said last. */
export const lastSaid = ({ fate }: Death, { passages }: Scene): number =>
  Math.max(...fate.places.map(({ passage }) => passages[passage]?.record ?? -1));

/** What one would say who speaks of it. */
function wordsOf(ban: Ban): readonly string[] {
  switch (ban.kind) {
    case "change":
    case "delete": {
      const bare = ban.path.toLowerCase().replace(/\/(?:\*{1,2})?$/, "");
      return [bare.slice(bare.lastIndexOf("/") + 1)];
    }
    case "run": {
      const { program, words } = ban.command;
      const first = words.find(({ text }) => !text.startsWith("-"))?.text ?? words[0]?.text ?? program;
      return [first, program].filter((word) => word !== "").map((word) => word.toLowerCase());
    }
    case "git":
      return [ban.verb, ...(LEADING.has(ban.verb) ? landingWords() : [])];
    case "sql":
      return [ban.name.toLowerCase()];
  }
}

/** What leads to a push is asked for in other words, too. */
const LEADING = new Set(["push", "commit", "merge"]);
