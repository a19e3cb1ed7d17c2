import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BrandIdentity } from "./brand-identity.ts";
import { createIsolationCheck } from "./isolation-check.ts";
import { rulesOf } from "./isolation-rules.ts";
import { scanFolder } from "./scan-folder.ts";

const identity = (id: string, name: string): BrandIdentity => ({
  id,
  texts: [["name", name]],
  colours: "",
  drawings: [],
});
const FLEET = [identity("aurora", "极光体育"), identity("titan", "泰坦国际")];
const isolation = createIsolationCheck(rulesOf(FLEET));

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "livery-scan-"));
  await mkdir(path.join(dir, "assets"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function write(name: string, data: string, sibling = data): Promise<void> {
  await writeFile(path.join(dir, name), data);
  await writeFile(path.join(dir, `${name}.br`), brotliCompressSync(sibling));
  await writeFile(path.join(dir, `${name}.gz`), gzipSync(sibling));
}

describe("a bundle on disk", () => {
  it("is searched file by file; identical compressed siblings add no leak", async () => {
    await write("assets/a.js", "泰坦国际与极光体育");
    const found = await scanFolder(isolation, "titan", dir);
    expect(found).toMatchObject([{ file: "assets/a.js", brand: "aurora", offset: 15 }]);
  });

  it("reports compressed files that differ from their plain file", async () => {
    await write("assets/a.js", "泰坦国际", "极光体育");
    const found = await scanFolder(isolation, "titan", dir);
    expect(found.map(({ file }) => file)).toEqual(["assets/a.js.br", "assets/a.js.gz"]);
  });

  it("is searched again for another brand unless the content is clean for all", async () => {
    const clean = new Set<string>();
    await write("assets/a.js", "泰坦国际");
    await write("assets/core.js", "export const one=1;");
    expect(await scanFolder(isolation, "titan", dir, { clean })).toEqual([]);
    expect(await scanFolder(isolation, "aurora", dir, { clean })).toMatchObject([
      { brand: "titan" },
    ]);
    expect(clean.size).toBe(1);
  });
});
