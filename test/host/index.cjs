"use strict";
/** Loaded by the extension host: runs the journeys (`*.test.cjs`) in Mocha and tells how each went, a line a journey. */
const { appendFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const Mocha = require("mocha");

/** Called by VS Code; rejects where a journey failed. */
exports.run = () => {
  const grep = process.env.PALIMPSEST_HOST_GREP;
  const mocha = new Mocha({
    ui: "tdd",
    color: false,
    timeout: 30_000,
    reporter: OneLineEach,
    ...(grep ? { grep } : {}),
  });
  const files = readdirSync(__dirname).filter((name) => name.endsWith(".test.cjs"));
  for (const name of files.toSorted()) mocha.addFile(join(__dirname, name));
  return new Promise((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} journeys failed`)) : resolve()));
  });
};

/** Results as lines of JSON in the file that `run.mjs` names, which prints and adds them up. */
class OneLineEach extends Mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    const tell = (test, result) => {
      const line = { name: test.fullTitle(), ms: test.duration ?? 0, ...result };
      appendFileSync(process.env.PALIMPSEST_HOST_LINES, `${JSON.stringify(line)}\n`);
    };
    runner.on("pass", (test) => tell(test, { ok: true }));
    runner.on("fail", (test, error) => tell(test, { ok: false, error: error.stack ?? String(error) }));
  }
}
