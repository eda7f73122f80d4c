// The study as a page: what was measured, how, what it shows, and what it cannot show. Numbers only; no word of any session.
import { bars, lines, percent } from "./chart.mjs";

/** The page and its charts by file name, made from the figures alone: the same figures give the same files. */
export function pageOf(figures) {
  const charts = chartsOf(figures);
  return { page: `${sections(figures).join("\n\n")}\n`, charts };
}

const share = (part, all) => (all === 0 ? "–" : percent(part / all));
const number = (value) => Math.round(value).toLocaleString("en");
const short = (value) => (value < 1000 ? String(Math.round(value)) : `${Math.round(value / 1000)}k`);
const plural = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

/** Names of kinds as people say them. */
const KINDS = {
  id: "ids",
  hash: "hashes",
  path: "paths",
  url: "URLs",
  env: "env assignments",
  version: "versions",
  host: "hosts and regions",
  branch: "branches",
  param: "named parameters",
  error: "error strings",
  command: "commands and flags",
  symbol: "symbols",
  other: "other names",
};

const kindName = (kind) => KINDS[kind] ?? kind;

function chartsOf(figures) {
  const { kinds, depths, agents, rules, need, again } = figures;
  const judged = agents.filter(({ readable, handles }) => readable > 0 && handles.all > 0);
  const parts = ({ all, alive, changed }) => (all === 0 ? [0, 0] : [alive / all, changed / all]);
  const note = ({ all, alive }) => `${share(alive, all)} of ${number(all)}`;
  const said = (rows) => rows.map(({ name, ...rest }) => `${name}: ${note(rest)}`).join("; ");
  const named = kinds.map(({ name, ...rest }) => ({ name: kindName(name), ...rest }));
  const by = judged.map(({ agent, handles }) => ({ name: agent, ...handles }));
  const withDepth = depths.filter(({ carried, originals }) => carried !== undefined || originals !== undefined);
  return {
    "handles-by-kind.svg": bars({
      title: "What comes through a compaction, by kind of value",
      subtitle: "Distinct values of the replaced region that the agent can still see afterwards",
      describe: said(named),
      legend: ["survives", "changed or cut"],
      rows: named.map((row) => ({ name: row.name, parts: parts(row), note: note(row) })),
    }),
    "handles-by-agent.svg": bars({
      title: "What comes through a compaction, by agent",
      subtitle: "Distinct values of the replaced region that the agent can still see afterwards",
      describe: said(by),
      legend: ["survives", "changed or cut"],
      rows: by.map((row) => ({ name: row.name, parts: parts(row), note: note(row) })),
    }),
    "handles-by-depth.svg": lines({
      title: "What is left after several compactions",
      subtitle: "Share of values that survive, by how many summaries lie over them",
      describe: withDepth
        .map(
          ({ depth, carried, originals }) =>
            `depth ${depth}: ${percent(carried ?? 0)} of the window, ${percent(originals ?? 0)} of all ever said`,
        )
        .join("; "),
      legend: ["of the window just replaced", "of all that was ever said"],
      points: withDepth.map(({ depth, carried, originals }) => ({ at: depth, values: [carried, originals] })),
      axis: "depth: 1 is a summary of the conversation, 2 a summary that summarizes one",
    }),
    "rules.svg": bars({
      title: "What becomes of prohibitions and restrictions",
      subtitle: "By who gave them; those that were released or superseded are not counted",
      describe: rules
        .map(
          ({ name, ...rest }) =>
            `${name}: ${share(rest.alive, rest.all)} kept, ${share(rest.changed, rest.all)} weakened, ${share(rest.lost, rest.all)} lost of ${rest.all}`,
        )
        .join("; "),
      legend: ["kept", "weakened", "lost"],
      rows: rules.map((row) => ({
        name: row.name,
        parts: row.all === 0 ? [0, 0, 0] : [row.alive / row.all, row.changed / row.all, row.lost / row.all],
        note: `${number(row.alive)} of ${number(row.all)} kept`,
      })),
    }),
    "needed-again.svg": bars({
      title: "Where the values that were needed again stood in the ranking",
      subtitle: `Of ${plural(need.needed, "lost value")} among the first 50 that the agent used again, those within the first …`,
      describe: need.within.map(({ top, needed }) => `first ${top}: ${share(needed, need.needed)}`).join("; "),
      legend: ["needed again"],
      rows: need.within.map(({ top, needed }) => ({
        name: `first ${top}`,
        parts: [need.needed === 0 ? 0 : needed / need.needed],
        note: `${share(needed, need.needed)} (${number(needed)})`,
      })),
    }),
    "read-again.svg": bars({
      title: "What is read again after a compaction",
      subtitle: "Tokens of results per compaction (estimate) that the session had held before",
      describe: again.agents
        .map(
          ({ agent, unchanged, changed }) =>
            `${agent}: ${number(unchanged)} unchanged, ${number(changed)} changed since`,
        )
        .join("; "),
      legend: ["unchanged since", "changed since"],
      rows: readRows(again.agents),
    }),
  };
}

