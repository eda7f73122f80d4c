import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/host/**", "node_modules/**"],
    testTimeout: 30_000,
    coverage: { include: ["engine/**/*.ts"] },
  },
});
