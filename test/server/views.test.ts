import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  CodeLensRequest,
  CompletionRequest,
  DocumentLinkRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  SemanticTokensRequest,
  type TextEdit,
  WorkspaceSymbolRequest,
} from "vscode-languageserver-protocol";
import { earlierRequest, gateRequest } from "../../server/protocol/requests.ts";
import { type Client, startClient } from "./client.ts";
import { drawRanges } from "./drawing.ts";

const PAD = "file:///work/plan.md";
const textDocument = { uri: PAD };
let client: Client;
beforeEach(async () => {
  client = await startClient();
});
afterEach(() => client.close());

const SEALED = `# Plan

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never restart \`db-1\`.

<!-- /sealed -->

## Deploy

### Now

- Roll out \`rev-4f9a2c\` at noon.
`;

describe("over a pad", () => {
  it("a hover says what an item is, under which headings, and why it is marked", async () => {
    await client.open(PAD, "# Plan\n\n## Deploy\n\n- Never restart `db-1` by hand.\n");
    const answer = await client.connection.sendRequest(HoverRequest.type, {
      textDocument,
      position: { line: 4, character: 5 },
    });
    const { value } = (answer ?? expect.fail("no hover")).contents as { readonly value: string };
    expect(value).toContain("**constraint** · prohibition · said by the user");
    expect(value).toContain("Under Plan › Deploy");
    expect(value).toMatch(/Marked: .* · \[constraint-unsealed\]\(https:/);
  });

  it("lenses count tokens, handles and rules, and give the verdict against the version that was opened", async () => {
    await client.open(PAD, SEALED);
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument });
    expect(
      drawRanges(
        SEALED,
        (lenses ?? []).map(({ range, command }) => ({
          range,
          label: command?.title.replace(/\d+ tokens/, "N tokens") ?? "",
        })),
      ),
    ).toMatch(
      /^# Plan\n\^ about N tokens · \d handles · 1 constraint · nothing lost against the version that was opened\n[\s\S]*\n## Deploy\n\^ about N tokens · 1 handle\n/,
    );
  });

  it("tokens cover every handle", async () => {
    await client.open(PAD, SEALED);
    const tokens = await client.connection.sendRequest(SemanticTokensRequest.type, { textDocument });
    expect(drawTokens(SEALED, tokens?.data ?? [])).toContain(`- [constraint] Never restart \`db-1\`.
                              ^^^^ handle sealed
`);
    expect(drawTokens(SEALED, tokens?.data ?? [])).toContain(`- Roll out \`rev-4f9a2c\` at noon.
            ^^^^^^^^^^ handle
`);
  });

  it("symbols nest sections and list the sealed entries", async () => {
    await client.open(PAD, SEALED);
    const symbols = (await client.connection.sendRequest(DocumentSymbolRequest.type, {
      textDocument,
    })) as DocumentSymbol[];
    const tree = (list: readonly DocumentSymbol[], depth = 0): string =>
      list.map(({ name, children }) => `${"  ".repeat(depth)}${name}\n${tree(children ?? [], depth + 1)}`).join("");
    expect(tree(symbols)).toBe("Plan\n  Sealed region\n    Never restart `db-1`.\n  Deploy\n    Now\n");
  });

  it("the sealed region and the sections fold", async () => {
    await client.open(PAD, SEALED);
    const folds = await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
    expect((folds ?? []).map(({ startLine, endLine, kind }) => [startLine, endLine, kind])).toEqual([
      [2, 7, "region"],
      [0, 13, undefined],
      [9, 13, undefined],
      [11, 13, undefined],
    ]);
  });

  it("addresses are links", async () => {
    const address = "ab".repeat(32);
    await client.open(PAD, `[full context at sha256:${address}; retrieve before mutating]\n`);
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument });
    expect(links).toMatchObject([{ target: `palimpsest:/blob/${address}` }]);
  });

  it("hints show tokens a section once they are switched on", async () => {
    await client.open(PAD, SEALED);
    const range = { start: { line: 0, character: 0 }, end: { line: 14, character: 0 } };
    const ask = () => client.connection.sendRequest(InlayHintRequest.type, { textDocument, range });
    expect(await ask()).toEqual([]);
    await client.connection.sendNotification("workspace/didChangeConfiguration", {
      settings: { palimpsest: { tokenHints: true } },
    });
    await client.edit(PAD, "noon", "one");
    expect((await ask())?.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^about \d+ tokens$/),
      expect.any(String),
      expect.any(String),
    ]);
  });

  it("completion gives back what was dropped, word for word, over what was typed of it", async () => {
    await client.open(PAD, SEALED);
    await client.edit(PAD, "`rev-4f9a2c` at noon", "rev-4f");
    await client.edit(PAD, "rev-4f.", "rev-4f");
    const line = client
      .text(PAD)
      .split("\n")
      .findIndex((one) => one.endsWith("rev-4f"));
    const position = { line, character: client.text(PAD).split("\n")[line]?.length ?? 0 };
    const list = await client.connection.sendRequest(CompletionRequest.type, { textDocument, position });
    const items = Array.isArray(list) ? list : (list?.items ?? []);
    const item = items.find(({ label }) => label === "rev-4f9a2c");
    expect(item?.detail).toMatch(/^handle, (lost|weakened|altered) since the version that was opened$/);
    expect(client.applied(PAD, { changes: { [PAD]: [item?.textEdit as TextEdit] } })).toContain(
      "- Roll out rev-4f9a2c\n",
    );
  });

  it("the gate answers with the verdict, and with the text it compared", async () => {
    await client.open(PAD, SEALED);
    await client.edit(PAD, "- [constraint] Never restart `db-1`.\n", "");
    const verdict = await client.connection.sendRequest(gateRequest, { uri: PAD });
    expect(verdict).toMatchObject({ decision: "refuse", against: "the version that was opened" });
    expect(verdict?.reasons).toContain("sealed-changed");
    expect(await client.connection.sendRequest(earlierRequest, { uri: PAD })).toMatchObject({ text: SEALED });
  });
});

describe("over the workspace", () => {
  it("symbols are the handles of open documents", async () => {
    await client.open(PAD, SEALED);
    const found = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: "REV-4" });
    expect((found ?? []).map(({ name }) => name)).toEqual(["rev-4f9a2c"]);
  });
});

/** The protocol's numbers as drawings. */
function drawTokens(text: string, data: readonly number[]): string {
  const ranges = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, , modifiers = 0] = data.slice(at, at + 5);
    character = down === 0 ? character + right : right;
    line += down;
    const range = { start: { line, character }, end: { line, character: character + length } };
    ranges.push({ range, label: `handle${modifiers & 1 ? " sealed" : ""}${modifiers & 2 ? " lost" : ""}` });
  }
  return drawRanges(text, ranges);
}
