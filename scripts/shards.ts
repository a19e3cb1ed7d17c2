// `npm run shards`: a fleet built shard by shard on this machine, each shard as a machine of its own would build it,
// then merged; one shard is lost on the way and built again. Its numbers go into docs/capacity.md.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { measure } from "./bench-process.ts";
import { makeFleet } from "./fleet.ts";
import { scriptOptions, wholeNumber, wrongUsage } from "./script-options.ts";

const USAGE =
  "npm run shards -- [--brands 8] [--shards 2] [--lose 2] [--dir <empty folder>] [--store <folder>] [--json]";

const { values } = scriptOptions(USAGE, {
  brands: { type: "string", default: "8" },
  shards: { type: "string", default: "2" },
  lose: { type: "string", default: "2" },
  dir: { type: "string" },
  store: { type: "string" },
  json: { type: "boolean" },
});
const number = (name: "brands" | "shards" | "lose") => wholeNumber(USAGE, name, values[name]);
const [brands, shards, lost] = [number("brands"), number("shards"), number("lose")];
if (lost < 1 || lost > shards) wrongUsage(USAGE, `--lose names no shard of ${shards}.`);

const root = path.resolve(import.meta.dirname, "..");
const main = path.join(root, "cli", "brand.js");
await mkdir(path.join(root, ".livery"), { recursive: true });
const dir = path.resolve(values.dir ?? (await mkdtemp(path.join(root, ".livery", "shards-"))));
/** Brings the compiled core to every machine, as in a pipeline. A given one holds it already. */
const store = path.resolve(values.store ?? path.join(dir, "store"));
const fleet = path.join(dir, "brands");
const times = path.join(dir, "times.json");
const folder = (index: number) => path.join(dir, `shard-${index}`);

interface Shard {
  readonly shard: number;
  readonly brands: number;
  readonly seconds: number;
  readonly millisecondsPerBrand: number;
  /** MiB. */
  readonly peak: number | null;
  /** Of CPU time: what the machine costs, whatever else runs on it. */
  readonly cpuSeconds: number | null;
}

try {
  await makeFleet(fleet, brands, 1, path.join(root, "brands"));
  await writeFile(times, "{}");
  if (values.store === undefined) {
    await mkdir(store, { recursive: true });
    await build(1, path.join(dir, "first"), "--store-write");
  }
  const built: Shard[] = [];
  for (let index = 1; index <= shards; index += 1) {
    built.push(await build(index, folder(index)));
    if (!values.json) console.log(line(built.at(-1)));
  }
  await rm(folder(lost), { recursive: true });
  const refused = merge();
  if (refused.code !== 1 || !refused.stderr.includes("FLEET_SHARD_MISSING"))
    throw new Error(`a merge without shard ${lost} was not refused:\n${refused.stderr}`);
  const repeated = await build(lost, folder(lost));
  const started = performance.now();
  const merged = merge();
  if (merged.code !== 0) throw new Error(`the merge failed:\n${merged.stderr}`);
  const seconds = (performance.now() - started) / 1000;
  report({ built, repeated, seconds, ...(await compare()) });
} finally {
  if (values.dir === undefined) await rm(dir, { recursive: true, force: true });
}

/** A machine starts with nothing but the brands and the shared store. */
async function build(index: number, out: string, ...more: readonly string[]): Promise<Shard> {
  const machine = await mkdtemp(path.join(dir, "machine-"));
  const places = ["--brands", fleet, "--out", out, "--store", store, ...more];
  const args = [main, "build", "--shard", `${index}/${shards}`, "--times", times, ...places];
  const { milliseconds, peak, cpuSeconds } = await measure(args, machine);
  await rm(machine, { recursive: true });
  const { length } = await bundles(out);
  return {
    shard: index,
    brands: length,
    seconds: milliseconds / 1000,
    millisecondsPerBrand: milliseconds / Math.max(length, 1),
    peak,
    cpuSeconds,
  };
}

/** Of the folders that are there, as a pipeline names them. */
function merge(): { readonly code: number | null; readonly stderr: string } {
  const all = Array.from({ length: shards }, (_, index) => folder(index + 1)).filter(existsSync);
  const args = [main, "merge", ...all, "--out", path.join(dir, "dist")];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: "utf8" });
  return { code: status, stderr };
}

async function bundles(out: string): Promise<readonly string[]> {
  return (await readdir(out)).filter((name) => !name.startsWith(".")).toSorted();
}

/** Every brand of the fleet is in the merged folder once, with the receipt of its shard. */
async function compare(): Promise<{ readonly exact: boolean; readonly bytesPerBrand: number }> {
  const receipt = (out: string, id: string) =>
    readFile(path.join(out, id, "build.json"), "utf8").catch(() => "");
  const ids = await bundles(path.join(dir, "dist"));
  let exact = ids.length === brands;
  let bytes = 0;
  for (let index = 1; index <= shards; index += 1) {
    for (const id of await bundles(folder(index))) {
      const own = await receipt(folder(index), id);
      const isSame = own !== "" && own === (await receipt(path.join(dir, "dist"), id));
      exact &&= isSame;
    }
    bytes += await reportedBytes(folder(index));
  }
  return { exact, bytesPerBrand: Math.round(bytes / brands) };
}

async function reportedBytes(out: string): Promise<number> {
  const { brands: reported } = JSON.parse(
    await readFile(path.join(out, ".report.json"), "utf8"),
  ) as { brands: readonly { readonly bytes?: number }[] };
  return reported.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

interface Result {
  readonly built: readonly Shard[];
  readonly repeated: Shard;
  /** Of the merge. */
  readonly seconds: number;
  readonly exact: boolean;
  readonly bytesPerBrand: number;
}

function report(result: Result): void {
  const { built, repeated, seconds, exact, bytesPerBrand } = result;
  const sorted = built.map((shard) => shard.seconds).toSorted((a, b) => a - b);
  const slowest = (sorted.at(-1) ?? 0) / (sorted[sorted.length >> 1] ?? 1);
  if (!exact) process.exitCode = 1;
  if (values.json) return console.log(JSON.stringify({ ...result, slowest }, null, 2));
  console.log(`the slowest shard took ${slowest.toFixed(2)} times the middle one`);
  console.log(
    `shard ${lost} lost: the merge is refused; built again in ${repeated.seconds.toFixed(1)} s`,
  );
  console.log(
    `merge of ${brands} brands: ${seconds.toFixed(1)} s, ${((seconds * 1000) / brands).toFixed(0)} ms a brand, ${exact ? "exact" : "NOT exact"}; ${Math.round(bytesPerBrand / 1000)} kB a bundle`,
  );
}

function line(one: Shard | undefined): string {
  if (one === undefined) return "";
  const { shard, brands: count, seconds, millisecondsPerBrand, peak, cpuSeconds } = one;
  const each = `${seconds.toFixed(1)} s, ${millisecondsPerBrand.toFixed(0)} ms a brand`;
  const used = `${cpuSeconds?.toFixed(0) ?? "?"} s of CPU, peak ${peak?.toFixed(0) ?? "?"} MiB`;
  return `shard ${shard}: ${count} brands, ${each}, ${used}`;
}
