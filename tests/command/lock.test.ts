// Concurrent builds of one brand: one builds it, the others report the lock. What a lock looks like and when it counts
// as stale is tested in cli/release.
import { readdir, readFile, readlink, rm, symlink } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { type Fleet, makeFleet, states } from "./build-fleet.ts";
import { runBrand } from "./run-brand.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
});

const releases = () => path.join(fleet.out, ".releases", "harbor");
const lock = () => path.join(releases(), ".lock");
const put = (pid: number, began: string) =>
  symlink(`${pid} ${began} 0123456789ab ${hostname()}`, lock());

const beginOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
};

test("a brand locked by a running build is skipped, and the others are built", async () => {
  const before = await readlink(fleet.bundle("harbor"));
  await put(process.pid, await beginOf(process.pid));
  const { code, result, stderr } = await fleet.build("--force");
  expect({ code, states: states(result) }).toEqual({
    code: 1,
    states: { harbor: "failed", titan: "built" },
  });
  expect(stderr).toContain("error BUILD_LOCKED  harbor");
  expect(stderr).toContain(
    `Another build (process ${process.pid} on ${hostname()}) is making harbor`,
  );
  expect(await readlink(fleet.bundle("harbor"))).toBe(before);
  const rollback = await runBrand(["rollback", "harbor", "--out", fleet.out]);
  expect(rollback.code).toBe(1);
  expect(rollback.stderr).toContain("error BUILD_LOCKED");
  await rm(lock());
});

test("concurrent builds break a stale lock once and leave a complete bundle", async () => {
  await put(spawnSync("true").pid, "1");
  const places = ["harbor", "--brands", fleet.brands, "--out", fleet.out];
  const build = () => runBrand(["build", "--force", ...places]);
  const ran = await Promise.all([build(), build(), build()]);
  for (const { code, stderr } of ran) {
    if (code === 0) continue;
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("error BUILD_LOCKED  harbor"),
    });
  }
  expect(ran.map(({ code }) => code)).toContain(0);
  expect((await runBrand(["verify", ...places])).code).toBe(0);
  expect((await readdir(releases())).filter((entry) => entry.startsWith(".lock"))).toEqual([]);
});