function readRows(agents) {
  const most = Math.max(1, ...agents.map(({ unchanged, changed }) => unchanged + changed));
  return agents.map(({ agent, unchanged, changed }) => ({
    name: agent,
    parts: [unchanged / most, changed / most],
    note: `${number(unchanged + changed)} tokens`,
  }));
}

const chart = (name, alt) => `![${alt}](study/${name}.svg)`;

const table = (head, rows) =>
  [
    `| ${head.join(" | ")} |`,
    `| ${head.map((_, index) => (index === 0 ? "---" : "---:")).join(" | ")} |`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");

function sections(figures) {
  const { sessions, compactions, agents, kinds, sayers, rules, facts, bindings, need, again, mishaps, next, searches } =
    figures;
  const handles = total(kinds);
  const allRules = total(rules);
  return [
    "# What real compactions lose",
    "<!-- generated by `npm run study -- FOLDER`: change scripts/study, not this page -->",
    `Measured by Palimpsest over ${plural(sessions.read, "recorded session")} of coding agents, ${number(sessions.compacted)} of them compacted, with ${plural(compactions.all, "compaction")}. ` +
      `Of these ${number(compactions.readable)} can be judged: the region is in the file and the summary can be read. ` +
      "The page and its charts are made by one command, `npm run study -- FOLDER`, from any folder of sessions; they hold sums and shares only, and no word of any session.",
    "## In short",
    [
      `- A compaction keeps ${share(handles.alive, handles.all)} of the ${number(handles.all)} distinct values that stood in what it replaced.`,
      `- Of ${plural(allRules.all, "prohibition or restriction", "prohibitions and restrictions")} that somebody gave, ${share(allRules.alive, allRules.all)} came through as they were meant, ${share(allRules.changed, allRules.all)} were weakened, ${share(allRules.lost, allRules.all)} are gone.`,
      `- Of the lost values that the ranking lists, the agent used ${number(need.needed)} of ${number(need.listed)} again; ${share(need.within[2]?.needed ?? 0, need.needed)} of those stood among the first ${need.within[2]?.top ?? 20}.`,
      `- After ${number(again.withReads)} of ${plural(again.compactions, "compaction")} something was read again that the session had held: ${plural(again.refetched.calls, "read")}, about ${number(again.refetched.tokens)} tokens; ${number(again.unchanged.calls)} of what nothing had changed since.`,
      `- Actions that went demonstrably wrong for want of what was dropped: ${number(total(mishaps.map(({ found }) => ({ all: found }))).all)}.`,
    ].join("\n"),
    "## What was read",
    table(
      ["agent's format", "compactions", "judged", "tokens before → after (median)"],
      agents.map(({ agent, compactions: all, readable, before, after }) => [
        agent,
        number(all),
        number(readable),
        `${short(before)} → ${short(after)}`,
      ]),
    ),
    "Tokens are the agent's own record where there is one, else our estimate. Compactions that cannot be judged (the summary is encrypted, or what it replaced is not in the file) count nowhere below but in what was read again.",
    "## Values",
    chart("handles-by-kind", "Share of values that survive a compaction, by kind"),
    table(
      ["kind", "in the region", "survive", "changed or cut", "lost"],
      kinds.map(({ name, all, alive, changed, lost }) => [
        kindName(name),
        number(all),
        share(alive, all),
        share(changed, all),
        share(lost, all),
      ]),
    ),
    table(
      ["said by", "in the region", "survive", "lost"],
      sayers.map(({ name, all, alive, lost }) => [name, number(all), share(alive, all), share(lost, all)]),
    ),
    chart("handles-by-agent", "Share of values that survive a compaction, by agent"),
    chart("handles-by-depth", "Share of values that survive, by depth"),
    "## Rules, facts, obligations",
    chart("rules", "What becomes of prohibitions and restrictions, by who gave them"),
    table(
      ["what", "given by", "all", "kept", "weakened", "lost"],
      [
        ...rules.map(({ name, all, alive, changed, lost }) => [
          "prohibitions and restrictions",
          name,
          number(all),
          number(alive),
          number(changed),
          number(lost),
        ]),
        ...facts.map(({ name, all, alive, changed, lost }) => [
          "negative facts",
          name,
          number(all),
          number(alive),
          number(changed),
          number(lost),
        ]),
        [
          "values that an open task needs",
          "",
          number(bindings.all),
          number(bindings.alive),
          number(bindings.changed),
          number(bindings.lost),
        ],
      ],
    ),
    "Rules that a tool printed or that only a summary says are nobody's and are not counted; of the agent's own sentences only promises are.",
    "## What was needed again",
    chart("needed-again", "Where the values that were needed again stood in the ranking"),
    `Lost values are ranked by expected need before anything that came later is looked at. In ${plural(need.compactions, "compaction")} the agent used at least one of the first 50 again, ${number(need.most)} at most.`,
    "## What it cost",
    chart("read-again", "Tokens read again per compaction, by agent"),
    `Half of all compactions cost less than ${number(again.median)} tokens of reading again, the dearest ${number(again.most)}. ` +
      `${plural(again.actions, "call")} of tools followed ${plural(again.compactions, "compaction")}. ` +
      `Searches for a dropped value found something ${number(searches.byHandle.hit)} of ${number(searches.byHandle.hit + searches.byHandle.miss)} times; searches in a summary's words ${number(searches.byProse.hit)} of ${number(searches.byProse.hit + searches.byProse.miss)} times.`,
    `The first action after a compaction used a tool that one of the last five before it had used in ${share(next.sameTool, next.all)} of ${number(next.all)} cases, and aimed at one of their targets, or at one that the summary or an open task names, in ${share(next.sameTarget, next.all)}.`,
    "## What went wrong afterwards",
    table(
      ["finding", "found"],
      mishaps.map(({ kind, found, compactions: all }) => [
        `[${kind}](../engine/rules/${kind}.md)`,
        found === 0 ? `none after ${plural(all, "compaction")}` : number(found),
      ]),
    ),
    "These are told by rules that would rather say nothing than something wrong: a near miss counts only where nobody ever said it, a repetition only where the very same call is made again and the summary does not tell of the first, a broken rule only where the call alone shows it. What an agent merely forgot and worked around shows above, as reads and searches.",
    "## Method",
    [
      "- Every file below the folder is read by the reader of its format; forks, copied histories and abandoned branches count once.",
      "- A *value* is a literal that is the only key to its source: a path, an id, a command. It *survives* if it stands on token boundaries in the summary, in messages that were kept, in text that the agent attaches or reads again anyway, or in another spelling of the same address there. Values whose task is closed, or that the session itself replaced, are left out.",
      "- A rule is *kept* in the same or an equally strong wording with its conditions and values, *weakened* if its cue, its object or a condition went.",
      "- *Needed again*: the agent's own words or calls up to the next compaction hold the value.",
      "- *Read again*: a call that reads one place, whose target a dropped call had read; once for each target and compaction.",
      "- No model is asked, nothing is sampled: the same files give the same page.",
    ].join("\n"),
    "## Limits",
    [
      "- The sessions are those that people published, not a sample of anything: few agents, few projects, mostly one language. Read the shares as orders of magnitude.",
      "- Many values stand in tools' output and are never missed. That nine in ten are gone says how much a summary leaves out, not how much it harms.",
      "- Only the 50 lost values ranked first are checked for use, so the number of those needed again is a lower bound. A value may also be used again because it was read again.",
      "- Rules are found by their wording in eleven languages; some are missed, and some are none ([accuracy](accuracy.md)).",
      "- Which call goes with which result, and whether it failed, is what the agent recorded. Formats without results show fewer mishaps.",
    ].join("\n"),
  ];
}

const total = (rows) =>
  rows.reduce(
    (sum, { all = 0, alive = 0, changed = 0, lost = 0 }) => ({
      all: sum.all + all,
      alive: sum.alive + alive,
      changed: sum.changed + changed,
      lost: sum.lost + lost,
    }),
    { all: 0, alive: 0, changed: 0, lost: 0 },
  );
