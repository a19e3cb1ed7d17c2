// Machines that share a store over HTTP: what they save, what they refuse, and what a store that does
// not do its part costs them.
import { cp, readdir, readFile, rename, truncate, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles, sha256 } from "./bundle.ts";
import { until } from "./http.ts";
import { runBrand } from "./run-brand.ts";
import { COMPILES, newMachine, seedStore, warned, type Machine } from "./store-machine.ts";
import { SERVER_NAME, startStoreServer, type StoreServer } from "./store-server.ts";
import { tempFolder } from "./temp-folder.ts";

let dir: string;
let server: StoreServer;
let expected: Record<string, string>;

beforeAll(async () => {
  dir = await tempFolder();
  server = await startStoreServer(path.join(dir, "server"));
  expected = await seedStore(dir, server.address);
});

describe(`a store served by ${SERVER_NAME}`, () => {
  it("holds lists by key and content by its own digest", async () => {
    expect(await readdir(path.join(server.files, "ac"))).toHaveLength(3);
    const blobs = path.join(server.files, "cas");
    const names = await readdir(blobs);
    expect(names.length).toBeGreaterThan(300);
    for (const name of names) expect(sha256(await readFile(path.join(blobs, name)))).toBe(name);
  });

  it("gives another machine what it would compile, and is only read", async () => {
    const before = (await server.requests()).length;
    const machine = await newMachine(dir);
    const ran = await machine.build(["--store", server.address]);
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: "" });
    expect(await machine.bundle()).toEqual(expected);
    const requests = (await server.requests()).slice(before);
    expect(requests.length).toBeGreaterThan(300);
    expect(requests.filter((line) => !/^GET \/(?:ac|cas)\/[0-9a-f]{64} 200$/.test(line))).toEqual(
      [],
    );
  });

  it("is asked for nothing that a machine has", async () => {
    const machine = await newMachine(dir);
    await machine.build([], { LIVERY_STORE: server.address });
    await machine.forget();
    const before = (await server.requests()).length;
    const ran = await machine.build(["--store", server.address]);
    expect(ran.stderr).toBe("");
    expect(await server.requests()).toHaveLength(before);
  });

  it("is written only by a build that says so", async () => {
    const empty = await startStoreServer(path.join(dir, "empty"));
    await runBrand(["build", "titan", "--out", path.join(dir, "out"), "--store", empty.address]);
    expect(await listFiles(empty.files)).toEqual([]);
    await seedStore(dir, empty.address);
    expect(await listFiles(empty.files)).toEqual(await listFiles(server.files));
  });

  it("gets a token, which stands in no output, no message and no file", async () => {
    const token = "tok-3f9a71c2e8";
    const guarded = await startStoreServer(path.join(dir, "guarded"), { token });
    const args = ["build", "titan", "--out", path.join(dir, "guarded-out")];
    const write = [...args, "--store", guarded.address, "--store-write"];
    const without = await runBrand([...write, "--force"]);
    expect(without.code).toBe(0);
    expect(warned(without)).toEqual(["STORE_REMOTE_OFF"]);
    expect(without.stderr).toContain("refuses a request (401)");
    expect(without.stderr).toContain("LIVERY_STORE_TOKEN");
    const withIt = await runBrand([...write, "--force", "--json"], {
      env: { LIVERY_STORE_TOKEN: token },
    });
    expect(withIt.code).toBe(0);
    expect((JSON.parse(withIt.stdout) as { warnings: unknown }).warnings).toEqual([]);
    const machine = await newMachine(dir);
    const read = await machine.build(["--store", guarded.address], { LIVERY_STORE_TOKEN: token });
    expect(read.stderr).toBe("");
    expect(await machine.bundle()).toEqual(expected);
    const wrong = await machine.build(["--store", guarded.address, "--store-write", "--force"], {
      LIVERY_STORE_TOKEN: `${token}-wrong`,
    });
    expect(warned(wrong)).toEqual(["STORE_REMOTE_OFF"]);
    for (const { stdout, stderr } of [withIt, read, wrong])
      expect(stdout + stderr).not.toContain(token);
    for (const file of await listFiles(machine.store))
      expect((await readFile(path.join(machine.store, file))).includes(token)).toBe(false);
  });
});

interface Places {
  /** Lists of texts and of help pages. */
  readonly lists: readonly string[];
  /** Content of both. */
  readonly blobs: readonly string[];
}

