import { expect, test } from "vitest";
import { pathsChangedBy } from "../../../engine/afterwards/changes.ts";
import { commandsIn } from "../../../engine/afterwards/shell.ts";

/** The files that a line changes; a plus behind them where it may change others too. */
const changed = (line: string): string => {
  const all = commandsIn(line).map(pathsChangedBy);
  return [...all.flatMap(({ paths }) => paths), ...(all.some(({ more }) => more) ? ["+"] : [])].join(" ");
};

const LINES: readonly (readonly [string, string])[] = [
  ["git commit -m config/prod.yaml", "+"],
  ["git commit -am 'Change a.ts'", "+"],
  ["git commit --message 'Change a.ts' src/a.ts", "src/a.ts +"],
  ["git commit --message='Change a.ts'", "+"],
  ["git -C /work/shop -c user.name=me commit -m x src/a.ts", "src/a.ts +"],
  ["git -C /work/shop status", ""],
  ["git checkout -b fix/a.ts", "+"],
  ["git restore --source main -- a.ts", "a.ts +"],
  ["git tag -a v1 -m notes.md", "v1 +"],
  ["wget -O data/seed.sql https://x.test/a", "data/seed.sql"],
  ["wget -qO- https://x.test/a", ""],
  ["wget -q https://x.test/files/seed.sql?x=1", "seed.sql"],
  ["wget --output-document=seed.sql https://x.test/a", "seed.sql"],
  ["curl -sSLo bin/tool https://x.test/tool", "bin/tool"],
  ["curl -LO https://x.test/tool.tgz", "tool.tgz"],
  ["curl -s https://x.test/a", ""],
  ["curl -o /dev/null https://x.test/a", ""],
  ["curl -XPOST https://x.test/api/users", ""],
  ["curl -uroot:o https://x.test/a", ""],
  ["curl -e https://x.test/from.html -O https://x.test/tool.tgz", "tool.tgz"],
  ["curl -fsSLo- https://x.test/a", ""],
  ["wget --spider -O seed.sql https://x.test/a", ""],
  ["wget --header 'From: https://x.test/me' https://x.test/a.tgz", "a.tgz"],
  ["cp", ""],
  ["touch -d yesterday a.txt", "a.txt"],
  ["truncate -s 0 log.txt", "log.txt"],
  ["cp -t out/ a.txt b.txt", "out/"],
  ["install -m 755 tool /usr/local/bin/tool", "/usr/local/bin/tool"],
  ["sed -i -e s/a/b/ a.txt", "a.txt"],
  ["rm -rf -- -odd", "-odd"],
];

for (const [line, paths] of LINES)
  test(`\`${line}\` changes ${paths === "" ? "nothing" : paths}`, () => {
    expect(changed(line)).toBe(paths);
  });
