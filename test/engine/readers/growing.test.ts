import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linesOf } from "../../../engine/readers/bytes.ts";
import { claudeCode } from "../../../engine/readers/claude-code.ts";
import { fileOf } from "../../harness/tree.ts";

const folder = fileOf("test/fixtures/sessions/claude-code");

describe("a session of Claude Code that is asked for after every line", () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith(".jsonl")))("is what it is read at once, %s", (name) => {
    const lines = [...linesOf(readFileSync(join(folder, name), "utf8"))];
    const growing = claudeCode.open(name);
    for (const [index, line] of lines.entries()) {
      growing.line(line);
      const whole = claudeCode.open(name);
      for (const each of lines.slice(0, index + 1)) whole.line(each);
      expect(growing.session()).toEqual(whole.session());
    }
  });
});
