// The whole cross product in a browser: every page of every brand, edition and locale, on three widths. `brand matrix`
// says what there is; the sites are built first.
// usage: node scripts/matrix.ts [--pictures] [--brand 'a*']… [--edition classic] [--locale zh-TW] [--affected origin/main] [--shard 1/4]
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

interface Visit {
  readonly brand: string;
  readonly edition: string;
  readonly locale: string;
}

const { values } = parseArgs({
  options: {
    pictures: { type: "boolean", default: false },
    brand: { type: "string", multiple: true, default: [] },
    edition: { type: "string" },
    locale: { type: "string" },
    affected: { type: "string" },
    shard: { type: "string" },
  },
});

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
  // Playwright splits finer than by brands.
  if (values.shard) options.push("--shard", values.shard);
  process.exitCode = run(["node_modules/playwright/cli.js", "test", ...options], "inherit").status;
}

/** @returns what it has printed; ends the script with the command's exit code where that is not 0 */
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
