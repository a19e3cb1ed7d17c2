import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/command/longest-first.ts";

const UNIT = "{browser,contract,cli,src,sandbox,scripts}/**/*.test.{ts,tsx}";
/** They take as long as tests of the command. */
const LONG = ["scripts/import-rules.test.ts", "scripts/build-inputs.test.ts"];

/** A file that needs a document says so in its first line. */
const WITH_DOM = globSync(UNIT)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => readFileSync(file, "utf8").startsWith("// @vitest-environment jsdom\n"));

export default defineConfig({
  resolve: { tsconfigPaths: false },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [UNIT],
          exclude: [...LONG, ...WITH_DOM],
          // Modules without a document keep no state between tests; loading them once halves the time.
          isolate: false,
          setupFiles: ["tests/set-up/fixed-seed.ts", "tests/cost/record-unit-cost.ts"],
          unstubGlobals: true,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-dom",
          include: WITH_DOM,
          // Each file gets its own document and modules, in a context that is cheaper than a process.
          pool: "vmForks",
          // Memory of ended files is not all freed: a process that holds more than this is replaced.
          vmMemoryLimit: "1.5 GB",
          setupFiles: [
            "tests/set-up/fixed-seed.ts",
            "src/testing/test-dom-set-up.ts",
            "tests/cost/record-unit-cost.ts",
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "command",
          include: ["tests/command/**/*.test.ts", ...LONG],
          globalSetup: ["tests/command/prepare.ts"],
          // A process for each file, so that its CPU time can be told.
          setupFiles: ["tests/cost/record-command-cost.ts"],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Passing tests print nothing.
    silent: "passed-only",
    // A process that dies fails its own files alone. A thread would take all of the run along, with its report.
    pool: "forks",
  },
});
