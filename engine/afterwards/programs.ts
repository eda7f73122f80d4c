/** What programs do, as far as it matters whether they are run twice. */
import type { Command, Word } from "./shell.ts";

const textOf = ({ text }: Word): string => text;

/** The deed of a command that may not be made twice, in one word; undefined for what can be repeated, and for trials of it. */
export function sendingOf({ program, words: all }: Command): string | undefined {
  const words = all.map(textOf);
  if (words.some((word) => TRIALS.has(word))) return undefined;
  const plain = words.filter((word) => !word.startsWith("-"));
  const [first = "", second = ""] = plain;
  switch (program) {
    case "git":
      return first === "push" ? "push" : undefined;
    case "gh":
    case "glab":
      return ofForge(first, second, words);
    case "npm":
    case "pnpm":
    case "yarn":
    case "cargo":
    case "poetry":
    case "uv":
    case "vsce":
    case "bun":
      return first === "publish" ? "publish" : undefined;
    case "twine":
      return first === "upload" ? "upload" : undefined;
    case "gem":
      return first === "push" ? "publish" : undefined;
    case "kubectl":
    case "oc":
      return /^(?:create|run|delete|expose)$/.test(first) ? first : undefined;
    case "helm":
      return /^(?:install|uninstall)$/.test(first) ? first : undefined;
    case "curl":
    case "http":
    case "https":
    case "xh":
      return isPost(words) ? "post" : undefined;
    case "aws":
      return /^(?:create|run|send|publish|start|terminate|invoke|delete)/.exec(second)?.[0];
    case "gcloud":
    case "az":
    case "doctl":
    case "heroku":
    case "stripe":
    case "fly":
    case "flyctl":
      return plain
        .map((word) => /(?:^|:)(create|publish|send|delete|destroy|refunds?|capture)$/.exec(word)?.[1])
        .find(Boolean);
    case "psql":
    case "mysql":
    case "mariadb":
    case "sqlite3":
    case "clickhouse-client":
      return words.some((word) => /^\s{0,20}insert\s{1,9}into\b/i.test(word)) ? "insert" : undefined;
    case "mail":
    case "mailx":
    case "sendmail":
    case "mutt":
      return "send";
    default:
      return undefined;
  }
}

const TRIALS = new Set([
  "--dry-run",
  "--dryrun",
  "-n",
  "--help",
  "-h",
  "--dry-run=client",
  "--dry-run=server",
  "--check",
  "--list",
]);

function ofForge(first: string, second: string, words: readonly string[]): string | undefined {
  if (first === "api") return isPost(words) ? "post" : undefined;
  if (!/^(?:pr|mr|issue|release|repo|gist|workflow|run|label)$/.test(first)) return undefined;
  return /^(?:create|comment|merge|run|rerun|delete|close|review|note|new)$/.test(second) ? second : undefined;
}

function isPost(words: readonly string[]): boolean {
  if (words.some((word) => OWN_HOST.test(word) || READS.test(word))) return false;
  const at = words.findIndex((word) => /^(?:-X|--request|--method)$/.test(word));
  const method =
    at < 0
      ? words.find((word) => /^(?:-X[A-Z]{1,8}|--(?:request|method)=\w{1,8}|POST|PATCH)$/.test(word))
      : words[at + 1];
  if (method !== undefined) return /POST/i.test(method);
  return (
    words.some((word) =>
      /^(?:-d|--data(?:-raw|-binary|-urlencode)?|--json|-F|--form|-f|--field|--raw-field|--input)(?:=|$)/.test(word),
    ) && !words.includes("-G")
  );
}

/** A server on this machine is a trial. */
const OWN_HOST = /(?:^|\/\/|@)(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?:[:/]|$)/;

/** Posts that only ask. */
const READS = /\/(?:graphql|_?search|query|_msearch|count|token|login)(?:[/?]|$)|^graphql$/i;

const SEARCHES = new Set(["grep", "rg", "ag", "ack", "egrep", "fgrep", "fd", "zgrep"]);

/** Whether a program searches. */
export const isSearch = (program: string): boolean => SEARCHES.has(program);

/** The pattern of a search: its first word that is no option. */
export function patternsOf({ words }: Command): readonly string[] {
  const at = words.findIndex(({ text }) => /^(?:-e|--regexp)$/.test(text));
  const named = at < 0 ? undefined : words[at + 1];
  const pattern = named ?? words.find(({ text }) => !text.startsWith("-"));
  return pattern === undefined ? [] : [pattern.text];
}

/** The one place that a command reads, where it does nothing else: a file, a record of a forge, an address. */
export function isFetch({ program, words, outputs }: Command): string | undefined {
  if (outputs.length > 0) return undefined;
  const plain = words.map(textOf).filter((word) => !word.startsWith("-"));
  const target = plain.at(-1);
  switch (program) {
    case "cat":
    case "less":
    case "more":
    case "bat":
    case "nl":
    case "head":
    case "tail":
      return plain.length <= 2 ? target : undefined;
    case "sed":
      return words[0]?.text === "-n" && plain.length === 2 ? target : undefined;
    case "curl":
    case "wget":
      return isPost(words.map(textOf)) ? undefined : plain.find((word) => word.includes("://"));
    case "gh":
    case "glab":
      return /^(?:view|diff)$/.test(plain[1] ?? "") ? [program, ...plain].join(" ") : undefined;
    case "git":
      return plain[0] === "show" ? [program, ...plain].join(" ") : undefined;
    case "kubectl":
      return /^(?:get|describe|logs)$/.test(plain[0] ?? "") ? [program, ...plain].join(" ") : undefined;
    default:
      return undefined;
  }
}

/** What is run again and again while work goes on. */
export const BUILDERS: ReadonlySet<string> = new Set(
  "go cargo npm pnpm yarn bun npx make cmake ninja gradle gradlew mvn pytest python python3 node deno tsc tsx vitest jest mocha eslint biome prettier ruff mypy black rspec bundle rake dotnet swift xcodebuild mise just task tox uv pip pip3 brew apt apt-get git docker docker-compose nix nixos-rebuild sbt zig rustc gcc clang g++ java javac php composer phpunit ruby perl lua Rscript julia ctest bazel turbo nx vite webpack esbuild rollup playwright cypress k6 act pre-commit golangci-lint gofmt rustfmt".split(
    " ",
  ),
);
