// `brand merge`: shards of several machines become one output folder.
import { existsSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { sha256, treeDigests } from "./bundle.ts";
import { buildShards, IDS, reportOf, type Report, type Shards } from "./merge-shards.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface MergeResult extends Report {
  readonly shards: number;
  readonly placed: readonly string[];
  readonly kept: readonly string[];
}

let shards: Shards;

beforeAll(async () => {
  shards = await buildShards();
});

/** The same brand, built with all others. */
const whole = (id: string) => path.join(inject("dist"), id);
const at = (...parts: string[]) => path.join(shards.dir, ...parts);

const timesIn = async (folder: string): Promise<object> =>
  JSON.parse(await readFile(path.join(folder, ".livery", "times.json"), "utf8")) as object;

test("joins shards to the bytes of a single build, with one report and all times", async () => {
  const { one, two, out } = await shards.copies();
  const file = path.join(path.dirname(out), "report.json");
  const args = ["merge", one, reportOf(two), "--out", out, "--report", file];
  const { code, result, stderr } = await runBrandJson<MergeResult>(args, { cwd: shards.dir });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(result.placed.toSorted()).toEqual(IDS);
  expect(result.brands.map(({ id, state }) => [id, state])).toEqual(IDS.map((id) => [id, "built"]));
  for (const id of IDS) {
    expect(await treeDigests(path.join(out, id))).toEqual(await treeDigests(whole(id)));
  }
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  expect(report.brands).toEqual(result.brands);
  expect(Object.keys(await timesIn(shards.dir)).toSorted()).toEqual(IDS);
  // The shards are unchanged, and a second merge changes nothing.
  expect(await treeDigests(path.join(one, "jade"))).toEqual(await treeDigests(whole("jade")));
  const again = await runBrandJson<MergeResult>(args, { cwd: shards.dir });
  expect({ code: again.code, placed: again.result.placed }).toEqual({ code: 0, placed: [] });
  expect([...again.result.kept].toSorted()).toEqual(IDS);
});

test("shards that do not belong together are refused, and nothing is written", async () => {
  const { one, out } = await shards.copies();
  const { code, stdout, stderr } = await runBrand(["merge", one, "--out", out]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("error FLEET_SHARD_MISSING");
  expect(stderr).toContain("nothing was merged");
  expect(existsSync(out)).toBe(false);
});

test("a shard's report names the shard, its brands and their receipts", async () => {
  const report = JSON.parse(await readFile(reportOf(at("shard-1")), "utf8")) as Report;
  expect(report.shard).toEqual({
    index: 1,
    count: 2,
    split: expect.stringMatching(/^[0-9a-f]{64}$/),
    brands: 3,
  });
  expect(report.brands.map(({ id, state }) => [id, state])).toEqual([["jade", "built"]]);
  expect(report.brands[0]?.digest).toBe(
    sha256(await readFile(at("shard-1", "jade", "build.json"))),
  );
});

test("a failed brand is reported, the others are merged; only the merge stores build times", async () => {
  const own = await tempFolder();
  const broken = await copyBrands(own, ["jade", "titan"]);
  await rename(path.join(broken, "jade"), path.join(broken, "quartz"));
  await editJson<{ id: string }>(path.join(broken, "quartz", "brand.json"), (manifest) => {
    manifest.id = "quartz";
  });
  await editJson<{ siteId: unknown }>(path.join(broken, "titan", "brand.json"), (manifest) => {
    manifest.siteId = 7;
  });
  const shard = path.join(own, "shard");
  const args = [
    "build",
    "--brands",
    broken,
    "--shard",
    "1/1",
    "--times",
    shards.times,
    "--out",
    shard,
  ];
  expect((await runBrand(args)).code).toBe(1);
  const out = path.join(own, "dist");
  // Shards of one split must all know the same times: one of them must not change what the next reads.
  expect(Object.keys(await timesIn(ROOT))).not.toContain("quartz");
  const merged = await runBrandJson<MergeResult>(["merge", shard, "--out", out], { cwd: own });
  expect(merged.code).toBe(1);
  expect(Object.keys(await timesIn(own))).toEqual(["quartz"]);
  expect(merged.result.placed).toEqual(["quartz"]);
  expect(merged.result.brands.map(({ id, state }) => [id, state])).toEqual([
    ["quartz", "built"],
    ["titan", "refused"],
  ]);
  expect(merged.result.problems.map(({ code }) => code)).toEqual(["BRAND_FIELD_TYPE"]);
});
