// A changed entry is a miss with a warning.
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { entryKey, KINDS, type Kind } from "./entry-facts.ts";
import { entryFile, folderOf, openStore, type Entry } from "./store.ts";
import type { StoreWarning } from "../errors/store-warning.ts";

let root: string;
let warnings: StoreWarning[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "store-"));
  warnings = [];
});

afterEach(() => rm(root, { recursive: true }));

const open = () => openStore(root, (warning) => warnings.push(warning));

const keyOf = (kind: Kind, name = "one") => entryKey(kind, [name]);

function put(kind: Kind, name = "one"): Promise<Entry> {
  return open().keep(kind, keyOf(kind, name), async (dir) => {
    await mkdir(path.join(dir, "files"));
    await writeFile(path.join(dir, "files", "a.js"), `export default "${kind} ${name}";`);
    await writeFile(path.join(dir, "list.json"), `{"of":"${kind} ${name}"}`);
  });
}

const contentOf = (entry: Entry) => readFile(entryFile(entry, "files/a.js"), "utf8");

it("finds a stored entry, in this process and in the next", async () => {
  const entry = await put("texts");
  expect([...entry.files.keys()]).toEqual(["files/a.js", "list.json"]);
  const found = await open().find("texts", keyOf("texts"));
  expect(found).toEqual(entry);
  expect(await open().find("texts", keyOf("texts", "two"))).toBeNull();
  expect(warnings).toEqual([]);
});

const DAMAGES: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  "with one other byte": async (dir) => {
    const file = path.join(dir, "files", "a.js");
    const data = await readFile(file);
    data[9] = (data[9] ?? 0) ^ 1;
    await writeFile(file, data);
  },
  "cut short": (dir) => truncate(path.join(dir, "files", "a.js"), 5),
  emptied: (dir) => truncate(path.join(dir, "list.json"), 0),
  "without one of its files": (dir) => rm(path.join(dir, "list.json")),
  "without its list": (dir) => rm(path.join(dir, "entry.json")),
  "with a list that is no JSON": (dir) => writeFile(path.join(dir, "entry.json"), "{"),
  "with a list of a gigabyte": (dir) => truncate(path.join(dir, "entry.json"), 2 ** 30),
  "with a list that leads out": async (dir) => {
    const file = path.join(dir, "entry.json");
    await writeFile(file, (await readFile(file, "utf8")).replace("files/a.js", "../../a.js"));
  },
  "with a link for a file": async (dir) => {
    await rename(path.join(dir, "list.json"), path.join(dir, "moved.json"));
    await symlink("moved.json", path.join(dir, "list.json"));
  },
  "with a link for a folder": async (dir) => {
    await rename(path.join(dir, "files"), path.join(root, "elsewhere"));
    await symlink(path.join(root, "elsewhere"), path.join(dir, "files"));
  },
  "that is a link": async (dir) => {
    await rename(dir, path.join(root, "elsewhere"));
    await symlink(path.join(root, "elsewhere"), dir);
  },
  "that is a file": async (dir) => {
    await rm(dir, { recursive: true });
    await writeFile(dir, "an entry");
  },
  "with a folder for a file": async (dir) => {
    await rm(path.join(dir, "list.json"));
    await mkdir(path.join(dir, "list.json"));
  },
};

describe.each(KINDS)("an entry of %s", (kind) => {
  it.each(Object.entries(DAMAGES))("%s is a miss, warns once, is made again", async (_, damage) => {
    const dir = folderOf(root, kind, keyOf(kind));
    await put(kind);
    await damage(dir);
    expect(await open().find(kind, keyOf(kind))).toBeNull();
    expect(warnings.map(({ code }) => code)).toEqual(["STORE_ENTRY_DAMAGED"]);
    expect(warnings[0]?.place.startsWith(dir)).toBe(true);
    expect(warnings[0]?.what).toContain(`(${kind} ${keyOf(kind).slice(0, 20)}) is not used: `);
    expect(await contentOf(await put(kind))).toBe(`export default "${kind} one";`);
    expect(warnings).toHaveLength(1);
  });

  it("in place of another is a miss", async () => {
    const [one, two] = [await put(kind), await put(kind, "two")];
    await rename(one.dir, `${root}/moved`);
    await rename(two.dir, one.dir);
    await rename(`${root}/moved`, two.dir);
    expect(await open().find(kind, one.key)).toBeNull();
    expect(await open().find(kind, two.key)).toBeNull();
    expect(warnings.map(({ what }) => what)).toEqual([
      expect.stringContaining(`it is the entry of ${kind} ${two.key.slice(0, 20)}`),
      expect.stringContaining(`it is the entry of ${kind} ${one.key.slice(0, 20)}`),
    ]);
  });
});

it("an entry of another kind under the same key is a miss", async () => {
  const entry = await put("texts");
  await mkdir(path.join(root, "icons"));
  await cp(entry.dir, folderOf(root, "icons", entry.key), { recursive: true });
  expect(await open().find("icons", entry.key)).toBeNull();
  expect(warnings).toHaveLength(1);
});

it("leaves an entry that another process stored first", async () => {
  const first = await put("core");
  const marked = new Date(2020, 1, 1);
  await utimes(first.dir, marked, marked);
  await put("core");
  expect(await readdir(path.join(root, "core"))).toEqual([path.basename(first.dir)]);
  expect(warnings).toEqual([]);
});

it("removes files of a killed build, and none of a running build", async () => {
  const dir = path.join(root, "core");
  const [alive = ""] = await namesWhileFilling();
  expect(alive).toMatch(/\.tmp$/);
  // The number of no process: above what a system gives.
  const dead = alive.replace(`-${process.pid}-`, "-4194999-");
  const foreign = alive.replace(/\.[0-9a-f]{8}-/, ".00000000-");
  for (const name of [alive, dead, foreign]) await mkdir(path.join(dir, name));
  await put("core");
  const left = (await readdir(dir)).filter((name) => name.endsWith(".tmp"));
  expect(left.toSorted()).toEqual([alive, foreign].toSorted());
});

/** Names of the folder of cores at the moment an entry is filled. */
async function namesWhileFilling(): Promise<string[]> {
  let names: string[] = [];
  await open().keep("core", keyOf("core", "seen"), async () => {
    names = await readdir(path.join(root, "core"));
  });
  await rm(path.join(root, "core"), { recursive: true });
  await mkdir(path.join(root, "core"));
  return names;
}

it("leaves nothing behind when filling fails", async () => {
  const failing = open().keep("core", keyOf("core"), async (dir) => {
    await writeFile(path.join(dir, "half"), "half");
    throw new Error("no space left");
  });
  await expect(failing).rejects.toThrow("no space left");
  expect(await readdir(path.join(root, "core"))).toEqual([]);
});
