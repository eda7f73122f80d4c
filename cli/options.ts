/** Options that several commands take, named and checked at the door. */
import { BadInput, type Invocation } from "./command.ts";

/** One of several words; anything else is bad input. */
export function choiceOf<Word extends string>({ options }: Invocation, name: string, words: readonly Word[]): Word {
  const given = options[name];
  const word = words.find((one) => one === given);
  if (word === undefined) throw new BadInput(`--${dashed(name)} ${String(given)}`, `is none of ${words.join(", ")}`);
  return word;
}

/** A whole number from `least` on; undefined where the option was not given. */
export function countOf({ options }: Invocation, name: string, least = 0): number | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < least) {
    throw new BadInput(`--${dashed(name)} ${String(given)}`, `is no whole number from ${least} on`);
  }
  return number;
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
