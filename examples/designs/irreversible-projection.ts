// A region is compacted into a record; later the record's handles bring back what the summary no longer says.
import { compact, IrreversibleCompactionError, rehydrate, spillRegion } from "palimpsest";
import { openStore } from "palimpsest/node";

const store = await openStore(".palimpsest/store");
const region = { text: "We moved the replica to `eu-west-2b`. Do not retry writes after a 5xx. The lunch was fine." };

const record = compact(region, { spill: await spillRegion(region.text, store) });
console.log(record.constraints, record.reversible); // [ 'Do not retry writes after a 5xx' ] true

const { found } = await rehydrate(record, "what was eu-west-2b?", store);
console.log(found[0]?.text); // the paragraph around the handle, from the store

try {
  await rehydrate(record, "where does the replica run?", store);
} catch (error) {
  // Prose cannot be looked up: the gap is named instead of being filled.
  if (error instanceof IrreversibleCompactionError) console.log(error.gap.reason); // no-handle-in-query
}
