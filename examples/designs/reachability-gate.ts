// A summary that cuts an open task off from what it needs is refused, or the region is spilled and the summary carries its address.
import { assertCompactionSafe, CompactionInvariantError, compactOrSpill, spilledIn } from "palimpsest";
import { openStore } from "palimpsest/node";

const region = "The migration stands at `rev-4f9a2c`. It can be rolled back to there.";
const summary = "The migration was started.";
const obligations = [{ name: "roll back the migration", needs: ["rev-4f9a2c"] }];

try {
  assertCompactionSafe(region, obligations, summary);
} catch (error) {
  if (error instanceof CompactionInvariantError) console.log(error.bindings);
  // [ { obligation: 'roll back the migration', token: 'rev-4f9a2c', reason: 'lost' } ]
}

const store = await openStore(".palimpsest/store");
const safe = await compactOrSpill({ region, summary, obligations }, store);
const [address] = spilledIn(safe.summary);
console.log(address && (await store.get(address)) === region); // true
