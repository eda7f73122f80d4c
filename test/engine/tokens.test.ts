import { estimateTokenCount } from "tokenx";
import { expect, test } from "vitest";
import { estimateTokens } from "../../engine/tokens.ts";

const PROSE = "The export job of the billing service leaks 4,711 handles a day (see src/billing/export-job.ts:42).\n";

test("a text of usual length is estimated as a whole", () => {
  const text = PROSE.repeat(1000);
  expect(estimateTokens(text)).toBe(estimateTokenCount(text));
});

test("a very long text is estimated from stretches of it, within two per cent", () => {
  const text = PROSE.repeat(10_000) + "值班人员。\n".repeat(100_000) + "x9f04b7c \n".repeat(50_000);
  const whole = estimateTokenCount(text);
  expect(Math.abs(estimateTokens(text) / whole - 1)).toBeLessThan(0.02);
});

test("eighty megabytes are estimated in no time", () => {
  const text = PROSE.repeat(800_000);
  const begun = performance.now();
  expect(estimateTokens(text)).toBeGreaterThan(10_000_000);
  expect(performance.now() - begun).toBeLessThan(2000);
});
