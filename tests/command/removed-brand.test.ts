// A brand that was removed from the folder of brands, and what earlier builds left of it.
import {
  cp,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Fleet, type Manifest, makeFleet } from "./build-fleet.ts";
import { treeDigests } from "./bundle.ts";
import { runBrand, runBrandJson, startBrand } from "./run-brand.ts";
import { editJson } from "./temp-folder.ts";

interface Built {
  readonly brands: readonly { readonly id: string; readonly state: string }[];
  readonly removed: readonly {
    readonly id: string;
    readonly renamedTo: string | null;
    readonly state: string;
    readonly failure?: { readonly code: string };
  }[];
}

let fleet: Fleet;
let good: string;

/** Brands that have releases. */
const shownBrands = async () =>
  (await readdir(path.join(fleet.out, ".releases"))).filter((name) => !name.startsWith("."));

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
  good = `${path.dirname(fleet.out)}-good`;
  await rename(path.dirname(fleet.out), good);
});

beforeEach(async () => {
  await rm(path.dirname(fleet.out), { recursive: true, force: true });
  // The bundles are hard links: no test here changes the content of a file in them.
  await linkFolder(good, path.dirname(fleet.out));
  await rm(fleet.brands, { recursive: true });
  await cp(path.join(good, path.basename(fleet.brands)), fleet.brands, { recursive: true });
});

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, place] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, place);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), place);
    else await link(source, place);
  }
}

afterAll(() => rm(good, { recursive: true, force: true }));

const folders = () => ["--brands", fleet.brands, "--out", fleet.out];
const build = (...args: string[]) => runBrand(["build", ...args, ...folders()]);
const buildJson = (...args: string[]) => runBrandJson<Built>(["build", ...args, ...folders()]);
const releases = (id: string) => path.join(fleet.out, ".releases", id);
const removeBrand = (id: string) => rm(path.join(fleet.brands, id), { recursive: true });
const shown = async () => (await readdir(fleet.out)).filter((name) => !name.startsWith("."));

async function renameBrand(id: string, to: string): Promise<void> {
  await rename(path.join(fleet.brands, id), path.join(fleet.brands, to));
  await editJson<Manifest & { id: string }>(
    path.join(fleet.brands, to, "brand.json"),
    (manifest) => void (manifest.id = to),
  );
}

test("a build reports the bundle of a removed brand and keeps it; --prune removes it", async () => {
  await removeBrand("titan");
  const told = await build();
  expect(told.code).toBe(0);
  expect(told.stderr).toContain(`warning BUILD_BRAND_REMOVED  ${fleet.out}
  dist holds a bundle of a brand not in ${fleet.brands}: titan.
  fix: add --prune to the same command to remove it, or put the brand back into ${fleet.brands}.`);
  expect(await shown()).toEqual(["harbor", "titan"]);
  const kept = await buildJson();
  expect(kept.result.removed).toEqual([{ id: "titan", renamedTo: null, state: "kept" }]);

  const pruned = await build("--prune");
  expect(pruned).toMatchObject({ code: 0, stderr: expect.stringContaining("removed ") });
  expect(await shown()).toEqual(["harbor"]);
  expect(await shownBrands()).toEqual(["harbor"]);
  const after = await build();
  expect(after.stderr).not.toContain("BUILD_BRAND_REMOVED");
});

test("a brand that is not selected, or has a wrong manifest, is not removed", async () => {
  const before = await treeDigests(fleet.bundle("titan"));
  const picked = await buildJson("harbor", "--prune");
  expect({ code: picked.code, removed: picked.result.removed }).toEqual({ code: 0, removed: [] });
  await writeFile(path.join(fleet.brands, "titan", "brand.json"), "{");
  const broken = await buildJson("--prune");
  expect({ code: broken.code, removed: broken.result.removed }).toEqual({ code: 1, removed: [] });
  await rm(path.join(fleet.brands, "titan", "brand.json"));
  expect((await buildJson("--prune")).result.removed).toEqual([]);
  expect(await treeDigests(fleet.bundle("titan"))).toEqual(before);
});

test("the bundle of a renamed brand stays until the brand is built under its new name", async () => {
  await renameBrand("titan", "atlas");
  const { stderr } = await build("harbor");
  expect(stderr).toMatch(/: titan \(its site id \d+ is atlas's now\)\.\n/);
  const early = await buildJson("harbor", "--prune");
  expect(early.result.removed).toEqual([{ id: "titan", renamedTo: "atlas", state: "kept" }]);
  expect(await shown()).toEqual(["harbor", "titan"]);
  const late = await buildJson("--prune");
  expect(late.result.removed).toEqual([{ id: "titan", renamedTo: "atlas", state: "removed" }]);
  expect(await shown()).toEqual(["atlas", "harbor"]);
});

test("--prune removes nothing that no build made", async () => {
  await removeBrand("titan");
  const place = (name: string) => path.join(fleet.out, name);
  await mkdir(place("notes"));
  await writeFile(path.join(place("notes"), "build.json"), "{}");
  await cp(`${fleet.bundle("titan")}/`, place("copied"), { recursive: true });
  await mkdir(path.join(place("elsewhere"), "titan"), { recursive: true });
  await symlink(place("elsewhere"), place("linked"));
  // The releases of a brand whose link was replaced by a folder.
  await rm(place("titan"));
  await cp(place("copied"), place("titan"), { recursive: true });
  // Releases without a receipt, and a link in place of the releases folder.
  await mkdir(path.join(releases("unknown"), "0123456789abcdef"), { recursive: true });
  await symlink(place("copied"), releases("foreign"));
  const before = await readdir(fleet.out, { recursive: true });
  const { code, result } = await buildJson("--prune");
  expect({ code, removed: result.removed }).toEqual({ code: 0, removed: [] });
  expect((await readdir(fleet.out, { recursive: true })).toSorted()).toEqual(before.toSorted());
});

test("--prune skips a bundle that a running build has locked, and says so", async () => {
  await removeBrand("titan");
  await symlink(`1 - 0123456789ab ${hostname()}-elsewhere`, path.join(releases("titan"), ".lock"));
  const { code, result, stderr } = await buildJson("--prune");
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_LOCKED");
  expect(result.removed).toMatchObject([
    { id: "titan", state: "failed", failure: { code: "BUILD_LOCKED" } },
  ]);
  expect((await lstat(fleet.bundle("titan"))).isSymbolicLink()).toBe(true);
});

test("--prune finishes an interrupted prune", async () => {
  await removeBrand("titan");
  await rm(fleet.bundle("titan")); // the link goes first
  await mkdir(path.join(fleet.out, ".releases", "crimson.tmp"));
  const { result } = await buildJson("--prune");
  expect(result.removed).toEqual([{ id: "titan", renamedTo: null, state: "removed" }]);
  expect(await shownBrands()).toEqual(["harbor"]);
});

test("the report lists them, and the preview names sites without a brand", async () => {
  await removeBrand("titan");
  const report = path.join(fleet.out, "..", "report.json");
  await build("--report", report);
  const written = JSON.parse(await readFile(report, "utf8")) as Built;
  expect(written.removed).toEqual([{ id: "titan", renamedTo: null, state: "kept" }]);
  const preview = await startBrand<{ readonly removed: readonly string[] }>([
    "preview",
    "--port",
    "0",
    ...folders(),
  ]);
  expect(preview.result.removed).toEqual(["titan"]);
  expect(await preview.stop()).toBe(0);
});
