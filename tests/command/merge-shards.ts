// A fleet of three brands, built in two shards, for `brand merge`.
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { runBrand } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

export interface Report {
  shard: { index: number; count: number; split: string; brands: number } | null;
  brands: { id: string; state: string; digest: string | null }[];
  problems: { code: string }[];
}

export const IDS = ["harbor", "jade", "titan"];

export interface Shards {
  /** Holds `shard-1` and `shard-2`. */
  readonly dir: string;
  readonly times: string;
  /** Copies of both shards for a test to change. */
  readonly copies: () => Promise<{ one: string; two: string; out: string }>;
}

export async function buildShards(): Promise<Shards> {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, IDS);
  const times = path.join(dir, "times.json");
  await writeFile(times, JSON.stringify({ harbor: 10, jade: 40, titan: 20 }));
  const build = async (out: string, ...args: readonly string[]) => {
    const all = ["build", "--brands", brands, "--out", path.join(dir, out), ...args];
    const { code, stderr } = await runBrand(all);
    if (code !== 0) throw new Error(`${out} could not be built:\n${stderr}`);
  };
  for (const index of [1, 2])
    await build(`shard-${index}`, "--shard", `${index}/2`, "--times", times);
  return { dir, times, copies: () => copyShards(dir) };
}

async function copyShards(dir: string): Promise<{ one: string; two: string; out: string }> {
  const own = await tempFolder();
  const copy = async (name: string) => {
    const to = path.join(own, name);
    await cp(path.join(dir, name), to, { recursive: true, verbatimSymlinks: true });
    return to;
  };
  const one = await copy("shard-1");
  return { one, two: await copy("shard-2"), out: path.join(own, "dist") };
}

export const reportOf = (shard: string) => path.join(shard, ".report.json");
