import { defineConfig } from "playwright/test";
import { CHROMIUM_ARGS } from "./browser/chromium-args.ts";
import { browserPath } from "./tests/browser-path.ts";

const executablePath = browserPath();
const PORT = Number(process.env["PORT"] ?? 4273);

/** Tests of what is drawn, of uploads and of addresses of pictures. The others load none: a third less CPU time. */
const WITH_PICTURES = [
  "accessibility",
  "account",
  "auth-find",
  "auth-login",
  "feedback",
  "first-paint",
  "forced-colours",
  "messages",
  "no-page",
  "payment-page",
  "sealed",
  "seo",
  "smoke",
  "whole-way",
  "xss",
].map((name) => `**/${name}.spec.ts`);

const launch = (...more: readonly string[]) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGS, ...more] },
});

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "artifacts/playwright",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Slow machines are allowed to be slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    ["list"],
    ["json", { outputFile: "artifacts/browser-tests.json" }],
    ["html", { outputFolder: "artifacts/browser-report", open: "never" }],
  ],
  globalSetup: "./tests/browser/set-clock.ts",
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Steps and console of a failing test, beside its screenshot, for 5 % more CPU time. With snapshots it is 35 %:
    // `npm run test:browser -- --last-failed --trace on`.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    ...launch(),
  },
  projects: [
    { name: "pages", testMatch: WITH_PICTURES },
    {
      name: "behaviour",
      testIgnore: WITH_PICTURES,
      use: launch("--blink-settings=imagesEnabled=false"),
    },
  ],
  webServer: {
    command: `node cli/brand.js preview --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
  },
});
