// `brand cache`: the content of the store; pruning removes nothing that a bundle needs.
import { cp, mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { sha256 } from "./bundle.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { newMachine, type Machine } from "./store-machine.ts";
import { editJson, tempFolder } from "./temp-folder.ts";

interface Usage {
  readonly kinds: readonly {
    readonly kind: string;
    readonly entries: number;
    readonly bytes: number;
    readonly lastUse: string | null;
  }[];
  readonly bytes: number;
  readonly leftovers: readonly string[];
  readonly removed?: {
    readonly entries: number;
    readonly leftovers: number;
    readonly bytes: number;
  };
}

let machine: Machine;
let shared: readonly string[];

beforeAll(async () => {
  const dir = await tempFolder();
  shared = ["--store", inject("sharedStore")];
  machine = await newMachine(dir);
  await machine.build(shared);
});

const cache = async (...args: readonly string[]): Promise<Usage> =>
  (await runBrandJson<Usage>(["cache", ...args], { cwd: machine.dir })).result;

const entriesOf = (usage: Usage) =>
  Object.fromEntries(usage.kinds.map(({ kind, entries }) => [kind, entries]));

it("shows entries, size and last use of each kind", async () => {
  const usage = await cache();
  expect(usage.kinds.map(({ kind }) => kind)).toEqual([
    "core",
    "texts",
    "documents",
    "shared",
    "icons",
    "studio",
    "build state",
  ]);
  expect(entriesOf(usage)).toMatchObject({
    core: 1,
    texts: 1,
    icons: 1,
    "build state": 1,
  });
  // The page of the studio is compiled when a studio is first opened.
  for (const { bytes, lastUse } of usage.kinds.filter(({ kind }) => kind !== "studio")) {
    expect(bytes).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(lastUse ?? "")).toBeLessThan(3_600_000);
  }
  const { stdout, code } = await runBrand(["cache"], { cwd: machine.dir });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^kind +entries +size +last use \(UTC\)\n/);
  expect(stdout).toMatch(/\d+ entries, [\d.]+ MB in \.livery\n$/);
});

it("prunes unused entries, and prints how much", async () => {
  const before = await cache();
  // Another colour makes other icons, and no bundle uses the previous ones.
  await editJson<{ color: Record<string, unknown> }>(
    path.join(machine.dir, "brands/titan/tokens/brand.json"),
    (tokens) => {
      tokens.color = { ...tokens.color };
      Object.assign(tokens, { hue: { brand: { $value: 120 } } });
    },
  );
  await machine.build();
  const both = await cache();
  expect(entriesOf(both)["icons"]).toBe(2);
  expect((await cache("--prune")).removed).toEqual({ entries: 0, leftovers: 0, bytes: 0 });
  const pruned = await cache("--prune", "--older-than", "0");
  expect(entriesOf(pruned)).toMatchObject({ core: 1, texts: 1, icons: 1 });
  expect(pruned.removed?.bytes).toBe(both.bytes - pruned.bytes);
  expect(pruned.bytes).toBeLessThanOrEqual(before.bytes * 1.1);
  const again = await machine.build(["--force"]);
  expect(again).toMatchObject({ code: 0, stderr: "" });
});

it("prunes by last use, which a build records", async () => {
  const year = new Date(Date.now() - 365 * 86_400_000);
  const dir = path.join(machine.store, "icons");
  const before = await readdir(dir);
  const age = async () => {
    for (const name of before) await utimes(path.join(dir, name), year, year);
  };
  await age();
  await machine.build(["--force"]);
  await rm(path.join(machine.dir, "dist"), { recursive: true });
  await cache("--prune");
  expect(await readdir(dir)).toEqual(before);
  await age();
  await cache("--prune");
  expect(await readdir(dir)).toEqual([]);
});

it("prunes the build state of a folder of brands that is gone or was not built for long", async () => {
  const states = async () =>
    (await readdir(machine.store)).filter((name) => name.startsWith("build-state-"));
  const afterPruning = async () => entriesOf(await cache("--prune"))["build state"];
  const [one = ""] = await states();
  const other = path.join(machine.dir, "other");
  await cp(path.join(machine.dir, "brands"), other, { recursive: true });
  const out = ["--brands", other, "--out", path.join(machine.dir, "other-dist")];
  await machine.build([...shared, ...out]);
  const two = (await states()).find((name) => name !== one) ?? "";
  expect(await afterPruning()).toBe(2);
  const year = new Date(Date.now() - 365 * 86_400_000);
  for (const name of [one, two]) await utimes(path.join(machine.store, name), year, year);
  // A build without changes counts as use.
  expect((await machine.build([...shared, ...out])).stdout).toContain("1 unchanged");
  expect(await afterPruning()).toBe(2);
  await utimes(path.join(machine.store, two), year, year);
  expect(await afterPruning()).toBe(1);
  await machine.build([...shared, ...out]);
  expect(await afterPruning()).toBe(2);
  await rm(other, { recursive: true });
  expect(await afterPruning()).toBe(1);
  expect(await states()).toEqual([one]);
});

it("removes unreadable entries and leftovers of a killed build", async () => {
  const core = path.join(machine.store, "core");
  await mkdir(path.join(core, "0123456789abcdef0123"), { recursive: true });
  await writeFile(path.join(core, "0123456789abcdef0123", "core.json"), "{}");
  await mkdir(path.join(core, "0123456789abcdef0123.77.tmp"));
  const { stdout } = await runBrand(["cache"], { cwd: machine.dir });
  expect(stdout).toContain("1 entry cannot be read, 1 leftovers of killed builds");
  const usage = await cache("--prune");
  expect(usage.removed).toMatchObject({ entries: 1, leftovers: 1 });
  expect(await readdir(core)).toHaveLength(1);
});

it("a build removes leftovers of killed processes from the store, and nothing of a running one", async () => {
  await machine.build(shared);
  const own = sha256(hostname()).slice(0, 8);
  // The number of no process: above what a system gives.
  const dead = [
    `times.json.${own}-4194999-0a1b2c3d.tmp`,
    "digests.json.of-an-older-version.tmp",
    `build-state-0123456789.json.${own}-4194999-0a1b2c3d.tmp`,
  ];
  const alive = `times.json.${own}-${process.pid}-0a1b2c3d.tmp`;
  const left = async () =>
    (await readdir(machine.store, { recursive: true }))
      .filter((name) => name.endsWith(".tmp"))
      .toSorted();
  const plant = async () => {
    for (const name of [...dead, alive]) await writeFile(path.join(machine.store, name), "{");
  };
  await plant();
  const { code, stdout } = await machine.build(shared);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("1 unchanged") });
  expect(await left()).toEqual([alive]);
  await plant();
  expect((await cache("--prune")).removed).toMatchObject({ leftovers: 3 });
  expect(await left()).toEqual([alive]);
  await rm(path.join(machine.store, alive));
});

it("shows an empty store when there is none", async () => {
  const dir = await tempFolder();
  const { code, result } = await runBrandJson<Usage>(["cache", "--prune"], { cwd: dir });
  expect(code).toBe(0);
  expect(result.bytes).toBe(0);
});

it("requires a number of days", async () => {
  const { code, stderr } = await runBrand(["cache", "--prune", "--older-than", "soon"]);
  expect(code).toBe(2);
  expect(stderr).toContain("Days are a whole number");
});
