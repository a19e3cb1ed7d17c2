// Two builds of one brand: one builds it, the other reports the lock; a stale lock does not block.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Fleet, makeFleet, states } from "./build-fleet.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
});

const releases = () => path.join(fleet.out, ".releases", "harbor");
const lock = () => path.join(releases(), ".lock");

const beginOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
};
/** Writes a lock as a build does. */
async function put(facts: {
  readonly pid: number;
  readonly began?: string;
  readonly host?: string;
  readonly token?: string;
  readonly place?: string;
}): Promise<void> {
  const { pid, began = "1", host = hostname(), token = newToken(), place = lock() } = facts;
  await symlink(`${pid} ${began} ${token} ${host}`, place);
}
const newToken = () => randomBytes(6).toString("hex");
const ended = () => spawnSync("true").pid;

test("a brand locked by a running build is skipped, and the others are built", async () => {
  const before = await readlink(fleet.bundle("harbor"));
  await put({ pid: process.pid, began: await beginOf(process.pid) });
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
  await rm(lock());
});

test("a lock of another machine counts as held", async () => {
  await put({ host: "elsewhere", pid: ended() });
  const { code, stderr } = await runBrand(["rollback", "harbor", "--out", fleet.out]);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_LOCKED");
  expect(stderr).toContain("if elsewhere has no such process, delete ");
  await rm(lock());
});

const STALE: Readonly<Record<string, () => Promise<void>>> = {
  "of a process that ended": () => put({ pid: ended() }),
  "whose process number another program has now": () => put({ pid: process.pid }),
  "that leads somewhere": () => symlink("build.json", lock()),
  "that is a file": () => writeFile(lock(), "1 1 0123456789ab here"),
  "that is a folder": async () => {
    await mkdir(path.join(lock(), "inner"), { recursive: true });
  },
  "that a killed build was breaking": async () => {
    const token = newToken();
    await put({ pid: ended(), token });
    await put({ pid: ended(), place: path.join(releases(), `.lock-on-${token}`) });
  },
};

test.each(Object.keys(STALE))(
  "a lock %s stands in no way, and nothing of it is left",
  async (name) => {
    await fleet.build();
    await rm(lock(), { recursive: true, force: true });
    await STALE[name]?.();
    const { code, result, stderr } = await fleet.build("harbor", "--force");
    expect({ code, stderr, states: states(result) }).toEqual({
      code: 0,
      stderr: "",
      states: { harbor: "built" },
    });
    expect((await readdir(releases())).filter((entry) => entry.startsWith(".lock"))).toEqual([]);
  },
);

test("concurrent builds break a stale lock once and leave complete bundles", async () => {
  for (let round = 0; round < 3; round += 1) {
    await put({ pid: ended() });
    const args = ["build", "harbor", "--force", "--brands", fleet.brands, "--out", fleet.out];
    const ran = await Promise.all([runBrand(args), runBrand(args), runBrand(args)]);
    for (const { code, stderr } of ran) {
      if (code === 0) continue;
      expect({ code, stderr }).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("error BUILD_LOCKED  harbor"),
      });
    }
    expect(ran.map(({ code }) => code)).toContain(0);
    const { code } = await runBrandJson(["verify", "--brands", fleet.brands, "--out", fleet.out]);
    expect(code).toBe(0);
    expect((await readdir(releases())).filter((entry) => entry.startsWith(".lock"))).toEqual([]);
  }
}, 300_000);