describe(`an entry of a store served by ${SERVER_NAME}`, () => {
  let machine: Machine;

  beforeAll(async () => {
    machine = await newMachine(dir);
    await machine.build(["--store", server.address]);
  });

  const damages: Readonly<Record<string, (places: Places) => Promise<void>>> = {
    "with other bytes under a digest": async ({ blobs }) => {
      for (const file of blobs) {
        const data = await readFile(file);
        data[0] = (data[0] ?? 0) ^ 1;
        await writeFile(file, data);
      }
    },
    "with content cut short": async ({ blobs }) => {
      for (const file of blobs) await truncate(file, 3);
    },
    "with content of another length": async ({ blobs }) => {
      for (const file of blobs) await writeFile(file, "x".repeat(100_000));
    },
    "in the place of another": async ({ lists: [one = "", two = ""] }) => {
      await rename(one, `${one}.aside`);
      await rename(two, one);
      await rename(`${one}.aside`, two);
    },
    "with a list that is none": async ({ lists }) => {
      for (const file of lists) await writeFile(file, "<html>Sign in</html>");
    },
  };
  it.each(Object.entries(damages))("%s is told, made here, and replaced", async (name, damage) => {
    const own = await startStoreServer(path.join(dir, name.replaceAll(" ", "-")));
    await cp(server.files, own.files, { recursive: true });
    await damage(await placesOfTexts(own, machine));
    await machine.forget("texts", "help");
    const ran = await machine.build(["--store", own.address, "--store-write"]);
    expect(ran.code).toBe(0);
    expect(ran.stderr).not.toContain(COMPILES);
    expect(warned(ran)).toEqual(["STORE_REMOTE_DAMAGED", "STORE_REMOTE_DAMAGED"]);
    expect(ran.stderr).toMatch(/An entry of the shared store \(texts [0-9a-f]{64}\) is not used/);
    expect(await machine.bundle()).toEqual(expected);
    await machine.forget("texts", "help");
    const after = await machine.build(["--store", own.address]);
    expect({ stderr: after.stderr, bundle: await machine.bundle() }).toEqual({
      stderr: "",
      bundle: expected,
    });
  });
});

/** Where a store keeps what a machine has of texts and help pages. */
async function placesOfTexts(from: StoreServer, machine: Machine): Promise<Places> {
  const lists: string[] = [];
  const blobs: string[] = [];
  for (const kind of ["texts", "help"]) {
    const folder = path.join(machine.store, kind);
    for (const name of await readdir(folder)) {
      const { key, files } = JSON.parse(
        await readFile(path.join(folder, name, "entry.json"), "utf8"),
      ) as { readonly key: string; readonly files: readonly { readonly sha256: string }[] };
      lists.push(path.join(from.files, "ac", key));
      blobs.push(...files.map(({ sha256: digest }) => path.join(from.files, "cas", digest)));
    }
  }
  return { lists, blobs: [...new Set(blobs)] };
}

describe("a store that does not deliver is left out of the run, with a warning", () => {
  const silent: Server = createServer((socket) => socket.on("error", () => {}));
  let machine: Machine;

  beforeAll(async () => {
    machine = await newMachine(dir);
    await machine.build(["--store", server.address]);
  });

  afterAll(() => silent.close());

  /** @returns what a machine without texts is told of a store it was given */
  const toldOf = async (store: string): Promise<string> => {
    await machine.forget("texts", "help");
    const ran = await machine.build(["--store", store]);
    expect(ran.code).toBe(0);
    expect(warned(ran)).toEqual(["STORE_REMOTE_OFF"]);
    expect(ran.stderr).toContain("this run goes on without it");
    expect(await machine.bundle()).toEqual(expected);
    return ran.stderr;
  };

  it("when nothing listens", async () => {
    const gone = await startStoreServer(path.join(dir, "gone"));
    await gone.kill();
    expect(await toldOf(gone.address)).toContain("does not deliver (ECONNREFUSED)");
  });

  it("when it takes the call and never answers", async () => {
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await toldOf(`http://127.0.0.1:${port}`)).toContain("does not deliver within a second");
  });

  it("when the folder is not there", async () => {
    expect(await toldOf(path.join(dir, "unmounted"))).toContain("is not there");
  });

  it(`when ${SERVER_NAME} sends too slowly`, async () => {
    const slow = await startStoreServer(path.join(dir, "slow"), { crawlsAfter: 0 });
    await cp(server.files, slow.files, { recursive: true });
    expect(await toldOf(slow.address)).toContain("does not deliver within a second");
  });

  it(`when ${SERVER_NAME} is killed in the middle of the core, which is compiled`, async () => {
    const dying = await startStoreServer(path.join(dir, "dying"), { crawlsAfter: 100_000 });
    await cp(server.files, dying.files, { recursive: true });
    const bare = await newMachine(dir);
    const running = bare.build(["--store", dying.address]);
    await until(dying.requests, (lines) => lines.length > 3);
    await dying.kill();
    const ran = await running;
    expect(ran.code).toBe(0);
    expect(warned(ran)).toEqual(["STORE_REMOTE_OFF"]);
    expect(ran.stderr).toContain(COMPILES);
    expect(await bare.bundle()).toEqual(expected);
  }, 300_000);
});
