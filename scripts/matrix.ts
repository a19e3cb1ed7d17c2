// `npm run matrix` and `npm run pictures`: builds the chosen brands, then opens every page of every brand, edition
// and locale that `brand matrix` lists, on three widths. Takes hours, so it can be stopped at any time: the next run
// leaves out what has passed with the same bundles and the same test code.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { runTool } from "./matrix-run/run-tool.ts";
import { progressText, secondsLeft } from "./matrix-run/progress-text.ts";
import { currentTestKeys } from "./matrix-run/test-keys.ts";
import { progressOf, readRecord, RECORD } from "./matrix-run/test-record.ts";
import { scriptOptions, wholeNumber, wrongUsage } from "./script-options.ts";

const USAGE =
  "npm run matrix -- [--brand 'a*']… [--edition classic] [--locale zh-TW] [--affected origin/main] [--shard 1/4] [--minutes 90] [--workers 1] [--patience 4] [--fresh]";

interface Visit {
  readonly brand: string;
  readonly edition: string;
  readonly locale: string;
}

const { values } = scriptOptions(USAGE, {
  pictures: { type: "boolean", default: false },
  brand: { type: "string", multiple: true, default: [] },
  edition: { type: "string" },
  locale: { type: "string" },
  affected: { type: "string" },
  shard: { type: "string" },
  minutes: { type: "string" },
  workers: { type: "string", default: "2" },
  patience: { type: "string", default: "1" },
  fresh: { type: "boolean", default: false },
});
requireOneOf("edition", values.edition, EDITIONS);
requireOneOf("locale", values.locale, LOCALES);
if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
  wrongUsage(USAGE, `--shard is "${values.shard}"; write it as 1/4.`);
const workers = wholeNumber(USAGE, "workers", values.workers);
const patience = wholeNumber(USAGE, "patience", values.patience);
const minutes = values.minutes && wholeNumber(USAGE, "minutes", values.minutes);
ensureBrowser();

const picked = [...values.brand, ...(values.affected ? ["--affected", values.affected] : [])];
await brand(["build", ...picked], "inherit");
const listed = JSON.parse(await brand(["matrix", "--json", ...picked], "pipe")) as {
  readonly visits: readonly Visit[];
};
const visits = listed.visits.filter(
  ({ edition, locale }) =>
    (values.edition ?? edition) === edition && (values.locale ?? locale) === locale,
);
if (visits.length === 0) {
  console.log("matrix: no brand, edition and locale fits; nothing was opened.");
} else {
  mkdirSync("artifacts", { recursive: true });
  writeFileSync("artifacts/matrix.json", JSON.stringify(visits));
  if (values.fresh) rmSync(RECORD, { force: true });
  process.exitCode = await runLeft(await listTests());
}

/** @returns the exit code of the tests */
async function runLeft(tests: readonly string[]): Promise<number> {
  const keyOf = currentTestKeys();
  const before = progressOf(tests, readRecord(), keyOf);
  const asked = [...before.failed, ...before.left];
  const passed = before.done.length;
  if (passed > 0)
    console.log(`matrix: ${passed} of ${tests.length} tests passed before (${RECORD})`);
  let status = 0;
  if (asked.length > 0) {
    writeFileSync("artifacts/matrix-tests.txt", asked.join("\n"));
    const options = ["--test-list", "artifacts/matrix-tests.txt", "--workers", `${workers}`];
    const env = {
      MATRIX_PATIENCE: `${patience}`,
      ...(minutes && { MATRIX_UNTIL: `${Date.now() + minutes * 60_000}` }),
    };
    ({ status } = await playwright(options, "inherit", env));
  }
  const record = readRecord();
  const after = progressOf(tests, record, keyOf);
  console.log(progressText(after, secondsLeft(after.left, record) / workers));
  return status;
}

/** Playwright splits by test, which is finer than by brand. A shard stays the same when some of its tests have passed. */
async function listTests(): Promise<string[]> {
  const shard = values.shard ? ["--shard", values.shard] : [];
  const { printed } = await playwright(["--list", "--reporter", "list", ...shard], "pipe");
  return printed
    .split("\n")
    .filter((line) => line.startsWith("  ["))
    .map((line) => line.trim().replace(/:\d+:\d+ › /, " › "));
}

function playwright(
  options: readonly string[],
  output: "pipe" | "inherit",
  env: Readonly<Record<string, string>> = {},
) {
  const project = values.pictures ? "pictures" : "matrix";
  const config = ["--config", "playwright.matrix.config.ts", "--project", project];
  return runTool(["node_modules/playwright/cli.js", "test", ...config, ...options], output, env);
}

/** @returns what `brand` printed; ends the script with its exit code when that is not 0 */
async function brand(args: readonly string[], output: "pipe" | "inherit"): Promise<string> {
  const { status, printed } = await runTool(["cli/brand.js", ...args], output);
  if (status !== 0) process.exit(status);
  return printed;
}

function requireOneOf(option: string, value: string | undefined, allowed: readonly string[]): void {
  if (value === undefined || allowed.includes(value)) return;
  wrongUsage(USAGE, `--${option} is "${value}"; allowed are ${allowed.join(" and ")}.`);
}
