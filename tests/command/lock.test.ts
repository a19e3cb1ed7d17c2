// Two builds of one brand: one makes it, the other says so; a lock that nobody holds stands in no way.
import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
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

/** Where a process writes its lock before it takes it. */
function aside(pid: number): string {
  const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
  return path.join(releases(), `.lock.${machine}-${pid}-${randomUUID().slice(0, 8)}.tmp`);
}
const began = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
};
const holder = (facts: object) =>
  JSON.stringify({ host: hostname(), token: randomUUID(), ...facts });
const ended = () => spawnSync("true").pid;

test("a brand that a running build makes is left alone, and the others are built", async () => {
  const before = await readlink(fleet.bundle("harbor"));
  await writeFile(lock(), holder({ pid: process.pid, began: await began(process.pid) }));
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
});

test("a lock of another machine is held, whatever runs here", async () => {
  await writeFile(lock(), holder({ host: "elsewhere", pid: ended(), began: "1" }));
  const { code, stderr } = await runBrand(["rollback", "harbor", "--out", fleet.out]);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_LOCKED");
  expect(stderr).toContain("if elsewhere has no such process, delete ");
});

const STALE: Readonly<Record<string, () => Promise<void>>> = {
  "of a process that ended": () => writeFile(lock(), holder({ pid: ended(), began: "1" })),
  "whose process number another program has now": () =>
    writeFile(lock(), holder({ pid: process.pid, began: "1" })),
  "cut off in the middle": () => writeFile(lock(), '{"host":"'),
  "that is empty": () => writeFile(lock(), ""),
  "that is a folder": async () => {
    await mkdir(path.join(lock(), "inner"), { recursive: true });
  },
  "that a killed build was breaking": async () => {
    const token = randomUUID();
    const dead = { pid: ended(), began: "1" };
    await writeFile(lock(), holder({ ...dead, token }));
    await writeFile(path.join(releases(), `.lock-on-${token}`), holder(dead));
    await writeFile(aside(dead.pid), holder(dead));
    await writeFile(aside(dead.pid), ""); // killed before the first byte was written
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

test("builds at the same time break a dead lock once, and leave whole bundles", async () => {
  for (let round = 0; round < 3; round += 1) {
    await writeFile(lock(), holder({ pid: ended(), began: "1" }));
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
