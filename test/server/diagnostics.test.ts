import { afterEach, describe, expect, it } from "vitest";
import {
  type Diagnostic,
  DiagnosticSeverity,
  DidCloseTextDocumentNotification,
  DocumentDiagnosticRequest,
} from "vscode-languageserver-protocol";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type Client, startClient } from "./client.ts";
import { drawFindings } from "./drawing.ts";

let client: Client | undefined;
afterEach(async () => {
  await client?.close();
  client = undefined;
});

const PAD = "file:///work/plan.md";

describe("findings", () => {
  it("are pushed for a pad: one line a file, marks at each place", async () => {
    client = await startClient();
    const text = "# Plan\n\n- Never restart `db-1` by hand.\n- Do not push to `main`.\n";
    expect(drawFindings(text, await client.open(PAD, text))).toBe(`# Plan

- Never restart \`db-1\` by hand.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info constraint-unsealed
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ mark constraint-unsealed
- Do not push to \`main\`.
  ^^^^^^^^^^^^^^^^^^^^^ mark constraint-unsealed
`);
  });

  it("carry a link to the rule's page, but for marks, and leave other Markdown alone", async () => {
    client = await startClient();
    const [first, mark] = await client.open(PAD, "- Never push.\n");
    expect(mark).not.toHaveProperty("codeDescription");
    expect(first).toMatchObject({
      source: "palimpsest",
      codeDescription: { href: expect.stringMatching(/constraint-unsealed\.md$/) },
    });
    expect(await client.open("file:///work/README.md", "- Never push.\n")).toEqual([]);
  });

  it("say what an edit lost against the version that was opened, at its heading", async () => {
    client = await startClient();
    await client.open(PAD, "# Plan\n\n## Deploy\n\n- Never restart `db-1` by hand.\n- Roll out at noon.\n");
    const found = await client.edit(PAD, "- Never restart `db-1` by hand.\n", "");
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toContain("1 constraint-lost");
  });

  it("are pulled by editors that pull, and then not pushed", async () => {
    client = await startClient({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
    });
    expect(client.answer.capabilities.diagnosticProvider).toBeDefined();
    client.connection.onRequest("workspace/diagnostic/refresh", () => null);
    void client.open(PAD, "- Never push.\n");
    const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri: PAD } });
    expect(report).toMatchObject({
      kind: "full",
      items: [{ code: "constraint-unsealed" }, { code: "constraint-unsealed" }],
    });
  });

  it("follow the settings that the editor sends", async () => {
    client = await startClient();
    await client.open(PAD, "- Never push.\n");
    await client.connection.sendNotification("workspace/didChangeConfiguration", {
      settings: { palimpsest: { rules: { "constraint-unsealed": "off" } } },
    });
    expect(await client.edit(PAD, "push", "push it")).toEqual([]);
  });
});

describe("a large pad", () => {
  const section = (number: number): string =>
    `## Part ${number}\n\n- Do not touch \`part-${number}.lock\` by hand.\n- ${"x ".repeat(60)}\n\n`;
  const text = `# Plan\n\n${Array.from({ length: 60 }, (_, number) => section(number)).join("")}`;

  it("shows the same after an edit, at once, as when it is looked at as a whole", async () => {
    client = await startClient({ start: { commands: true } });
    const whole = await client.open(PAD, text);
    expect(whole.length).toBeGreaterThan(40);
    const quick = await client.edit(PAD, "## Part 30\n", "## Part 30\n\nNever force push `part-30b`.\n\n");
    const other = await startClient({ start: { commands: true } });
    const fresh = await other.open(PAD, client.text(PAD));
    await other.close();
    const drawn = (found: typeof fresh): string =>
      drawFindings(
        client?.text(PAD) ?? "",
        found.filter(({ severity }) => severity === 4),
      );
    expect(drawn(quick)).toContain("^^^^^^^^^^^^^^^^^^^^^^^^^^ mark constraint-unsealed");
    expect(drawn(quick)).toBe(drawn(fresh));
  });

  it("keeps every mark far from an edit, also after two edits in a row, so that none vanishes while somebody types", async () => {
    const parts = Array.from(
      { length: 200 },
      (_, number) => `## Part ${number}\n\n- Never touch \`part-${number}.lock\`.\n\n`,
    );
    client = await startClient({ start: { commands: true } });
    const marked = (found: readonly Diagnostic[]): readonly string[] =>
      found
        .filter(({ severity }) => severity === DiagnosticSeverity.Hint)
        .map(({ range }) => TextDocument.create(PAD, "markdown", 1, client?.text(PAD) ?? "").getText(range))
        .toSorted();
    const opened = marked(await client.open(PAD, `# Plan\n\n${parts.join("")}`));
    expect(opened).toHaveLength(parts.length);
    expect(opened).toContain("Never touch `part-199.lock`");
    expect(marked(await client.edit(PAD, "# Plan\n", "# Plan\n\nIn short.\n"))).toEqual(opened);
    expect(marked(await client.edit(PAD, "In short.", "In short:\n\nall of it."))).toEqual(opened);
  });

  it("that is closed and opened again with another text is not answered from the text it had", async () => {
    let asked = (): void => {};
    let answer = (_: undefined): void => {};
    const lookedAround = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const sealed = new Promise<undefined>((resolve) => {
      answer = resolve;
    });
    client = await startClient({
      world: {
        text: (path) => {
          if (!path.endsWith("plan.sealed.md")) return Promise.resolve(undefined);
          asked();
          return sealed;
        },
      },
    });
    const prose = "Nothing of weight stands here. ".repeat(1000);
    await client.open(
      PAD,
      `# Plan\n\n*Sealed rules stand in [plan.sealed.md](plan.sealed.md): read them first.*\n\n- Never push.\n\n${prose}\n`,
    );
    await lookedAround;
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: PAD } });
    await client.open(PAD, `# Plan\n\n${prose}\n`);
    answer(undefined);
    await new Promise((resolve) => setTimeout(resolve, 700));
    const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri: PAD } });
    expect(report).toEqual({ kind: "full", items: [] });
  });
});
