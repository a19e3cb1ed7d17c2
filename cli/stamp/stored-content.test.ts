// The modules all brands share, from real content: whole files, and the same bytes every time.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../cache/store.ts";
import { sha256 } from "../files/digest.ts";
import { readCoreContent } from "./read-core-content.ts";
import { loadStoredContent, type StoredContent } from "./stored-content.ts";

let dir: string;
let modules: StoredContent["modules"];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "content-store-"));
  ({ modules } = await load());
});

afterAll(() => rm(dir, { recursive: true }));

const load = () =>
  loadStoredContent(
    path.resolve("."),
    openStore(dir, () => {}),
  );

it("says of each module what the file is", async () => {
  for (const { from, bytes, sha256: digest, brotli } of modules.values()) {
    const file = await readFile(from);
    expect([file.length, sha256(file)]).toEqual([bytes, digest]);
    const sibling = await readFile(`${from}.br`).catch(() => null);
    expect(sibling?.length ?? null).toBe(brotli);
  }
  const names = [...modules.keys()];
  for (const stem of ["texts-zh-CN", "sport-zh-TW", "help-always-zh-TW", "terms-zh-CN"])
    expect(names.filter((name) => name.startsWith(`assets/${stem}-`))).not.toEqual([]);
});

it("gives the same content from the store", async () => {
  const read = await readCoreContent(path.resolve("."));
  expect(await load()).toEqual({ ...read, modules });
});
