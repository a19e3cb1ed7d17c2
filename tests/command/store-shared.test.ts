// Machines that share a store over HTTP: what they save, what they refuse, and the cost of a bad store. Damaged entries
// are tested in cli/cache.
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { listFiles, sha256, treeDigests } from "./bundle.ts";
import { until } from "./http.ts";
import { runBrand, startProcess } from "./run-brand.ts";
import { COMPILES, newMachine, warned, type Machine } from "./store-machine.ts";
import { SERVER_NAME, startStoreServer, type StoreServer } from "./store-server.ts";
import { tempFolder } from "./temp-folder.ts";

let dir: string;
let server: StoreServer;
let expected: Record<string, string>;

beforeAll(async () => {
  dir = await tempFolder();
  server = await startStoreServer(path.join(dir, "server"));
  await cp(inject("sharedStore"), server.files, { recursive: true });
  expected = await treeDigests(path.join(inject("dist"), "titan"));
});

describe(`a store served by ${SERVER_NAME}`, () => {
  it("stores lists by key and content by digest", async () => {
    expect(await readdir(path.join(server.files, "ac"))).toHaveLength(2);
    const blobs = path.join(server.files, "cas");
    const names = await readdir(blobs);
    expect(names.length).toBeGreaterThan(300);
    for (const name of names) expect(sha256(await readFile(path.join(blobs, name)))).toBe(name);
  });

  it("saves another machine the compile, which only reads, and once", async () => {
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
    await machine.forget();
    const again = await machine.build([], { LIVERY_STORE: server.address });
    expect(again.stderr).toBe("");
    expect(await server.requests()).toHaveLength(before + requests.length);
  });

  it("receives a token, which is in no output, message or file", async () => {
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
  /** List of the files of the texts. */
  readonly list: string;
  readonly blobs: readonly string[];
}

const damages: Readonly<Record<string, (places: Places) => Promise<void>>> = {
  list: ({ list }) => writeFile(list, "<html>Sign in</html>"),
  content: async ({ blobs }) => {
    for (const file of blobs) await flipFirstByte(file);
  },
};

it.each(Object.keys(damages))(
  `a damaged %s on ${SERVER_NAME} is told and replaced`,
  async (part) => {
    const machine = await newMachine(dir);
    await machine.build(["--store", server.address]);
    const own = await startStoreServer(path.join(dir, `damaged-${part}`));
    await cp(server.files, own.files, { recursive: true });
    await damages[part]?.(await placesOfTexts(own, machine));
    await machine.forget("texts");
    const ran = await machine.build(["--store", own.address, "--store-write"]);
    expect(ran.code).toBe(0);
    expect(ran.stderr).not.toContain(COMPILES);
    expect(warned(ran)).toEqual(["STORE_REMOTE_DAMAGED"]);
    expect(ran.stderr).toMatch(/An entry of the shared store \(texts [0-9a-f]{64}\) is not used/);
    expect(await machine.bundle()).toEqual(expected);
    await machine.forget("texts");
    const after = await machine.build(["--store", own.address]);
    expect({ stderr: after.stderr, bundle: await machine.bundle() }).toEqual({
      stderr: "",
      bundle: expected,
    });
  },
);

async function flipFirstByte(file: string): Promise<void> {
  const data = await readFile(file);
  data[0] = (data[0] ?? 0) ^ 1;
  await writeFile(file, data);
}

/** Where a store keeps what a machine has of the core's texts. */
async function placesOfTexts(from: StoreServer, machine: Machine): Promise<Places> {
  const folder = path.join(machine.store, "texts");
  const [name = ""] = await readdir(folder);
  const { key, files } = JSON.parse(
    await readFile(path.join(folder, name, "entry.json"), "utf8"),
  ) as { readonly key: string; readonly files: readonly { readonly sha256: string }[] };
  const blobs = files.map(({ sha256: digest }) => path.join(from.files, "cas", digest));
  return { list: path.join(from.files, "ac", key), blobs: [...new Set(blobs)] };
}

describe("a store that fails is switched off for the run, with a warning", () => {
  let machine: Machine;

  beforeAll(async () => {
    machine = await newMachine(dir);
    await machine.build(["--store", inject("sharedStore")]);
  });

  /** @returns what a machine without texts is told of a store it was given */
  const toldOf = async (store: string): Promise<string> => {
    await machine.forget("texts");
    const ran = await machine.build(["--store", store]);
    expect(ran.code).toBe(0);
    expect(warned(ran)).toEqual(["STORE_REMOTE_OFF"]);
    expect(ran.stderr).toContain("this run goes on without it");
    expect(await machine.bundle()).toEqual(expected);
    return ran.stderr;
  };

  it("when no server listens", async () => {
    const gone = await startStoreServer(path.join(dir, "gone"));
    await gone.kill();
    expect(await toldOf(gone.address)).toContain("does not deliver (ECONNREFUSED)");
  });

  it("when the folder does not exist", async () => {
    expect(await toldOf(path.join(dir, "unmounted"))).toContain("is not there");
  });

  it(`when ${SERVER_NAME} is killed in the middle of the core, which is then compiled`, async () => {
    const dying = await startStoreServer(path.join(dir, "dying"), { crawlsAfter: 100_000 });
    await cp(server.files, dying.files, { recursive: true });
    const bare = await newMachine(dir);
    const running = startProcess(["build", "titan", "--store", dying.address], { cwd: bare.dir });
    await until(dying.requests, (lines) => lines.length > 3);
    await dying.kill();
    // That a core which is compiled here gives the same bytes is told in package.test.ts.
    await running.until(({ stderr }) => stderr.includes(COMPILES));
    await running.stop();
    expect(warned(running.output)).toEqual(["STORE_REMOTE_OFF"]);
  });
});
