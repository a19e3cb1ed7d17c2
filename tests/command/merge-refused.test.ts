// `brand merge` joins shards that belong together and are whole; of any others nothing is touched.
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listFiles, sha256 } from "./bundle.ts";
import { buildShards, reportOf, type Report, type Shards } from "./merge-shards.ts";
import { runBrand } from "./run-brand.ts";
import { editJson } from "./temp-folder.ts";

let shards: Shards;

beforeAll(async () => {
  shards = await buildShards();
});

async function refused(given: readonly string[], out: string): Promise<string> {
  const { code, stdout, stderr } = await runBrand(["merge", ...given, "--out", out]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(await listFiles(path.dirname(out))).not.toContain("dist");
  expect(stderr).toMatch(/nothing was (?:merged|changed)/);
  return stderr;
}

test("a missing shard: FLEET_SHARD_MISSING", async () => {
  const { one, out } = await shards.copies();
  const said = await refused([one], out);
  expect(said).toContain("error FLEET_SHARD_MISSING");
  expect(said).toContain("Shard 2 of 2 is missing");
});

test("a shard twice: FLEET_SHARD_DOUBLE", async () => {
  const { one, two, out } = await shards.copies();
  expect(await refused([one, two, two], out)).toContain("error FLEET_SHARD_DOUBLE");
});

test("shards of different splits: FLEET_SPLIT_DIFFERS", async () => {
  const { one, two, out } = await shards.copies();
  await editJson<Report>(reportOf(two), ({ shard }) => {
    if (shard) shard.split = "0".repeat(64);
  });
  const said = await refused([one, two], out);
  expect(said).toContain("error FLEET_SPLIT_DIFFERS");
  expect(said).toContain("give every machine the same file with --times");
});

test("a brand in two shards: FLEET_BRAND_DOUBLE", async () => {
  const { one, two, out } = await shards.copies();
  await editJson<Report>(reportOf(two), (report) => {
    report.brands.push({ id: "jade", state: "built", digest: "1".repeat(64) });
  });
  expect(await refused([one, two], out)).toContain("error FLEET_BRAND_DOUBLE");
});

test("a bundle of another shard's brand with other content: FLEET_BRAND_DOUBLE", async () => {
  const { one, two, out } = await shards.copies();
  await mkdir(path.join(two, "jade"));
  await writeFile(path.join(two, "jade", "build.json"), "{}");
  expect(await refused([one, two], out)).toContain("error FLEET_BRAND_DOUBLE");
});

test("a brand in no shard: FLEET_BRAND_MISSING", async () => {
  const { one, two, out } = await shards.copies();
  await editJson<Report>(reportOf(two), (report) => {
    report.brands = report.brands.filter(({ id }) => id !== "titan");
  });
  await rm(path.join(two, "titan"));
  expect(await refused([one, two], out)).toContain("error FLEET_BRAND_MISSING");
});

test("a folder no report names: FLEET_BUNDLE_FOREIGN", async () => {
  const { one, two, out } = await shards.copies();
  await rename(path.join(two, "titan"), path.join(two, "nova"));
  const said = await refused([one, two], out);
  expect(said).toContain("error FLEET_BUNDLE_FOREIGN");
  expect(said).toContain("holds nova");
});

test.each([
  ["is no JSON", "{"],
  ["is of something else", '{"brands":[]}'],
  ["is missing", null],
])("a report that %s: FLEET_REPORT", async (_, content) => {
  const { one, two, out } = await shards.copies();
  if (content === null) await rm(reportOf(two));
  else await writeFile(reportOf(two), content);
  expect(await refused([one, two], out)).toContain("error FLEET_REPORT");
});

test("the report of a whole build: FLEET_REPORT", async () => {
  const { one, out } = await shards.copies();
  await editJson<Report>(reportOf(one), (report) => {
    report.shard = null;
  });
  expect(await refused([one], out)).toContain("of a whole build, not of a shard");
});

test("an output folder that holds something else: BUILD_OUTPUT_FOREIGN", async () => {
  const { one, two, out } = await shards.copies();
  await mkdir(path.join(out, "titan"), { recursive: true });
  const { code, stderr } = await runBrand(["merge", one, two, "--out", out]);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_OUTPUT_FOREIGN");
  expect(await listFiles(out)).toEqual([]);
});

const DAMAGE: readonly (readonly [string, (bundle: string) => Promise<void>])[] = [
  ["a changed file", (bundle) => writeFile(path.join(bundle, "index.html"), "<p>")],
  ["a missing file", (bundle) => rm(path.join(bundle, "robots.txt"))],
  ["a sibling that unpacks to something else", (bundle) => writeSibling(bundle)],
  ["a changed receipt", (bundle) => writeFile(path.join(bundle, "build.json"), "{}")],
  ["no receipt", (bundle) => rm(path.join(bundle, "build.json"))],
  ["a link in place of a file", (bundle) => linkAway(bundle)],
];

async function writeSibling(bundle: string): Promise<void> {
  await writeFile(path.join(bundle, "index.html.gz"), "not gzip");
}

async function linkAway(bundle: string): Promise<void> {
  await rm(path.join(bundle, "robots.txt"));
  await symlink(
    path.join(shards.dir, "whole", "titan", "robots.txt"),
    path.join(bundle, "robots.txt"),
  );
}

test.each(DAMAGE)("%s: FLEET_BUNDLE_DAMAGED", async (_, damage) => {
  const { one, two, out } = await shards.copies();
  await damage(path.join(two, "titan"));
  const said = await refused([one, two], out);
  expect(said).toContain("error FLEET_BUNDLE_DAMAGED");
  expect(said).toContain("The bundle of titan ");
});

test("a receipt that names a way out of the bundle: FLEET_BUNDLE_DAMAGED", async () => {
  const { one, two, out } = await shards.copies();
  const receipt = path.join(two, "titan", "build.json");
  await writeFile(path.join(two, "planted"), "x");
  await rename(path.join(two, "planted"), path.join(two, ".planted"));
  await editJson<{ outputs: Record<string, unknown> }>(receipt, ({ outputs }) => {
    outputs["../../../.planted"] = { bytes: 1, sha256: sha256("x") };
  });
  const digest = sha256(await readFile(receipt));
  await editJson<Report>(reportOf(two), (report) => {
    for (const brand of report.brands) if (brand.id === "titan") brand.digest = digest;
  });
  expect(await refused([one, two], out)).toContain("lacks ../../../.planted");
});
