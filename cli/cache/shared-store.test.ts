// Answers of a shared store, and which of them reach the store of this machine.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../files/digest.ts";
import { encodeActionResult } from "./action-result.ts";
import { tooLarge, type Blobs } from "./blobs.ts";
import { entryKey, printFacts } from "./entry-facts.ts";
import { folderBlobs } from "./folder-blobs.ts";
import { httpBlobs } from "./http-blobs.ts";
import { createSharedStore } from "./shared-store.ts";
import { entryFile, openStore } from "./store.ts";
import type { StoreWarning } from "../errors/store-warning.ts";

const KEY = entryKey("texts", ["one"]);

let dir: string;
let warnings: StoreWarning[];
const warn = (warning: StoreWarning) => warnings.push(warning);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "shared-store-"));
  warnings = [];
});

afterEach(() => rm(dir, { recursive: true }));

/** A store in memory that never lies about sizes. */
function memory(): Blobs & { readonly held: Map<string, Buffer> } {
  const held = new Map<string, Buffer>();
  return {
    name: "memory",
    held,
    async get(area, key, limit) {
      const data = held.get(`${area}/${key}`) ?? null;
      if (data && data.length > limit) throw tooLarge(area);
      return data;
    },
    async put(area, key, data) {
      held.set(`${area}/${key}`, Buffer.from(data));
    },
  };
}

async function fill(folder: string): Promise<void> {
  await writeFile(path.join(folder, "a.js"), "export default 1;");
  await writeFile(path.join(folder, "empty.js"), "");
}

const machine = (name: string, blobs: Blobs, writes = false) =>
  openStore(path.join(dir, name), warn, createSharedStore(blobs, writes, warn));

async function share(blobs: Blobs): Promise<void> {
  const store = machine("first", blobs, true);
  await store.keep("texts", KEY, fill);
  await store.share();
}

it("transfers an entry between machines, through memory or a folder", async () => {
  const folder = await mkdtemp(path.join(dir, "folder-"));
  for (const blobs of [memory(), folderBlobs(folder)]) {
    await share(blobs);
    const found = await machine(`second of ${blobs.name.length}`, blobs).find("texts", KEY);
    expect(found && (await readFile(entryFile(found, "a.js"), "utf8"))).toBe("export default 1;");
    expect(found?.files.get("empty.js")?.bytes).toBe(0);
  }
  expect(warnings).toEqual([]);
  expect((await readdir(folder)).toSorted()).toEqual(["ac", "cas"]);
  for (const name of await readdir(path.join(folder, "cas")))
    expect(sha256(await readFile(path.join(folder, "cas", name)))).toBe(name);
});

it("writes nothing unless asked to", async () => {
  const blobs = memory();
  const store = machine("first", blobs);
  await store.keep("texts", KEY, fill);
  await store.share();
  expect(blobs.held.size).toBe(0);
});

it("shares no entry that is faster to make than to download", async () => {
  const blobs = memory();
  const store = machine("first", blobs, true);
  await store.keep("icons", KEY, fill);
  await store.share();
  expect(blobs.held.size).toBe(0);
});

it("uploads nothing that was changed since its verification", async () => {
  const blobs = memory();
  const store = machine("first", blobs, true);
  const entry = await store.keep("texts", KEY, fill);
  await writeFile(entryFile(entry, "a.js"), "export default 2;");
  await store.share();
  expect(blobs.held.has(`ac/${KEY}`)).toBe(false);
  expect(warnings.map(({ code }) => code)).toEqual(["STORE_REMOTE_OFF"]);
  expect(warnings[0]?.what).toContain("whose a.js was changed during this run");
});

interface Lie {
  readonly path?: string;
  readonly sha256?: string;
  readonly bytes?: number;
}

/** An entry whose list says of its one file what `lie` says. */
function lying(lie: Lie): Blobs {
  const data = Buffer.from("export default 1;");
  const file = { path: "a.js", bytes: data.length, sha256: sha256(data), ...lie };
  const facts = Buffer.from(printFacts({ kind: "texts", key: KEY, files: [file] }));
  const listed = { path: "entry.json", bytes: facts.length, sha256: sha256(facts) };
  const blobs = memory();
  blobs.held.set(`ac/${KEY}`, Buffer.from(encodeActionResult([listed, file])));
  blobs.held.set(`cas/${sha256(facts)}`, facts);
  blobs.held.set(`cas/${file.sha256}`, data);
  return blobs;
}

