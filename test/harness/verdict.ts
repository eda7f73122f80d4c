/** The gate's verdict on the rewrite of one text into another, for tests of what may go. */
import { gate, type Verdict } from "../../engine/gate.ts";
import { read } from "../../engine/reading.ts";

/** What the gate says of a text that is rewritten as a pad; the name of what it was tells how it is read. */
export const verdictOf = (before: string, after: string, name = "before.md"): Verdict =>
  gate(read({ name, text: before }), read({ name: "after.md", text: after }));
