import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { filesOf, textOf } from "./harness/tree.ts";

interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  /** May import what comes with Node. */
  readonly node?: true;
}

/** Who sees whom (ARCHITECTURE.md). Rooms inside others come first. */
const house: { readonly [room: string]: Room } = {
  "engine/node": {
    rooms: ["engine"],
    packages: ["@redis/client", "@secretlint/core", "@secretlint/secretlint-rule-preset-recommend", "fzstd"],
    node: true,
  },
  engine: {
    rooms: [],
    packages: ["@lezer/common", "@lezer/markdown", "@noble/hashes", "ignore", "tokenx"],
  },
  "server/protocol": { rooms: ["engine"], packages: ["vscode-languageserver-protocol"] },
  server: {
    rooms: ["engine", "engine/node", "server/protocol"],
    packages: ["vscode-languageserver", "vscode-languageserver-textdocument"],
    node: true,
  },
  client: {
    rooms: ["server/protocol"],
    packages: ["vscode", "vscode-languageclient", "vscode-languageserver-protocol"],
    node: true,
  },
  webview: {
    rooms: ["server/protocol"],
    packages: [
      "@headless-tree/core",
      "@headless-tree/react",
      "@tanstack/react-virtual",
      "@vscode/codicons",
      "react",
      "react-dom",
    ],
  },
  cli: {
    rooms: ["engine", "engine/node"],
    packages: [
      "@modelcontextprotocol/sdk",
      "commander",
      "ignore",
      "jsonc-parser",
      "ora",
      "picocolors",
      "sarif",
      "tinyglobby",
      "valibot",
      "write-file-atomic",
      "yaml",
    ],
    node: true,
  },
};

const IMPORT =
  /^\s{0,8}(?:import|export)\s(?:[^'"`;]{0,2000}?\sfrom\s)?["']([^"']+)["']|\bimport\(\s?["']([^"']+)["']/gm;

const roomOf = (path: string): string | undefined => Object.keys(house).find((room) => path.startsWith(`${room}/`));

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

function complaintAbout(path: string, specifier: string): string | undefined {
  const name = roomOf(path) ?? "";
  const room = house[name];
  if (room === undefined) return `${path} lies in no room`;
  if (specifier.startsWith(".")) {
    const target = roomOf(posix.join(posix.dirname(path), specifier));
    return target === name || (target !== undefined && room.rooms.includes(target))
      ? undefined
      : `${path} looks into ${target ?? specifier}`;
  }
  if (isBuiltin(specifier)) return room.node ? undefined : `${path} uses ${specifier}`;
  return room.packages.includes(packageOf(specifier)) ? undefined : `${path} uses ${packageOf(specifier)}`;
}

const filesOfRoom = (room: string): readonly string[] =>
  filesOf(room, [".ts", ".tsx"]).filter(
    (path) => roomOf(path) === room && !path.endsWith(".config.ts") && !path.endsWith(".d.ts"),
  );

const importsOf = (path: string): readonly string[] =>
  [...textOf(path).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");

for (const room of Object.keys(house)) {
  test(`${room} sees only what the table of rooms lets it see`, () => {
    const complaints = filesOfRoom(room).flatMap((path) =>
      importsOf(path).flatMap((specifier) => complaintAbout(path, specifier) ?? []),
    );
    expect(complaints).toEqual([]);
  });

  test(`${room} uses every package that the table lets it use`, () => {
    const used = new Set(filesOfRoom(room).flatMap(importsOf).map(packageOf));
    expect(house[room]?.packages.filter((name) => !used.has(name))).toEqual([]);
  });
}

test("what host and panel say to each other is types only", () => {
  expect(textOf("server/protocol/panel.ts")).not.toMatch(/^import (?!type)/m);
});

test("the library has no package that a consumer would have to install", () => {
  expect(JSON.parse(textOf("package.json")).dependencies).toEqual({});
});
