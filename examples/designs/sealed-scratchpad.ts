// A pad is brought under a budget: narrative goes, rules and open tasks stay, and the pad itself says what went.
import { compactScratchpad, estimateTokens, UnrecoverableCompactionError } from "palimpsest";

const pad = `# Deploy

<!-- sealed -->
- [constraint] Never restart \`db-1\` by hand.
<!-- /sealed -->

## History

${"We talked about the weather, and about the coffee, for quite a while. ".repeat(20)}

Do not push on Fridays. ${"It had been a long week, and nobody wanted to stay late. ".repeat(10)}

## Next

- [ ] roll out
`;

const { text, externalized, lossRecord } = compactScratchpad(pad, 100, estimateTokens, { date: "2026-11-14" });
console.log(text.includes("Never restart `db-1` by hand."), text.includes("- [ ] roll out")); // true true
console.log(externalized, lossRecord); // rules that were sealed on the way out, and the record of the loss

try {
  compactScratchpad(pad, 5, estimateTokens);
} catch (error) {
  if (error instanceof UnrecoverableCompactionError) console.log(error.needed, error.budget);
}
