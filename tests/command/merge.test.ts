// `brand merge`: shards that were built apart become one output folder, or nothing is touched.
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listFiles, sha256, treeDigests } from "./bundle.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface Report {
  shard: { index: number; count: number; split: string; brands: number } | null;
  brands: { id: string; state: string; digest: string | null }[];
  problems: { code: string }[];
}

interface MergeResult extends Report {
  readonly shards: number;
  readonly placed: readonly string[];
  readonly kept: readonly string[];
}

const IDS = ["harbor", "jade", "titan"];

let dir: string;
let brands: string;
let times: string;

const at = (...parts: string[]) => path.join(dir, ...parts);

async function build(...args: string[]): Promise<number | null> {
  return (await runBrand(["build", "--brands", brands, ...args])).code;
}

beforeAll(async () => {
  dir = await tempFolder();
  brands = await copyBrands(dir, IDS);
  times = at("times.json");
  await writeFile(times, JSON.stringify({ harbor: 10, jade: 40, titan: 20 }));
  for (const index of [1, 2]) {
    const shard = ["--shard", `${index}/2`, "--times", times, "--out", at(`shard-${index}`)];
    expect(await build(...shard)).toBe(0);
  }
  expect(await build("--out", at("whole"))).toBe(0);
});

/** Copies of both shards, to be broken by a test. */
async function copies(): Promise<{ one: string; two: string; out: string }> {
  const own = await tempFolder();
  const copy = async (name: string) => {
    await cp(at(name), path.join(own, name), { recursive: true, verbatimSymlinks: true });
    return path.join(own, name);
  };
  const one = await copy("shard-1");
  return { one, two: await copy("shard-2"), out: path.join(own, "dist") };
}

const reportOf = (shard: string) => path.join(shard, ".report.json");

const timesIn = async (folder: string): Promise<object> =>
  JSON.parse(await readFile(path.join(folder, ".livery", "times.json"), "utf8")) as object;

async function refused(shards: readonly string[], out: string): Promise<string> {
  const { code, stdout, stderr } = await runBrand(["merge", ...shards, "--out", out]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(await listFiles(path.dirname(out))).not.toContain("dist");
  expect(stderr).toMatch(/nothing was (?:merged|changed)/);
  return stderr;
}

test("joins shards to the bytes of a whole build, with one report and every time", async () => {
  const { one, two, out } = await copies();
  const file = path.join(path.dirname(out), "report.json");
  const args = ["merge", one, reportOf(two), "--out", out, "--report", file];
  const { code, result, stderr } = await runBrandJson<MergeResult>(args, { cwd: dir });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(result.placed.toSorted()).toEqual(IDS);
  expect(result.brands.map(({ id, state }) => [id, state])).toEqual(IDS.map((id) => [id, "built"]));
  for (const id of IDS) {
    expect(await treeDigests(path.join(out, id))).toEqual(await treeDigests(at("whole", id)));
  }
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  expect(report.brands).toEqual(result.brands);
  expect(Object.keys(await timesIn(dir)).toSorted()).toEqual(IDS);
  // The shards stay as they are, and the same merge again changes nothing.
  expect(await treeDigests(path.join(one, "jade"))).toEqual(await treeDigests(at("whole", "jade")));
  const again = await runBrandJson<MergeResult>(args, { cwd: dir });
  expect({ code: again.code, placed: again.result.placed }).toEqual({ code: 0, placed: [] });
  expect([...again.result.kept].toSorted()).toEqual(IDS);
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

test("a brand that was refused is told, the others are merged; only the merge learns times", async () => {
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
  const args = ["build", "--brands", broken, "--shard", "1/1", "--times", times, "--out", shard];
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

describe("refuses, and changes nothing", () => {
  test("a missing shard: FLEET_SHARD_MISSING", async () => {
    const { one, out } = await copies();
    const said = await refused([one], out);
    expect(said).toContain("error FLEET_SHARD_MISSING");
    expect(said).toContain("Shard 2 of 2 is missing");
  });

  test("a shard twice: FLEET_SHARD_DOUBLE", async () => {
    const { one, two, out } = await copies();
    expect(await refused([one, two, two], out)).toContain("error FLEET_SHARD_DOUBLE");
  });

  test("shards of different splits: FLEET_SPLIT_DIFFERS", async () => {
    const { one, two, out } = await copies();
    await editJson<Report>(reportOf(two), ({ shard }) => {
      if (shard) shard.split = "0".repeat(64);
    });
    const said = await refused([one, two], out);
    expect(said).toContain("error FLEET_SPLIT_DIFFERS");
    expect(said).toContain("give every machine the same file with --times");
  });

  test("a brand in two shards: FLEET_BRAND_DOUBLE", async () => {
    const { one, two, out } = await copies();
    await editJson<Report>(reportOf(two), (report) => {
      report.brands.push({ id: "jade", state: "built", digest: "1".repeat(64) });
    });
    expect(await refused([one, two], out)).toContain("error FLEET_BRAND_DOUBLE");
  });

  test("a bundle of another shard's brand with other content: FLEET_BRAND_DOUBLE", async () => {
    const { one, two, out } = await copies();
    await mkdir(path.join(two, "jade"));
    await writeFile(path.join(two, "jade", "build.json"), "{}");
    expect(await refused([one, two], out)).toContain("error FLEET_BRAND_DOUBLE");
  });

  test("a brand in no shard: FLEET_BRAND_MISSING", async () => {
    const { one, two, out } = await copies();
    await editJson<Report>(reportOf(two), (report) => {
      report.brands = report.brands.filter(({ id }) => id !== "titan");
    });
    await rm(path.join(two, "titan"));
    expect(await refused([one, two], out)).toContain("error FLEET_BRAND_MISSING");
  });

  test("a folder no report names: FLEET_BUNDLE_FOREIGN", async () => {
    const { one, two, out } = await copies();
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
    const { one, two, out } = await copies();
    if (content === null) await rm(reportOf(two));
    else await writeFile(reportOf(two), content);
    expect(await refused([one, two], out)).toContain("error FLEET_REPORT");
  });

  test("the report of a whole build: FLEET_REPORT", async () => {
    const { one, out } = await copies();
    await editJson<Report>(reportOf(one), (report) => {
      report.shard = null;
    });
    expect(await refused([one], out)).toContain("of a whole build, not of a shard");
  });

  test("an output folder that holds something else: BUILD_OUTPUT_FOREIGN", async () => {
    const { one, two, out } = await copies();
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
    await symlink(at("whole", "titan", "robots.txt"), path.join(bundle, "robots.txt"));
  }

  test.each(DAMAGE)("%s: FLEET_BUNDLE_DAMAGED", async (_, damage) => {
    const { one, two, out } = await copies();
    await damage(path.join(two, "titan"));
    const said = await refused([one, two], out);
    expect(said).toContain("error FLEET_BUNDLE_DAMAGED");
    expect(said).toContain("The bundle of titan ");
  });

  test("a receipt that names a way out of the bundle: FLEET_BUNDLE_DAMAGED", async () => {
    const { one, two, out } = await copies();
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
});
