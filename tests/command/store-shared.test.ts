// Machines that share a store over HTTP: what they save and what they refuse. Other faults of a store and of its
// entries are tested in cli/cache.
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { listFiles, sha256, treeDigests } from "./bundle.ts";
import { until } from "./http.ts";
import { startProcess } from "./run-brand.ts";
import { COMPILES, newMachine, warned, type Machine } from "./store-machine.ts";
import { SERVER_NAME, startStoreServer, type StoreServer } from "./store-server.ts";
import { tempFolder } from "./temp-folder.ts";

let dir: string;
let server: StoreServer;
let expected: Record<string, string>;
let machine: Machine;

beforeAll(async () => {
  dir = await tempFolder();
  server = await startStoreServer(path.join(dir, "server"));
  await cp(inject("sharedStore"), server.files, { recursive: true });
  machine = await newMachine(dir);
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
    await cp(server.files, guarded.files, { recursive: true });
    const { list } = await placesOfTexts(guarded);
    await rm(list);
    const args = ["--store", guarded.address, "--store-write"];
    const bare = await newMachine(dir);
    const ran = await bare.build(args, { LIVERY_STORE_TOKEN: token });
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: "" });
    expect(await bare.bundle()).toEqual(expected);
    const requests = await guarded.requests();
    expect(requests).toContainEqual(expect.stringMatching(/^GET \/cas\/\w+ 200$/));
    expect(requests).toContainEqual(expect.stringMatching(/^PUT \/ac\/\w+ 2\d\d$/));
    expect(await listFiles(guarded.files)).toEqual(await listFiles(server.files));
    await bare.forget("texts");
    const wrong = await bare.build(args, { LIVERY_STORE_TOKEN: `${token}-wrong` });
    expect(wrong.code).toBe(0);
    expect(warned(wrong)).toEqual(["STORE_REMOTE_OFF"]);
    expect(wrong.stderr).toContain("refuses a request (401)");
    expect(wrong.stderr).toContain("LIVERY_STORE_TOKEN");
    expect(wrong.stderr).toContain("this run goes on without it");
    expect(await bare.bundle()).toEqual(expected);
    for (const { stdout, stderr } of [ran, wrong]) expect(stdout + stderr).not.toContain(token);
    for (const file of await listFiles(bare.store))
      expect((await readFile(path.join(bare.store, file))).includes(token)).toBe(false);
  });

  it("is told of a damaged list and of damaged content, and gets them replaced", async () => {
    const own = await startStoreServer(path.join(dir, "damaged"));
    await cp(server.files, own.files, { recursive: true });
    const { list, blobs } = await placesOfTexts(own);
    const damages = [
      () => writeFile(list, "<html>Sign in</html>"),
      async () => {
        for (const file of blobs) await flipFirstByte(file);
      },
    ];
    for (const damage of damages) {
      await damage();
      const build = async () => {
        await machine.forget("texts");
        return machine.build(["--store", own.address, "--store-write"]);
      };
      // A run leaves out a store that is slow on a busy machine.
      const ran = await until(build, (one) => !warned(one).includes("STORE_REMOTE_OFF"));
      expect(ran.code).toBe(0);
      expect(ran.stderr).not.toContain(COMPILES);
      expect(warned(ran)).toEqual(["STORE_REMOTE_DAMAGED"]);
      expect(ran.stderr).toMatch(/An entry of the shared store \(texts [0-9a-f]{64}\) is not used/);
      expect(await machine.bundle()).toEqual(expected);
      for (const file of blobs) expect(sha256(await readFile(file))).toBe(path.basename(file));
      expect(await readFile(list, "utf8")).not.toContain("Sign in");
    }
  });

  it("is switched off when it is killed in the middle of the core, which is then compiled", async () => {
    const dying = await startStoreServer(path.join(dir, "dying"), { crawlsAfter: 250_000 });
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

interface Places {
  /** List of the files of the texts. */
  readonly list: string;
  readonly blobs: readonly string[];
}

async function flipFirstByte(file: string): Promise<void> {
  const data = await readFile(file);
  data[0] = (data[0] ?? 0) ^ 1;
  await writeFile(file, data);
}

/** Where a store keeps what a machine has of the core's texts. */
async function placesOfTexts(from: StoreServer): Promise<Places> {
  const folder = path.join(machine.store, "texts");
  const [name = ""] = await readdir(folder);
  const { key, files } = JSON.parse(
    await readFile(path.join(folder, name, "entry.json"), "utf8"),
  ) as { readonly key: string; readonly files: readonly { readonly sha256: string }[] };
  const blobs = files.map(({ sha256: digest }) => path.join(from.files, "cas", digest));
  return { list: path.join(from.files, "ac", key), blobs: [...new Set(blobs)] };
}
