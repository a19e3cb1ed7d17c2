// Sources that are edited while the compiler reads them.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Digests, openDigests } from "../cache/digests.ts";
import { openStore } from "../cache/store.ts";
import { compileCore, whileUnchanged } from "./compile-core.ts";

let root: string;
let boot: string;
let digests: Digests;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "sources-"));
  boot = path.join(root, "boot.tsx");
  await writeFile(boot, "start(1);");
  digests = openDigests();
  digests.of("core", [{ name: "src", path: root }]);
});
afterEach(() => rm(root, { recursive: true }));

const edit = (text: string) => writeFile(boot, text);
const editAndTakeBack = async () => {
  const before = await readFile(boot, "utf8");
  await edit("start(2);");
  await edit(before);
};
const changed = expect.objectContaining({ code: "BUILD_INPUT_CHANGED" });

it("keeps what was compiled from sources that stayed the same", async () => {
  await expect(whileUnchanged(digests, async () => {})).resolves.toBeUndefined();
});

it.each([
  ["edited", () => edit("start(2);")],
  ["edited and taken back", editAndTakeBack],
  ["added to", () => writeFile(path.join(root, "more.ts"), "more();")],
  ["removed", () => rm(boot)],
] as const)("keeps nothing of sources that were %s meanwhile", async (_, change) => {
  await expect(whileUnchanged(digests, change)).rejects.toEqual(changed);
});

it("does not blame sources for a failure that an edit caused", async () => {
  const fail = async () => {
    await edit("start(");
    throw new Error("the core does not compile");
  };
  await expect(whileUnchanged(digests, fail)).rejects.toEqual(changed);
});

it.each(["", "core"])("compiles nothing for a store whose folder %j is a file", async (folder) => {
  const storeDir = path.join(root, "store");
  if (folder !== "") await mkdir(storeDir);
  await writeFile(path.join(storeDir, folder), "a file where a folder belongs");
  const compiled = compileCore(
    { packageRoot: root, key: "key", digests },
    openStore(storeDir, () => undefined),
    () => expect.unreachable("it begins to compile"),
  );
  await expect(compiled).rejects.toMatchObject({ code: "STORE_WRITE" });
});
