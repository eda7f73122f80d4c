/** Finds the browser that shows the workbench; installs Debian's where it is missing and may be installed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of the browser: `CHROMIUM`, or one of the usual places; undefined where there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  return (named ? [named] : usual).find((path) => existsSync(path));
}

/** Path of the browser, installed with apt-get if need be; throws a sentence that says what to do. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM=${process.env.CHROMIUM}: there is no such file`);
  console.log("test host: no Chromium here, installing it with apt-get");
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", "chromium");
  const installed = findChromium();
  if (installed) return installed;
  throw new Error("the test host needs Chromium: `apt-get install chromium`, or set CHROMIUM to the path of one");
}

/** Runs apt-get as root, or through sudo if that asks no password; a failure shows later, when nothing was installed. */
function apt(...args) {
  const root = process.getuid?.() === 0;
  const [command, ...before] = root ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, [...before, ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
}
