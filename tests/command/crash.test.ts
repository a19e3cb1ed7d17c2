// A build is killed, or the disk is full: the shown bundles stay complete, and the next build removes leftovers.
// `npm run chaos` does the same hundreds of times.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
// oxlint-disable-next-line no-restricted-imports -- kills the build after a given time
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, inject, test } from "vitest";
import { type Fleet, IDS, makeFleet } from "./build-fleet.ts";
import { readReceipt, treeDigests } from "./bundle.ts";
import { MAIN, ROOT, runBrand } from "./run-brand.ts";
import { newMachine } from "./store-machine.ts";
import { editJson, tempFolder } from "./temp-folder.ts";

let fleet: Fleet;
let round = 0;
/** Usual duration of a build here, in milliseconds. */
let usual = 0;

const places = () => ["--brands", fleet.brands, "--out", fleet.out];

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
  const started = performance.now();
  expect((await fleet.build("--force")).code).toBe(0);
  usual = performance.now() - started;
});

async function change(): Promise<void> {
  round += 1;
  for (const id of IDS) {
    await editJson<{ title: string }>(path.join(fleet.brands, id, "brand.json"), (manifest) => {
      manifest.title = `${id} ${round}`;
    });
  }
}

/** Every file of a receipt exists with the right content. */
async function expectWhole(): Promise<void> {
  for (const id of IDS) {
    const { outputs } = await readReceipt(fleet.bundle(id));
    const found = await treeDigests(fleet.bundle(id));
    const wrong = Object.keys(outputs).filter((file) => found[file] !== outputs[file]?.sha256);
    expect({ id, wrong }).toEqual({ id, wrong: [] });
  }
}

async function expectVerified(): Promise<void> {
  const { code, stdout } = await runBrand(["verify", ...places()]);
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("2 of 2 good"),
  });
}

/** Only the shown release, the previous one and the files that name them exist. */
async function expectTidy(): Promise<void> {
  for (const id of IDS) {
    const dir = path.join(fleet.out, ".releases", id);
    const shown = path.basename(await readlink(fleet.bundle(id)));
    const before = await readlink(path.join(dir, `.before-${shown}`));
    const own = new Set([shown, before].flatMap((name) => [name, `.carried-${name}.json`]));
    const others = (await readdir(dir)).filter((name) => !own.has(name));
    expect(others).toEqual([`.before-${shown}`]);
  }
}

/** Kills a build after a share of its usual duration. */
async function killed(share: number): Promise<void> {
  const child = spawn(process.execPath, [MAIN, "build", ...places()], {
    cwd: ROOT,
    stdio: "ignore",
  });
  const over = new Promise((resolve) => child.on("close", resolve));
  await Promise.race([over, wait(usual * share)]);
  child.kill("SIGKILL");
  await over;
}

test("a killed build leaves complete bundles; the next build works and removes leftovers", async () => {
  for (const share of [0.4, 0.7, 0.9]) {
    await change();
    await killed(share);
    await expectWhole();
  }
  expect((await fleet.build()).code).toBe(0);
  await expectVerified();
  await expectTidy();
}, 300_000);

/** Maximum file sizes in units of 512 bytes: each makes another file fail. */
const LIMITS = [0, 2, 16];

test("when writing fails, the message names the state and the previous bundles stay", async () => {
  await change();
  const before = await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))));
  for (const limit of LIMITS) {
    const limited = `trap '' XFSZ; ulimit -f ${limit}; exec "$@"`;
    const args = ["-c", limited, "sh", process.execPath, MAIN, "build", ...places()];
    const child = spawn("/bin/sh", args, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
    let stderr = "";
    child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ limit, code, stderr }).toMatchObject({ code: 1 });
    for (const id of IDS) {
      if (stderr.includes("BUILD_STOPPED")) continue;
      expect(stderr).toContain(`error BUILD_STAMP  ${id}`);
      expect(stderr).toContain(`dist/${id} still shows the last good bundle, release `);
    }
    expect(await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))))).toEqual(before);
    await expectTidy();
  }
  await expectVerified();
  expect((await fleet.build()).code).toBe(0);
  await expectTidy();
}, 300_000);

test("when shared files cannot be written, no brand is switched, and the message says so", async () => {
  const machine = await newMachine(await tempFolder());
  await mkdir(machine.store, { recursive: true });
  await writeFile(path.join(machine.store, "texts"), "a file in the place of a folder");
  const { code, stderr } = await machine.build(["--store", inject("sharedStore")]);
  expect(code).toBe(1);
  expect(stderr).toContain("error STORE_WRITE");
  expect(stderr).toContain("Every bundle is as it was");
  expect(existsSync(path.join(machine.dir, "dist"))).toBe(false);
});
