import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/host/**", "node_modules/**"],
    // Other work on the machine makes everything slower, never wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: { include: ["engine/**/*.ts"] },
  },
});
