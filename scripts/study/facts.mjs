// One compaction as plain numbers: nothing of what was said gets any further than this file.

/** States in which an item survives: in the summary, in other words, or held outside the prose. */
const ALIVE = new Set([
  "kept",
  "equivalent",
  "sealed",
  "indexed",
  "spilled",
  "carried",
  "moved",
  "demoted",
  "declared",
]);

/** The compactions of one session that replaced something. `counts` is the engine's word on which rules and facts are anybody's. */
export function factsOf({ session, passages, lineage }, counts) {
  const copied = new Set(session.compactions.filter((one) => one.copied).map(({ id }) => id));
  return lineage.generations
    .filter(({ kind }) => kind === "summary" || kind === "truncate")
    .map((generation) => ({
      ...factOf(generation, { session, passages }, counts),
      id: generation.id,
      copied: copied.has(generation.id),
    }));
}

/** What a fork copied counts in the session it comes from, where that was read too. */
export function once(sessions) {
  const own = new Set(sessions.flatMap(({ facts }) => facts.filter(({ copied }) => !copied).map(({ id }) => id)));
  return sessions.map((session) => ({
    ...session,
    facts: session.facts.filter(({ copied, id }) => !copied || !own.has(id)),
  }));
}

function factOf(generation, context, counts) {
  const { survival, atRisk, tokens, depth, summary, reasons, afterwards, originals } = generation;
  const readable = !reasons.some((reason) => reason.startsWith("unverifiable"));
  const fates = survival.filter((fate) => counts(fate, context));
  const handles = fates.filter(({ item }) => item.kind === "handle");
  const listed = atRisk.filter(({ survives }) => survives === undefined);
  return {
    agent: context.session.format,
    depth,
    readable,
    // A summary is there and says nothing to anybody but its agent; or the region is in another file.
    why: readable ? "" : summary.opaque ? "summary unreadable" : "region not in the file",
    tokens: { before: tokens.before ?? tokens.estimateBefore, after: tokens.after ?? tokens.estimateAfter },
    handles: handles.map((fate) => ({ kind: fate.item.subtype, by: sayerOf(fate), state: stateOf(fate) })),
    rules: fates.filter(({ item }) => item.kind === "constraint").map(ruleOf),
    facts: fates.filter(({ item }) => item.kind === "negative_fact").map(ruleOf),
    bindings: handles.filter(({ obligation }) => obligation !== undefined).map((fate) => ({ state: stateOf(fate) })),
    originals,
    // Places in the ranking, from 1, of the lost values that were used again.
    listed: listed.length,
    needed: readable ? listed.flatMap(({ usedAfter }, index) => (usedAfter ? [index + 1] : [])) : [],
    afterwards: afterwards && {
      actions: afterwards.actions,
      refetched: afterwards.refetched,
      unchanged: afterwards.unchanged,
      searches: afterwards.searches,
      mishaps: afterwards.mishaps.map(({ kind }) => kind),
      next: afterwards.next && { sameTool: afterwards.next.sameTool, sameTarget: afterwards.next.sameTarget },
    },
  };
}

const ruleOf = (fate) => ({ by: sayerOf(fate), state: stateOf(fate) });

function stateOf({ state }) {
  if (ALIVE.has(state)) return "alive";
  if (state === "weakened" || state === "altered") return "changed";
  return state === "expendable" ? "expendable" : "lost";
}

/** Whoever weighs most among those who said it. */
function sayerOf({ item, places }) {
  const all = new Set([item, ...places].map(({ provenance }) => provenance));
  if (all.has("user")) return "user";
  if (all.has("system") || all.has("rules") || all.has("sealed")) return "rules files";
  if (all.has("assistant")) return "assistant";
  return all.has("summary") ? "earlier summary" : "tools";
}
