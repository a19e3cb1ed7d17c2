// `npm run matrix` and `npm run pictures`: builds the chosen brands, then opens every page of every brand, edition
// and locale that `brand matrix` lists, on three widths.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions, wrongUsage } from "./script-options.ts";

const USAGE =
  "npm run matrix -- [--brand 'a*']… [--edition classic] [--locale zh-TW] [--affected origin/main] [--shard 1/4]";

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
});
requireOneOf("edition", values.edition, EDITIONS);
requireOneOf("locale", values.locale, LOCALES);
if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
  wrongUsage(USAGE, `--shard is "${values.shard}"; write it as 1/4.`);
ensureBrowser();

const picked = [...values.brand, ...(values.affected ? ["--affected", values.affected] : [])];
brand(["build", ...picked], "inherit");
const listed = JSON.parse(brand(["matrix", "--json", ...picked], "pipe")) as {
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
  const project = values.pictures ? "pictures" : "matrix";
  const options = ["--config", "playwright.matrix.config.ts", "--project", project];
  // Playwright splits by test, which is finer than by brand.
  if (values.shard) options.push("--shard", values.shard);
  process.exitCode = run(["node_modules/playwright/cli.js", "test", ...options], "inherit").status;
}

/** @returns what `brand` printed; ends the script with its exit code when that is not 0 */
function brand(args: readonly string[], stdout: "pipe" | "inherit"): string {
  const { status, printed } = run(["cli/brand.js", ...args], stdout);
  if (status !== 0) process.exit(status);
  return printed;
}

function run(args: readonly string[], stdout: "pipe" | "inherit") {
  const { status, stdout: printed } = spawnSync(process.execPath, args, {
    stdio: ["ignore", stdout, "inherit"],
    encoding: "utf8",
    maxBuffer: Number.MAX_SAFE_INTEGER,
  });
  return { status: status ?? 1, printed };
}

function requireOneOf(option: string, value: string | undefined, allowed: readonly string[]): void {
  if (value === undefined || allowed.includes(value)) return;
  wrongUsage(USAGE, `--${option} is "${value}"; allowed are ${allowed.join(" and ")}.`);
}
