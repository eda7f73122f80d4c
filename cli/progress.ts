/** Progress on standard error, only where that is a terminal; the spinner is loaded only then. */
import type { Io } from "./command.ts";

/** A running piece of work. */
export interface Progress {
  /** Says what is being done now. */
  readonly step: (text: string) => void;
  /** Clears the line. */
  readonly end: () => void;
}

/** Begins to show progress; shows nothing in pipes and logs. */
export async function progressOf({ live }: Io, text: string): Promise<Progress> {
  if (!live) return { step: () => undefined, end: () => undefined };
  const { default: ora } = await import("ora");
  const spinner = ora({ text, stream: process.stderr }).start();
  return {
    step: (now) => {
      spinner.text = now;
    },
    end: () => {
      spinner.stop();
    },
  };
}
