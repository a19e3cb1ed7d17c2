// The report is written last: when that fails, the bundles exist.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { beforeAll, beforeEach, expect, inject, test } from "vitest";
import { sha256, treeDigests } from "./bundle.ts";
import { runBrand, type Ran } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

let dir: string;
let brands: string;
let out: string;
let reports: string;
let expected: Record<string, string>;

beforeAll(async () => {
  dir = await tempFolder();
  brands = await copyBrands(dir, ["jade"]);
  out = path.join(dir, "dist");
  reports = path.join(dir, "reports");
  expected = await treeDigests(path.join(inject("dist"), "jade"));
});

beforeEach(async () => {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports);
});

const build = (...args: string[]) => runBrand(["build", "--brands", brands, "--out", out, ...args]);

async function expectTold(ran: Ran, file: string, cause: string): Promise<void> {
  expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 1, stdout: "" });
  expect(ran.stderr).toContain(
    `error FLEET_REPORT_WRITE  ${file}
  The report cannot be written (${cause}). The bundles themselves are switched and complete: nothing but the report is missing.
  fix: make sure that its folder can be written and has space`,
  );
  expect(await treeDigests(path.join(out, "jade"))).toEqual(expected);
}

test("a report that cannot be written is FLEET_REPORT_WRITE, after the bundles are switched", async () => {
  const file = path.join(reports, "a-file");
  await writeFile(file, "not a folder");
  const report = path.join(file, "report.json");
  await expectTold(await build("--report", report), report, "EEXIST");
  expect(await readdir(reports)).toEqual(["a-file"]);
});

test("a partly written report is removed", async () => {
  const report = path.join(reports, "a-folder");
  await mkdir(report);
  await expectTold(await build("--report", report), report, "EISDIR");
  expect(await readdir(reports)).toEqual(["a-folder"]);
});

test("a merge does the same", async () => {
  const shard = path.join(dir, "shard-1");
  const args = ["--brands", brands, "--shard", "1/1"];
  expect((await runBrand(["build", ...args, "--out", shard])).code).toBe(0);
  const report = path.join(reports, "a-folder");
  await mkdir(report);
  await rm(out, { recursive: true });
  const merged = await runBrand(["merge", shard, "--out", out, "--report", report]);
  await expectTold(merged, report, "EISDIR");
});

test("the next report removes the leftover of a killed process, and no other file", async () => {
  const report = path.join(reports, "report.json");
  const own = sha256(hostname()).slice(0, 8);
  const dead = `report.json.${own}-4194999-0a1b2c3d.tmp`;
  const alive = `report.json.${own}-${process.pid}-0a1b2c3d.tmp`;
  for (const name of [dead, alive, "report.json.mine.tmp", `x.${dead}`])
    await writeFile(path.join(reports, name), "{");
  expect((await build("--report", report)).code).toBe(0);
  expect((await readdir(reports)).toSorted()).toEqual(
    ["report.json", alive, "report.json.mine.tmp", `x.${dead}`].toSorted(),
  );
  expect(JSON.parse(await readFile(report, "utf8"))).toMatchObject({ shard: null });
});
