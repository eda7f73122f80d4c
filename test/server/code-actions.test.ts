import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CodeAction, CodeActionRequest, type Position } from "vscode-languageserver-protocol";
import { sealRequest, suppressCommand, suppressRequest } from "../../server/protocol/requests.ts";
import { type Client, startClient } from "./client.ts";

const PAD = "file:///work/plan.md";
let client: Client;
beforeEach(async () => {
  client = await startClient();
});
afterEach(() => client.close());

/** The actions where `|` stands in the text. */
async function actionsAt(marked: string): Promise<readonly CodeAction[]> {
  await client.open(PAD, marked.replace("|", ""));
  return actionsAtOffset(marked.indexOf("|"));
}

async function actionsAtOffset(at: number): Promise<readonly CodeAction[]> {
  const before = client.text(PAD).slice(0, at).split("\n");
  const position: Position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: PAD },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
  return (actions ?? []) as CodeAction[];
}

const named = (actions: readonly CodeAction[], title: RegExp): CodeAction | undefined =>
  actions.find((action) => title.test(action.title));

describe("quick fixes", () => {
  it("move a rule to the sealed region in one step", async () => {
    const actions = await actionsAt("# Plan\n\n## Deploy\n\n- Never |restart `db-1` by hand.\n- Roll out.\n");
    const fix = named(actions, /^Move to sealed region$/);
    expect(fix).toMatchObject({ kind: "quickfix", isPreferred: true, diagnostics: [{ code: "constraint-unsealed" }] });
    expect(client.applied(PAD, fix?.edit)).toBe(`# Plan

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never restart \`db-1\` by hand. (Deploy)

<!-- /sealed -->

## Deploy

- Roll out.
`);
  });

  it("seal every rule at once, and a section in place", async () => {
    const actions = await actionsAt("# Plan\n\n## Rules\n\n- |Never push.\n- Do not merge.\n");
    const all = named(actions, /^Move (every rule|all)/);
    expect(client.applied(PAD, all?.edit).match(/^- \[constraint\] .*$/gm)).toEqual([
      "- [constraint] Never push. (Rules)",
      "- [constraint] Do not merge. (Rules)",
    ]);
    const inPlace = named(actions, /in place/);
    expect(client.applied(PAD, inPlace?.edit)).toContain("## Rules\n\n<!-- sealed -->\n*Sealed");
  });

  it("suppress a rule on its line: without a reason the comment waits for one", async () => {
    const actions = await actionsAt("- a\n  - Never |push.\n");
    const fix = named(actions, /^Suppress constraint-unsealed/);
    expect(client.applied(PAD, fix?.edit)).toBe(
      "- a\n  <!-- palimpsest-disable-next-line constraint-unsealed --  -->\n  - Never push.\n",
    );
  });

  it("restore, word for word, what an edit lost and where it stood", async () => {
    const text = "# Plan\n\n## Deploy\n\n- Roll out at noon.\n- Never restart `db-1` by hand.\n\n## Next\n\n- go\n";
    await client.open(PAD, text);
    const found = await client.edit(PAD, "- Never restart `db-1` by hand.\n", "");
    const lost = found.find(({ code }) => code === "constraint-lost");
    const at =
      client.text(PAD).split("\n").slice(0, lost?.range.start.line).join("\n").length +
      1 +
      (lost?.range.start.character ?? 0);
    const fix = named(await actionsAtOffset(at), /^Restore `Never restart/);
    expect(client.applied(PAD, fix?.edit)).toBe(text);
  });
});

describe("a loss record", () => {
  it("is added to the sealed region, names what went, and is all that was missing", async () => {
    await client.open(PAD, "# Plan\n\n- Rolled out rev-4f9a2c41 to eu-west-2b.\n");
    const found = await client.edit(PAD, "rev-4f9a2c41 to eu-west-2b", "it");
    expect(found.map(({ code }) => code)).toContain("loss-record-missing");
    const fix = named(await actionsAtOffset(0), /^Add loss record$/);
    const repaired = client.applied(PAD, fix?.edit);
    expect(repaired).toMatch(/- \[loss_record\] \d{4}-\d\d-\d\d dropped 2 values: `rev-4f9a2c41`, `eu-west-2b`\n/);
    const again = await client.edit(PAD, client.text(PAD), repaired);
    expect(again.map(({ code }) => code)).not.toContain("loss-record-missing");
  });
});

describe("edits that a client asks for", () => {
  it("seal what a selection touches, or nothing", async () => {
    await client.open(PAD, "# Plan\n\n- Never push.\n- Go on.\n");
    const ask = (start: number) =>
      client.connection.sendRequest(sealRequest, { uri: PAD, what: { start, end: start }, how: "move" });
    expect(client.applied(PAD, await ask(12))).toContain("- [constraint] Never push.");
    expect(await ask(24)).toBeNull();
  });

  it("write the comment with the user's reason on the line above", async () => {
    await client.open(PAD, "# Plan\r\n\r\n- Never push.\r\n");
    const edit = await client.connection.sendRequest(suppressRequest, {
      uri: PAD,
      code: "constraint-unsealed",
      at: 14,
      reason: "it is in CLAUDE.md",
    });
    expect(client.applied(PAD, edit)).toBe(
      "# Plan\r\n\r\n<!-- palimpsest-disable-next-line constraint-unsealed -- it is in CLAUDE.md -->\r\n- Never push.\r\n",
    );
  });
});

describe("a client that has our commands", () => {
  it("asks for the reason itself", async () => {
    await client.close();
    client = await startClient({ start: { commands: true } });
    const fix = named(await actionsAt("- Never |push.\n"), /^Suppress/);
    expect(fix).toMatchObject({ command: { command: suppressCommand, arguments: [PAD, "constraint-unsealed", 2] } });
  });
});
