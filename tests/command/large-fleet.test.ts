// A large fleet is built by workers. The bundles, and what is reported of a brand that is broken or that holds
// another one, are those of a small fleet.
import { execFileSync } from "node:child_process";
import { cp, readdir, readFile, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type BuildResult, type Manifest, states } from "./build-fleet.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { editJson, tempFolder } from "./temp-folder.ts";

const BRANDS = 12;
/** More brands than are built without workers. */
const PICKED = ["fleet-0001", "fleet-0002", "fleet-0006", "fleet-0012"] as const;
const BROKEN = ["fleet-0007", "fleet-0009"] as const;
/** Has the domain of one it was not picked with in its texts. */
const LEAKY = "fleet-0004";
/** All are read, since every bundle is searched for each of them; only these are built. */
const BUILT = [...PICKED, ...BROKEN, LEAKY];

interface Texts {
  home: { hero: Record<string, string> };
}

let dir: string;
let brands: string;

beforeAll(async () => {
  dir = await tempFolder();
  brands = path.join(dir, "brands");
  const make = path.join(ROOT, "scripts", "fleet.ts");
  execFileSync(process.execPath, [make, brands, String(BRANDS), "7"], { cwd: ROOT });
  for (const id of BROKEN) await writeFile(path.join(brands, id, "brand.json"), "{");
  const other = JSON.parse(
    await readFile(path.join(brands, "fleet-0008", "brand.json"), "utf8"),
  ) as Manifest;
  await editJson<Texts>(path.join(brands, LEAKY, "texts", "zh-CN.json"), ({ home }) => {
    home.hero["text"] = other.domains[0] ?? "";
  });
});

const build = (from: string, out: string, ids: readonly string[]) =>
  runBrandJson<BuildResult>(["build", ...ids, "--brands", from, "--out", path.join(dir, out)]);

test("the same bundles as of a small fleet; who is broken or holds another is told by name", async () => {
  const few = path.join(dir, "few");
  for (const name of ["_families", ...PICKED])
    await cp(path.join(brands, name), path.join(few, name), { recursive: true });
  const large = await build(brands, "large", BUILT);
  const small = await build(few, "small", PICKED);
  expect(small.code).toBe(0);
  expect(large.code).toBe(1);
  expect(large.stderr).toMatch(
    /BUILD_LEAK[^]*bundle of fleet-0004 [^]*domain "[^"]+" of fleet-0008/,
  );
  const built = Object.fromEntries(PICKED.map((id) => [id, "built"]));
  expect(states(small.result)).toEqual(built);
  expect(states(large.result)).toMatchObject(built);
  const others = large.result.brands.filter(({ state }) => state !== "built");
  expect(others.map(({ id }) => id).toSorted()).toEqual([...BROKEN, LEAKY].toSorted());
  const faulty = large.result.problems.map(({ file }) => path.basename(path.dirname(file)));
  expect(faulty).toEqual(BROKEN);
  for (const id of PICKED) {
    const receipt = (out: string) => readFile(path.join(dir, out, id, "build.json"), "utf8");
    expect(await receipt("large")).toBe(await receipt("small"));
  }
});

/** Fills the memory of the first worker of a pool before that takes any work. */
const OUT_OF_MEMORY = `
const { threadId, workerData } = require("node:worker_threads");
const held = [];
while (threadId === 1 && workerData?.[0]?.workerId) held.push(new Array(1e6).fill(held));
`;

test("a worker that runs out of memory ends the build, and no brand is switched", async () => {
  const preload = path.join(dir, "out-of-memory.cjs");
  await writeFile(preload, OUT_OF_MEMORY);
  const out = path.join(dir, "large");
  const shown = () => Promise.all(PICKED.map((id) => readlink(path.join(out, id))));
  const before = await shown();
  const { code, stderr } = await runBrand(
    ["build", ...PICKED, "--force", "--brands", brands, "--out", out],
    { env: { NODE_OPTIONS: `--require=${preload}` } },
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error BUILD_STOPPED[^]*out of memory[^]*fix: build fewer brands/m);
  expect(await shown()).toEqual(before);
  for (const [index, id] of PICKED.entries()) {
    const left = await readdir(path.join(out, ".releases", id));
    expect(left).toEqual([path.basename(before[index] ?? "")]);
  }
});
