/** The list of reporters for findings. */
import type { Io } from "../command.ts";
import type { Report } from "../finding.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { sarif } from "./sarif.ts";
import { text } from "./text.ts";

/** Turns the findings of all files into what is printed. */
export type Reporter = (reports: readonly Report[], io: Io) => string;

/** Every reporter by the name that `--format` takes. */
export const reporters: Readonly<Record<"text" | "json" | "sarif" | "github", Reporter>> = {
  text,
  json,
  sarif,
  github,
};
