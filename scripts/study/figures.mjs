// The numbers of the study: facts of compactions added up. Every share says what it is a share of.

/** Adds facts up. `depths` is the engine's survival by depth over the same compactions. */
export function figuresOf(sessions, facts, depths) {
  const readable = facts.filter((fact) => fact.readable);
  const followed = facts.flatMap((fact) => (fact.afterwards ? [{ ...fact.afterwards, agent: fact.agent }] : []));
  return {
    sessions: { read: sessions.length, compacted: sessions.filter(({ facts: own }) => own.length > 0).length },
    compactions: { all: facts.length, readable: readable.length },
    agents: grouped(facts, ({ agent }) => agent).map(([agent, own]) => agentOf(agent, own)),
    kinds: groupedItems(
      readable,
      ({ handles }) => handles,
      ({ kind }) => kind,
    ),
    sayers: groupedItems(
      readable,
      ({ handles }) => handles,
      ({ by }) => by,
    ),
    rules: groupedItems(
      readable,
      ({ rules }) => rules,
      ({ by }) => by,
    ),
    facts: groupedItems(
      readable,
      ({ facts: own }) => own,
      ({ by }) => by,
    ),
    bindings: tally(readable.flatMap(({ bindings }) => bindings)),
    depths,
    need: needOf(readable),
    again: againOf(followed),
    mishaps: mishapsOf(followed, readable.length),
    next: nextOf(followed),
    searches: searchesOf(followed),
  };
}

/** The kinds of mishap that are looked for, in the order they are told. */
export const MISHAPS = [
  "literal-diverged",
  "retry-diverged",
  "constraint-broken",
  "failure-repeated",
  "side-effect-repeated",
  "literal-invented",
  "query-from-prose",
];

function agentOf(agent, facts) {
  const readable = facts.filter((fact) => fact.readable);
  return {
    agent,
    compactions: facts.length,
    readable: readable.length,
    handles: tally(readable.flatMap(({ handles }) => handles)),
    rules: tally(readable.flatMap(({ rules }) => rules)),
    before: median(facts.map(({ tokens }) => tokens.before)),
    after: median(facts.map(({ tokens }) => tokens.after)),
  };
}

const groupedItems = (facts, itemsOf, nameOf) =>
  grouped(facts.flatMap(itemsOf), nameOf)
    .map(([name, items]) => ({ name, ...tally(items) }))
    .sort((a, b) => b.all - a.all || a.name.localeCompare(b.name));

/** Expendable ones may go without a word: they are counted apart. */
function tally(items) {
  const count = (state) => items.filter((item) => item.state === state).length;
  const [alive, changed, lost, expendable] = ["alive", "changed", "lost", "expendable"].map(count);
  return { all: alive + changed + lost, alive, changed, lost, expendable };
}

const TOPS = [5, 10, 20, 50];

function needOf(facts) {
  const ranks = facts.flatMap(({ needed }) => needed);
  return {
    listed: sum(facts.map(({ listed }) => listed)),
    needed: ranks.length,
    compactions: facts.filter(({ needed }) => needed.length > 0).length,
    most: Math.max(0, ...facts.map(({ needed }) => needed.length)),
    within: TOPS.map((top) => ({ top, needed: ranks.filter((rank) => rank <= top).length })),
  };
}

function againOf(followed) {
  const calls = (which) => sum(followed.map((one) => one[which].calls));
  const tokens = (which) => sum(followed.map((one) => one[which].tokens));
  return {
    compactions: followed.length,
    withReads: followed.filter(({ refetched }) => refetched.calls > 0).length,
    actions: sum(followed.map(({ actions }) => actions)),
    refetched: { calls: calls("refetched"), tokens: tokens("refetched") },
    unchanged: { calls: calls("unchanged"), tokens: tokens("unchanged") },
    median: median(followed.map(({ refetched }) => refetched.tokens)),
    most: Math.max(0, ...followed.map(({ refetched }) => refetched.tokens)),
    agents: grouped(
      followed.filter(({ actions }) => actions > 0),
      ({ agent }) => agent,
    ).map(([agent, own]) => ({
      agent,
      compactions: own.length,
      unchanged: sum(own.map(({ unchanged }) => unchanged.tokens)) / own.length,
      changed: sum(own.map(({ refetched, unchanged }) => refetched.tokens - unchanged.tokens)) / own.length,
    })),
  };
}

const mishapsOf = (followed, compactions) =>
  MISHAPS.map((kind) => ({
    kind,
    found: sum(followed.map(({ mishaps }) => mishaps.filter((one) => one === kind).length)),
    compactions,
  }));

function nextOf(followed) {
  const acted = followed.flatMap(({ next }) => (next ? [next] : []));
  return {
    all: acted.length,
    sameTool: acted.filter(({ sameTool }) => sameTool).length,
    sameTarget: acted.filter(({ sameTarget }) => sameTarget).length,
  };
}

const searchesOf = (followed) =>
  Object.fromEntries(
    ["byHandle", "byProse"].map((how) => [
      how,
      {
        hit: sum(followed.map(({ searches }) => searches[how].hit)),
        miss: sum(followed.map(({ searches }) => searches[how].miss)),
      },
    ]),
  );

function grouped(list, nameOf) {
  const groups = new Map();
  for (const each of list) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
