// `npm run bench`: the cost of builds against the budgets, each with a baseline measured in the same run.
// A second run within a few minutes is a quarter slower: ext4 scans recently freed inodes for every new file.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { librariesSize } from "./bench-libraries.ts";
import { fastest, measure } from "./bench-process.ts";
import { makeFleet } from "./fleet.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";

const USAGE = "npm run bench -- [--brands 200] [--loop 3] [--json]";

const FEW = 6;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  /** Null without a budget. */
  readonly ok: boolean | null;
}

const { values } = scriptOptions(USAGE, {
  brands: { type: "string", default: "200" },
  loop: { type: "string", default: "3" },
  json: { type: "boolean" },
});
const many = wholeNumber(USAGE, "brands", values.brands);
const loops = wholeNumber(USAGE, "loop", values.loop);
const root = path.resolve(import.meta.dirname, "..");
const main = path.join(root, "cli", "brand.js");
// Beside the repository's own store: the disk a build really writes to, not a temporary one.
await mkdir(path.join(root, ".livery"), { recursive: true });
const dir = await mkdtemp(path.join(root, ".livery", "bench-"));
try {
  const rows = [...(await builds()), ...(await startUp()), ...(await sizes())];
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else print(rows);
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1;
} finally {
  await rm(dir, { recursive: true, force: true });
}

/** With a new store, so that the first build compiles the core. */
async function builds(): Promise<Row[]> {
  const few = await fleetBuild("few", FEW);
  const all = await fleetBuild("many", many);
  const cold = await all.run();
  const fewCold = await few.run();
  const cost = await oneMore();
  const unchanged = await all.run();
  const [first = ""] = all.ids;
  const one = await fastest(5, async () => {
    await changeColour(path.join(all.brands, first, "tokens", "brand.json"));
    return await all.run(first);
  });
  const loop = await loopTime(all.brands, all.ids);
  const ratio = (loop * many) / cold.milliseconds;
  return [
    { what: `cold build of ${FEW}`, measured: seconds(fewCold.milliseconds), budget: "", ok: null },
    { what: `cold build of ${many}`, measured: seconds(cold.milliseconds), budget: "", ok: null },
    row("one more brand", cost, loop / 50, (value) => `${value.toFixed(1)} ms`),
    {
      what: `vite build of one brand (of ${loops})`,
      measured: seconds(loop),
      budget: "",
      ok: null,
    },
    {
      what: `the loop over ${many} brands / cold build`,
      measured: `${ratio.toFixed(0)} x`,
      budget: "≥ 50 x",
      ok: ratio >= 50,
    },
    row(`peak memory, ${many} brands`, cold.peak, 1536, (value) => `${value.toFixed(0)} MiB`),
    row("nothing changed, whole process", unchanged.milliseconds, 1500, seconds),
    row("one colour of one brand, whole process", one, 1000, seconds),
  ];
}

/**
 * The cost of one more brand: two fleets of unknown brands with a compiled core. Two cold builds would mostly
 * differ by the time of the compiler.
 */
async function oneMore(): Promise<number> {
  const few = await (await fleetBuild("few", FEW, 2)).run();
  const all = await (await fleetBuild("many", many, 2)).run();
  return (all.milliseconds - few.milliseconds) / (many - FEW);
}

async function fleetBuild(name: string, count: number, seed = 1) {
  const cwd = path.join(dir, name);
  const brands = path.join(cwd, `brands-${seed}`);
  const ids = await makeFleet(brands, count, seed * 100_000, path.join(root, "brands"));
  const out = path.join(cwd, `dist-${seed}`);
  const args = [main, "build", "--json", "--brands", brands, "--out", out];
  return { brands, ids, run: (...picks: readonly string[]) => measure([...args, ...picks], cwd) };
}

async function changeColour(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const tokens = JSON.parse(text) as { hue: Record<string, { $value: number }> };
  const { neutral } = tokens.hue;
  if (!neutral) throw new Error(`${file} has no hue.neutral`);
  neutral.$value += 0.25;
  await writeFile(file, JSON.stringify(tokens, null, 2));
}

/** @returns milliseconds per brand in the loop, the mean of a few */
async function loopTime(brands: string, ids: readonly string[]): Promise<number> {
  const script = path.join(root, "scripts", "bench-loop.ts");
  let sum = 0;
  for (const id of ids.slice(0, loops)) {
    sum += (await measure([script, brands, id, path.join(dir, "loop", id)], path.join(dir, "many")))
      .milliseconds;
  }
  return sum / loops;
}

async function startUp(): Promise<Row[]> {
  const bare = await fastest(5, () => measure(["-e", "0"], dir));
  const help = await fastest(5, () => measure([main, "--help"], dir));
  return [
    { what: "node -e 0", measured: seconds(bare), budget: "", ok: null },
    row("brand --help", help, bare * 4, seconds),
  ];
}

async function sizes(): Promise<Row[]> {
  const libraries = await librariesSize(root);
  const { stdout } = await measure(
    [main, "build", "--json", "--force", "--out", path.join(dir, "sites")],
    root,
  );
  const { brands } = JSON.parse(stdout) as { brands: { id: string; firstLoad: number }[] };
  return [
    { what: "bare libraries, brotli", measured: kilobytes(libraries), budget: "", ok: null },
    ...brands.map(({ id, firstLoad }) =>
      row(
        `first load of ${id}`,
        firstLoad,
        libraries * 1.35,
        (value) => `${kilobytes(value)} = ${(value / libraries).toFixed(2)} x`,
      ),
    ),
  ];
}

function row(
  what: string,
  value: number | null,
  limit: number,
  show: (value: number) => string,
): Row {
  if (value === null) return { what, measured: "unknown", budget: `≤ ${show(limit)}`, ok: null };
  return { what, measured: show(value), budget: `≤ ${show(limit)}`, ok: value <= limit };
}

function seconds(milliseconds: number): string {
  return milliseconds < 2000
    ? `${milliseconds.toFixed(0)} ms`
    : `${(milliseconds / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function print(rows: readonly Row[]): void {
  for (const { what, measured, budget, ok } of rows) {
    const verdict = ok === null ? "" : ok ? "ok" : "OVER";
    console.log(`${what.padEnd(42)} ${measured.padStart(18)}   ${budget.padEnd(20)} ${verdict}`);
  }
}
