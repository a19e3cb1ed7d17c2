// The stages of `npm test`.
import type { Runner } from "./test-report.ts";

export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** The stages that must have ended, passed or not. */
  readonly after?: readonly string[];
  /** A stage that must have passed. */
  readonly needs?: string;
  readonly tests?: StageTests;
}

export interface StageTests {
  readonly runner: Runner;
  readonly report: string;
  /** Runs named tests once more, alone; tests of a stage without it never run again. */
  readonly again?: readonly string[];
}

/** The command and the browser tests mostly wait, so they run beside each other. */
export const STAGES: readonly Stage[] = [
  { name: "browser set-up", command: ["node", "scripts/set-up-browser.ts"] },
  {
    name: "servers set-up",
    command: ["node", "scripts/set-up-servers.ts"],
    after: ["browser set-up"],
  },
  {
    name: "check",
    command: ["npm", "run", "check"],
    after: ["servers set-up"],
    tests: { runner: "vitest", report: "artifacts/unit-tests.json" },
  },
  { name: "build", command: ["node", "cli/brand.js", "build"], after: ["check"] },
  {
    name: "command tests",
    command: ["npm", "run", "test:command"],
    after: ["build"],
    tests: {
      runner: "vitest",
      report: "artifacts/command-tests.json",
      again: ["vitest", "run", "--project", "command"],
    },
  },
  {
    name: "browser tests",
    command: ["playwright", "test"],
    needs: "build",
    tests: {
      runner: "playwright",
      report: "artifacts/browser-tests.json",
      again: ["playwright", "test", "--last-failed-file", "artifacts/playwright/.last-run.json"],
    },
  },
];
