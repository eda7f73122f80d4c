import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, run } from "./run.ts";

interface Listed {
  readonly text: string;
  readonly source?: { readonly span: readonly [number, number]; readonly bytes: readonly [number, number] };
}

/** The items of the last generation of a session in a file, with what stands at their places: by code units, and by bytes. */
async function itemsIn(
  text: string,
): Promise<readonly { readonly text: string; readonly raw: string; readonly bytes: string }[]> {
  const folder = folderWith({ "session.jsonl": text });
  const { out } = await run(folder, "lineage", "session.jsonl", "--items", "--format", "json");
  const bytes = readFileSync(join(folder, "session.jsonl"));
  const decoded = bytes.toString("utf8").replace(/^\uFEFF/, "");
  return (JSON.parse(out).items as readonly Listed[]).map(({ text: item, source }) => ({
    text: item,
    raw: decoded.slice(...(source?.span ?? [0, 0])),
    bytes: bytes.subarray(...(source?.bytes ?? [0, 0])).toString("utf8"),
  }));
}

const line = (value: object): string => JSON.stringify({ sessionId: "s", ...value });
const ascii = (json: string): string =>
  json.replaceAll(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

const SAID =
  'Ä"漢😀"\nNever delete the folder "quay/Süd" without asking.\tPort is `QUAY_PORT=8443`, see /srv/quay/lights.conf.';
const user = line({ type: "user", uuid: "u1", parentUuid: null, message: { role: "user", content: SAID } });
const call = line({
  type: "assistant",
  uuid: "a1",
  parentUuid: "u1",
  message: {
    role: "assistant",
    content: [{ type: "tool_use", id: "c", name: "Bash", input: { command: 'grep "ö"\n/srv/quay/tide.conf' } }],
  },
});
const boundary = line({ type: "system", subtype: "compact_boundary", uuid: "b1", parentUuid: null });
const summary = line({
  type: "user",
  uuid: "s1",
  parentUuid: "b1",
  isCompactSummary: true,
  message: { role: "user", content: "See /srv/quay/other.conf." },
});

test.each([
  ["one row a line", [user, call, boundary, summary].join("\n")],
  ["behind a byte order mark", `\uFEFF${[user, call, boundary, summary].join("\r\n")}`],
  ["two rows on a line", [`${user}${call}`, boundary, summary].join("\n")],
  ["escaped to plain letters", [ascii(user), ascii(call), boundary, summary].join("\n")],
])("items of a session stand in the file where it is said: %s", async (_name, text) => {
  const items = await itemsIn(text);
  expect(items.map((item) => item.text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("quay/Süd"),
      "QUAY_PORT=8443",
      "/srv/quay/lights.conf",
      "/srv/quay/tide.conf",
      "/srv/quay/other.conf",
    ]),
  );
  for (const item of items) {
    expect(JSON.parse(`"${item.raw}"`)).toBe(item.text);
    expect(item.bytes).toBe(item.raw);
  }
});

test("items of a document stand in the file where it is said, JSON in its strings too", async () => {
  const items = await itemsIn(
    `\uFEFF${JSON.stringify(
      {
        messages: [
          { role: "user", content: SAID },
          {
            role: "assistant",
            content: null,
            tool_calls: [
              {
                id: "c",
                type: "function",
                function: { name: "sh", arguments: '{"command": "grep \\"ö\\"\\n/srv/quay/tide.conf"}' },
              },
            ],
          },
          { role: "summary", content: "Nothing is left." },
        ],
      },
      null,
      1,
    )}\n`,
  );
  expect(items.map(({ text }) => text)).toContain("/srv/quay/tide.conf");
  for (const item of items) {
    expect(item.bytes).toBe(item.raw);
    if (item.text.startsWith("/")) expect(item.raw).toBe(item.text);
  }
});
