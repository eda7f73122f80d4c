import { expect, test } from "vitest";
import { commandsIn } from "../../../engine/afterwards/shell.ts";

/** Each command as its program and words in square brackets, with `>` before the files that it writes. */
const drawn = (line: string): readonly string[] =>
  commandsIn(line).map(({ program, words, outputs }) =>
    [program, ...words.map(({ text }) => `[${text}]`), ...outputs.map(({ text }) => `>[${text}]`)].join(" "),
  );

const LINES: readonly (readonly [string, readonly string[]])[] = [
  ["git push origin main", ["git [push] [origin] [main]"]],
  ["cd /work && npm test 2>&1 | tail -5", ["cd [/work]", "npm [test]", "tail [-5]"]],
  ["GH_TOKEN=x sudo /usr/bin/gh pr view 94", ["gh [pr] [view] [94]"]],
  ["timeout 30 make all; echo done", ["make [all]", "echo [done]"]],
  ["git commit -m 'Say why; then stop'", ["git [commit] [-m] [Say why; then stop]"]],
  ["psql -c \"select * from t where id = 'a'\"", ["psql [-c] [select * from t where id = 'a']"]],
  ["cat > notes.md <<'EOF'\nrm -rf /\nEOF\nls", ["cat >[notes.md]", "ls"]],
  ["sort a.txt > b.txt 2>/dev/null", ["sort [a.txt] >[b.txt]"]],
  ["echo x >> log.txt", ["echo [x] >[log.txt]"]],
  ["kubectl get $(cat pods.txt | head -1) -o yaml", ["kubectl [get] [$(cat pods.txt | head -1)] [-o] [yaml]"]],
  ["make build # and then rm everything", ["make [build]"]],
  ["docker run \\\n  --rm image", ["docker [run] [--rm] [image]"]],
  ["", []],
  ["   \n\t", []],
  ["'never closed", ["never closed"]],
];

for (const [line, commands] of LINES)
  test(`${JSON.stringify(line)} is ${commands.length} simple commands`, () => {
    expect(drawn(line)).toEqual(commands);
  });

test("the span of a word is where its text stands", () => {
  const line = "curl -d '{\"a\":1}' https://acme.test";
  const words = commandsIn(line).flatMap(({ words: own }) => own);
  expect(words.map(({ text, span }) => line.slice(span.start, span.end) === text)).toEqual([true, true, true]);
});

test("strange and long lines are read in no time", () => {
  const strange = ["$(", "`", "'", '"', "<<EOF\n", "a=", ">", "((", "\\", "&&", "|", "# "].map((part) =>
    part.repeat(4000),
  );
  const started = performance.now();
  for (const line of strange) expect(commandsIn(line)).toBeInstanceOf(Array);
  expect(performance.now() - started).toBeLessThan(5000);
});
