/** The words of a generated session: requests with rules in them, calls, what tools print, summaries that drop most of it. */

/** Numbers from 0 to 1, the same for the same seed. */
export type Dice = () => number;

/** A generator by a linear congruence: the same on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** What the people and programs of the session say. */
export interface Say {
  readonly dice: Dice;
  readonly request: (window: number, step: number) => string;
  readonly thought: () => string;
  readonly remark: () => string;
  readonly call: () => { readonly name: string; readonly input: object };
  /** One line of what a tool prints. */
  readonly line: () => string;
  readonly summary: (window: number) => string;
}

const AREAS = ["billing", "ledger", "gateway", "reports", "search", "auth"];
const PARTS = ["handler", "client", "queue", "schema", "worker", "cache", "router", "store"];
const VERBS = ["retries", "locks", "drops", "renames", "batches", "skips", "splits", "reads"];
const RULES = [
  "Do not retry writes after a 5xx.",
  "Only touch src/ledger for now.",
  "Never push to main without asking me.",
  "Leave the public API as it is.",
  "Don't change the migrations that already ran.",
];

/** The voices of a session, all fed by one pair of dice. */
export function saying(dice: Dice): Say {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(dice() * list.length)] as One;
  const hex = (digits: number): string =>
    Math.floor(dice() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  const path = (): string => `src/${pick(AREAS)}/${pick(PARTS)}-${Math.floor(dice() * 12)}.ts`;
  const sentence = (): string => `The ${pick(AREAS)} ${pick(PARTS)} ${pick(VERBS)} what the ${pick(PARTS)} sends`;
  return {
    dice,
    request: (window, step) =>
      `${sentence()} since ${path()} changed. Please look at ticket LED-${100 * window + step} and fix it. ${pick(RULES)}`,
    thought: () => `${sentence()}, so I should read ${path()} first.`,
    remark: () => `${sentence()}. I will change \`${path()}\` and run the tests.`,
    call: () =>
      dice() < 0.5
        ? { name: "Read", input: { file_path: `/srv/ledger/${path()}` } }
        : {
            name: "Bash",
            input: { command: `npx vitest run ${path().replace(".ts", ".test.ts")}`, description: "Run tests" },
          },
    line: () => {
      const roll = dice();
      if (roll < 0.06) return `commit ${hex(10)}${hex(10)} ${sentence().toLowerCase()}`;
      if (roll < 0.12)
        return ` ✓ ${path().replace(".ts", ".test.ts")} (${Math.floor(dice() * 30)} tests) ${Math.floor(dice() * 900)}ms`;
      if (roll < 0.2)
        return `${path()}:${Math.floor(dice() * 400)}:\treturn ${pick(PARTS)}.${pick(VERBS)}("${pick(AREAS)}");`;
      const number = String(Math.floor(dice() * 900)).padStart(6);
      if (roll < 0.35) return `${number}→`;
      if (roll < 0.5) return `${number}→\t}`;
      if (roll < 0.65) return `${number}→\t// ${sentence()}`;
      return `${number}→\tconst ${pick(PARTS)} = await ${pick(AREAS)}.${pick(VERBS)}("${pick(PARTS)}", batch);`;
    },
    summary: (window) =>
      [
        "This session is being continued from a previous conversation that ran out of context. The conversation is summarized below:",
        "Summary:",
        "1. Primary Request and Intent:",
        `   The user works through tickets LED-${100 * window} and later. ${RULES[window % RULES.length]}`,
        "2. Files and Code Sections:",
        ...Array.from({ length: 25 }, () => `   - \`${path()}\`: ${sentence().toLowerCase()}.`),
        "3. Errors and fixes:",
        ...Array.from({ length: 10 }, () => `   - ${sentence()}; handled with care.`),
        "4. Pending Tasks:",
        `   - Finish \`${path()}\` and run its tests.`,
        "5. Current Work:",
        `   ${sentence()}.`,
      ].join("\n"),
  };
}

/** What a tool prints, of about so many characters. Long outputs repeat a page of their own. */
export function resultText(say: Say, characters: number): string {
  const page: string[] = [];
  let length = 0;
  while (length < Math.min(characters, 6000)) {
    const line = say.line();
    page.push(line);
    length += line.length + 1;
  }
  const text = `${page.join("\n")}\n`;
  return text.repeat(Math.ceil(characters / text.length)).slice(0, Math.max(2, characters));
}

const BASE64 = Buffer.from(Array.from({ length: 3072 }, (_, index) => (index * 197 + (index >> 3)) & 255)).toString(
  "base64",
);

/** About so many characters of base64, as images and signatures are written. */
export const base64 = (characters: number): string =>
  BASE64.repeat(Math.ceil(characters / BASE64.length)).slice(0, Math.max(4, Math.floor(characters / 4) * 4));
