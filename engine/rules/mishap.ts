/** What the rules about the continuation have in common: the finding stands at the action and links to what was dropped and by whom. */
import type { Mishap, MishapKind } from "../afterwards/facts.ts";
import type { Inspection } from "../inspection.ts";
import { generationById } from "../lineage/by-id.ts";
import type { Generation } from "../lineage/generation.ts";
import { placeOfRecordLine, placeOfSpan } from "./place.ts";
import { quote } from "./quote.ts";
import type { Found, Related, Rule } from "./rule.ts";

/** The method of a rule that speaks of one kind of mishap; `says` is its message without the compaction's number. */
export const afterwards = (kind: MishapKind, says: (mishap: Mishap) => string): Required<Pick<Rule, "compaction">> => ({
  *compaction(generation, inspection): Iterable<Found> {
    for (const mishap of generation.afterwards?.mishaps ?? []) {
      if (mishap.kind !== kind) continue;
      yield {
        ...placeOfSpan(mishap, inspection),
        message: says(mishap),
        related: relatedTo(mishap, generation, inspection),
      };
    }
  },
});

/** The cause: where the true thing stood, and the compaction that dropped it. */
function relatedTo({ was, source }: Mishap, generation: Generation, inspection: Inspection): readonly Related[] {
  const { number = 0 } = generationById(inspection.lineage?.generations ?? [], generation.id) ?? {};
  const stood =
    source === undefined
      ? []
      : [{ message: was === undefined ? "it failed here" : quote(was), ...placeOfSpan(source, inspection) }];
  return [...stood, { message: `compaction #${number}`, ...placeOfRecordLine(generation.summary, inspection) }];
}
