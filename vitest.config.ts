import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: false },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{contract,cli,src,sandbox,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["scripts/import-rules.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "command",
          include: ["tests/command/**/*.test.ts", "scripts/import-rules.test.ts"],
          globalSetup: ["tests/command/warm-store.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
    maxWorkers: 2,
    // What passes has nothing to say.
    silent: "passed-only",
    pool: "threads",
  },
});
