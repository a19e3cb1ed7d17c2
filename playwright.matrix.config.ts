// The runs of `npm run matrix` and `npm run pictures`; scripts/matrix.ts selects brands, editions and locales.
import { defineConfig } from "playwright/test";
import base from "./playwright.config.ts";

/** How many times longer a test may take, for a machine that is busy with other work. */
const PATIENCE = Number(process.env["MATRIX_PATIENCE"] ?? 1);

export default defineConfig({
  ...base,
  testDir: "tests/matrix",
  globalTeardown: "./tests/matrix/contact-sheet.ts",
  // One test opens every address of a site.
  timeout: 600_000 * PATIENCE,
  expect: { timeout: 60_000 * PATIENCE },
  reporter: [
    ["list"],
    ["json", { outputFile: "artifacts/matrix-tests.json" }],
    ["html", { outputFolder: "artifacts/browser-report", open: "never" }],
    ["./scripts/matrix-run/record-reporter.ts"],
  ],
  // Files run in the order of their names: what covers most kinds comes first.
  projects: [
    { name: "matrix", testMatch: ["matrix.spec.ts", "stories.spec.ts", "walked-links.spec.ts"] },
    { name: "pictures", testMatch: ["pictures.spec.ts", "images-decoded.spec.ts"] },
  ],
});
