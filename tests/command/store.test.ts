// The store under .livery: whatever happens to it, a build gives the same bytes.
import { readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { listFiles, treeDigests } from "./bundle.ts";
import { COMPILES, newMachine, warned, type Machine } from "./store-machine.ts";
import { startProcess } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const KINDS = ["core", "icons", "shared", "texts"];

let dir: string;
/** Restores the core and the texts, so that no test waits for a compile. */
let shared: readonly string[];
let expected: Record<string, string>;
let machine: Machine;

beforeAll(async () => {
  dir = await tempFolder();
  shared = ["--store", inject("sharedStore")];
  expected = await treeDigests(path.join(inject("dist"), "titan"));
  machine = await newMachine(dir);
  await machine.build(shared);
});

async function entries(): Promise<{ readonly kind: string; readonly folder: string }[]> {
  const all = KINDS.map(async (kind) => {
    const names = await readdir(path.join(machine.store, kind));
    return names.map((name) => ({ kind, folder: path.join(machine.store, kind, name) }));
  });
  return (await Promise.all(all)).flat();
}

/** A stored file that a bundle contains or is made from. */
async function fileIn(folder: string): Promise<string> {
  const files = await listFiles(folder);
  return path.join(folder, files.find((file) => file !== "entry.json") ?? "");
}

async function flipByte(file: string): Promise<void> {
  const data = await readFile(file);
  data[data.length >> 1] = (data[data.length >> 1] ?? 0) ^ 0x20;
  await writeFile(file, data);
}

const DAMAGES: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  corrupt: async (folder) => flipByte(await fileIn(folder)),
  "a link": async (folder) => {
    const aside = path.join(dir, `aside-${path.basename(folder)}`);
    await rename(folder, aside);
    await symlink(aside, folder);
  },
};

describe("when every entry is", () => {
  it.each(Object.entries(DAMAGES))(
    "%s, each kind is reported and made again with the same bytes",
    async (_, damage) => {
      await machine.forget();
      const damaged = await entries();
      for (const { folder } of damaged) await damage(folder);
      const ran = await machine.build(shared);
      expect(ran.code).toBe(0);
      for (const kind of KINDS) expect(ran.stderr).toContain(`An entry of the store (${kind} `);
      expect(warned(ran)).toEqual(damaged.map(() => "STORE_ENTRY_DAMAGED"));
      expect(await machine.bundle()).toEqual(expected);
      await machine.forget();
      const again = await machine.build();
      expect({ stderr: again.stderr, bundle: await machine.bundle() }).toEqual({
        stderr: "",
        bundle: expected,
      });
    },
  );
});

it("an edited file of a bundle reaches neither the store nor the next bundle", async () => {
  await machine.forget();
  await machine.build(shared);
  const bundle = path.join(machine.dir, "dist", "titan");
  const chunks = (await listFiles(bundle)).filter((file) => /^core\/boot-.*\.js$/.test(file));
  expect(chunks).toHaveLength(1);
  await writeFile(path.join(bundle, chunks[0] ?? ""), "alert('mine');");
  const ran = await machine.build([...shared, "--force"]);
  expect(warned(ran)).toEqual([]);
  expect(await machine.bundle()).toEqual(expected);
});

it("a store that cannot be written is STORE_WRITE, with its path", async () => {
  const other = await newMachine(dir);
  await writeFile(other.store, "a file where the store belongs");
  const { code, stderr } = await other.build(shared);
  expect(code).toBe(1);
  expect(stderr).toContain("error STORE_WRITE  .livery");
  expect(stderr).not.toContain(COMPILES);
  expect(stderr).toContain("Every bundle is as it was");
  expect(stderr).toContain("fix: make sure that the folder can be written and has space");
});

it("a damaged core without a shared store is compiled again", async () => {
  await machine.forget();
  const cores = (await entries()).filter(({ kind }) => kind === "core");
  for (const { folder } of cores) await flipByte(path.join(folder, "core.json"));
  const running = startProcess(["build", "titan"], { cwd: machine.dir });
  // package.test.ts checks that a fresh compile gives the same bytes.
  await running.until(({ stderr }) => stderr.includes(COMPILES));
  await running.stop();
  expect(warned(running.output)).toEqual(["STORE_ENTRY_DAMAGED"]);
});
