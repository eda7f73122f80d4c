// A gist is good to plan with. Before something acts on it, every literal is checked where it durably lies.
import { addressOf, ReconstructionUnsoundError, reconstruct } from "palimpsest";

const durable = new Map([["B-20417", "B-20417"]]);
const lookUp = (literal: string) => durable.get(literal);

const gist = { text: "Batch `B-20417` was written to `db-7.internal`.", lossClass: "LOSSY_GIST" };
const plan = await reconstruct(gist, "plan", lookUp);
if ("verify" in plan) console.log(await plan.verify("B-20417")); // B-20417

try {
  await reconstruct(gist, "retry_idempotent", lookUp);
} catch (error) {
  // For an orchestrator: what is unsound and why, and what to fetch again.
  if (error instanceof ReconstructionUnsoundError) console.log(error.literals[0]?.reason, error.refetch); // lossy [ … ]
}

const text = "Batch `B-20417` was written.";
const sound = await reconstruct({ text, lossClass: "LOSSLESS", digest: addressOf(text) }, "commit", lookUp);
console.log(sound.literals); // [ { text: 'B-20417', verified: true } ]
