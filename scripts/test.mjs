// npm test: installs what the tests need, runs every check and every test, and counts them on the last line.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, root } from "./setup.mjs";

ensureInstalled();

const bin = (name) => join(root, "node_modules", ".bin", name);
const scratch = mkdtempSync(join(tmpdir(), "palimpsest-test-"));
const report = join(scratch, "vitest.json");

const steps = [
  { title: "style", command: [bin("biome"), "check", "--error-on-warnings"], count: asOne },
  { title: "types", command: [bin("tsc"), "-b"], count: asOne },
  { title: "programs", command: [process.execPath, "build.mjs"], count: asOne },
  {
    title: "webview",
    command: [bin("vite"), "build", "--config", "webview/vite.config.ts", "--logLevel", "warn"],
    count: asOne,
  },
  {
    title: "tests",
    command: [bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    count: fromReport,
  },
  { title: "dead code", command: [bin("knip")], count: asOne },
  { title: "tests in a real VS Code", command: [process.execPath, "test/host/run.mjs"], count: fromLastLine },
];

const total = { passed: 0, failed: 0 };
for (const { title, command, count } of steps) {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const { code, lastLine } = await runStep(command);
  const { passed, failed } = count(code, lastLine);
  total.passed += passed;
  total.failed += failed;
  console.log(`   ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** Shows what a step prints and remembers its last line that says something. */
function runStep([program, ...args]) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }) },
    });
    let tail = "";
    const show = (stream) => (chunk) => {
      stream.write(chunk);
      tail = (tail + chunk).slice(-2000);
    };
    child.stdout.setEncoding("utf8").on("data", show(process.stdout));
    child.stderr.setEncoding("utf8").on("data", show(process.stderr));
    child.on("error", (error) => done({ code: 1, lastLine: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, lastLine: tail.trimEnd().split("\n").at(-1) ?? "" }));
  });
}

/** A step without tests of its own counts as one. */
function asOne(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Vitest's own count; a file that could not even be loaded is one failure. */
function fromReport(code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** A program that says `N passed, N failed` itself. */
function fromLastLine(code, lastLine) {
  const said = /(\d{1,6}) passed, (\d{1,6}) failed/.exec(lastLine);
  if (said === null) return asOne(code);
  const failed = Number(said[2]);
  return { passed: Number(said[1]), failed: code !== 0 && failed === 0 ? 1 : failed };
}