describe("an entry is not used", () => {
  const lies: Readonly<Record<string, Lie>> = {
    "that leads out of its folder": { path: "../../a.js" },
    "that leads to the root": { path: "/etc/a.js" },
    "with a path of another system": { path: "..\\a.js" },
    "with its own list as a file": { path: "entry.json" },
    "that says a file is larger": { bytes: 18 },
    "that says a file is smaller": { bytes: 16 },
    "that says a file has a terabyte": { bytes: 2 ** 40 },
    "that says a file has less than nothing": { bytes: -1 },
    "with bytes of another digest": { sha256: sha256("other") },
    "with something else for a digest": { sha256: "../ac" },
  };
  it.each(Object.entries(lies))("%s", async (_, lie) => {
    expect(await machine("second", lying(lie)).find("texts", KEY)).toBeNull();
    expect(warnings.map(({ code }) => code)).toEqual(["STORE_REMOTE_DAMAGED"]);
    expect(await readdir(path.join(dir, "second")).catch(() => [])).toEqual([]);
  });

  it("whose list is invalid", async () => {
    for (const list of ["", "<html>not found</html>", "\u0012\u00ff\u00ff"]) {
      const blobs = memory();
      blobs.held.set(`ac/${KEY}`, Buffer.from(list, "latin1"));
      expect(await machine("second", blobs).find("texts", KEY)).toBeNull();
    }
    expect(warnings.map(({ code }) => code)).toEqual(Array(3).fill("STORE_REMOTE_DAMAGED"));
  });

  it("that has another kind or key", async () => {
    const blobs = memory();
    await share(blobs);
    const other = entryKey("texts", ["two"]);
    blobs.held.set(`ac/${other}`, blobs.held.get(`ac/${KEY}`) ?? Buffer.alloc(0));
    expect(await machine("second", blobs).find("texts", other)).toBeNull();
    expect(warnings[0]?.what).toContain(`it is that of texts ${KEY}`);
  });
});

it("an entry whose content is missing is a miss and is uploaded again", async () => {
  const blobs = memory();
  await share(blobs);
  blobs.held.delete(`cas/${sha256("export default 1;")}`);
  const second = machine("second", blobs, true);
  expect(await second.find("texts", KEY)).toBeNull();
  await second.keep("texts", KEY, fill);
  await second.share();
  expect(warnings).toEqual([]);
  expect(await machine("third", blobs).find("texts", KEY)).not.toBeNull();
});

it("a folder that does not exist is not used", async () => {
  const store = machine("second", folderBlobs(path.join(dir, "unmounted")));
  expect(await store.find("texts", KEY)).toBeNull();
  expect(warnings.map(({ code }) => code)).toEqual(["STORE_REMOTE_OFF"]);
  expect(warnings[0]?.what).toContain("is not there");
});

describe("a store over the network", () => {
  let server: Server;
  let calls = 0;
  const start = async (answer: string | null): Promise<Blobs> => {
    calls = 0;
    server = createServer((socket) => {
      calls += 1;
      socket.on("error", () => {});
      socket.once("data", () => answer !== null && socket.write(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return httpBlobs(new URL(`http://127.0.0.1:${port}/cache`), null);
  };

  const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/octet-stream\r\n";
  const cases: Readonly<Record<string, string | null>> = {
    "that never answers": null,
    "that stops in the middle of an answer": `${HEAD}content-length: 100\r\n\r\nten bytes.`,
  };
  it.each(Object.entries(cases))("%s is not used after a second", async (_, answer) => {
    const store = machine("second", await start(answer));
    expect(await store.find("texts", KEY)).toBeNull();
    expect(await store.find("core", KEY)).toBeNull();
    expect(calls).toBe(1);
    expect(warnings.map(({ code }) => code)).toEqual(["STORE_REMOTE_OFF"]);
    expect(warnings[0]?.what).toContain("does not deliver within a second");
    server.close();
  });

  const faults: Readonly<Record<string, readonly [answer: string, what: string]>> = {
    "that sends elsewhere": [
      "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:9/\r\ncontent-length: 0\r\n\r\n",
      "sends a request elsewhere (302)",
    ],
    "that is broken": [
      "HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n",
      "answers a request with 500",
    ],
    "that refuses": ["HTTP/1.1 401 No\r\ncontent-length: 0\r\n\r\n", "refuses a request (401)"],
    "that speaks another language": ["SSH-2.0-store\r\n", "does not deliver"],
  };
  it.each(Object.entries(faults))("%s is not used", async (_, [answer, what]) => {
    const store = machine("second", await start(answer));
    expect(await store.find("texts", KEY)).toBeNull();
    expect(await store.find("core", KEY)).toBeNull();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.what).toContain(what);
    server.close();
  });

  it("that does not listen is not used", async () => {
    const blobs = await start(null);
    server.close();
    expect(await machine("second", blobs).find("texts", KEY)).toBeNull();
    expect(warnings.map(({ code }) => code)).toEqual(["STORE_REMOTE_OFF"]);
    expect(warnings[0]?.what).toContain("does not deliver (ECONNREFUSED)");
  });

  it("that sends endless data has a damaged entry", async () => {
    const store = machine(
      "second",
      await start(
        `${HEAD}transfer-encoding: chunked\r\n\r\n${`ffff\r\n${"x".repeat(65535)}\r\n`.repeat(20)}`,
      ),
    );
    expect(await store.find("texts", KEY)).toBeNull();
    expect(warnings.map(({ code }) => code)).toEqual(["STORE_REMOTE_DAMAGED"]);
    server.close();
  });
});
