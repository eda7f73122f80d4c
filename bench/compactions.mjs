import { dice, handle, load, prose, race } from "./measure.mjs";

const FEWER = Number(process.env.BENCH_COMPACTIONS ?? 600);

export const title = `a session of ${FEWER.toLocaleString("en")} compactions inspected (BENCH_COMPACTIONS sets it), and one of twice as many`;

export const minutes = 4;

export async function measure() {
  const { inspect } = await load("engine/inspection.ts");
  const fewer = sessionOf(FEWER);
  const more = sessionOf(2 * FEWER);
  const ms = await race(
    {
      fewer: () => inspect({ name: "fewer.jsonl", text: fewer }),
      more: () => inspect({ name: "more.jsonl", text: more }),
    },
    1,
  );
  return [
    {
      goal: "P2",
      what: "twice as many compactions",
      value: ms.more / ms.fewer,
      atMost: 2.3,
      note: `${(ms.fewer / 1000).toFixed(1)} s, ${(ms.more / 1000).toFixed(1)} s`,
    },
  ];
}

/** A Claude Code session of short windows: a request, a call that often fails, a read, and a summary that drops most of it. */
function sessionOf(compactions) {
  const roll = dice();
  const lines = [];
  let parent = null;
  const row = (fields, above = parent) => {
    const uuid = `00000000-0000-4000-8000-${String(lines.length).padStart(12, "0")}`;
    const common = { uuid, isSidechain: false, sessionId: "s", cwd: "/srv/app", version: "2.1.226" };
    const timestamp = new Date(1_790_000_000_000 + lines.length * 9000).toISOString();
    lines.push(JSON.stringify({ ...common, parentUuid: above, timestamp, ...fields }));
    parent = uuid;
  };
  const call = (name, input, result, failed) => {
    const id = `t${lines.length}`;
    row({ type: "assistant", message: { role: "assistant", content: [{ type: "tool_use", id, name, input }] } });
    const content = [{ type: "tool_result", tool_use_id: id, is_error: failed, content: result }];
    row({ type: "user", message: { role: "user", content } });
  };
  for (let window = 0; window <= compactions; window += 1) {
    const said = handle(roll).text;
    row({
      type: "user",
      message: { role: "user", content: `Deploy \`${said}\`. Do not touch \`${handle(roll).text}\`.` },
    });
    call("Bash", { command: `git push origin ${handle(roll).text}` }, `error: ${said} was rejected`, roll() < 0.6);
    call("Read", { file_path: `/srv/app/src/part-${window % 300}.ts` }, prose(roll, 24), false);
    if (window === compactions) break;
    const compactMetadata = { trigger: "auto", preTokens: 160_000 };
    row({ type: "system", subtype: "compact_boundary", logicalParentUuid: parent, compactMetadata }, null);
    row({ type: "user", isCompactSummary: true, message: { role: "user", content: `Summary:\n${prose(roll, 24)}.` } });
  }
  return `${lines.join("\n")}\n`;
}
