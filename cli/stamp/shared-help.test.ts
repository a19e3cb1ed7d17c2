// Help modules in the store, from real content: the same every time, and a brand's own only where its
// words differ.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createConverter } from "../locale/converter.ts";
import { sha256 } from "../files/digest.ts";
import { openStore } from "../cache/store.ts";
import { loadSharedContent, type SharedContent } from "./shared-content.ts";
import { loadSharedHelp } from "./shared-help.ts";
import type { SharedModule } from "./stamp-brand.ts";

let store: string;
let content: SharedContent;

beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), "help-store-"));
  content = await loadSharedContent(path.resolve("."));
});

afterAll(() => rm(store, { recursive: true }));

const load = (folder = "one") =>
  loadSharedHelp(
    content,
    openStore(path.join(store, folder), () => {}),
    "key",
    createConverter,
  );

const shared = (modules: Iterable<readonly [string, SharedModule | string]>): SharedModule[] =>
  [...modules].flatMap(([, module]) => (typeof module === "string" ? [] : [module]));

it("says of each module what the file is", async () => {
  const { modules, problems } = await load();
  expect(problems).toEqual([]);
  const all = shared([...modules["zh-CN"], ...modules["zh-TW"]]);
  expect(all.length).toBe(modules["zh-CN"].size * 2);
  for (const { from, bytes, sha256: digest, brotli } of all) {
    const file = await readFile(from);
    expect([file.length, sha256(file)]).toEqual([bytes, digest]);
    expect((await readFile(`${from}.br`)).length).toBe(brotli);
  }
});

it("makes the same bytes in another store", async () => {
  const names = async (folder: string) => {
    const { modules } = await load(folder);
    return shared([...modules["zh-CN"], ...modules["zh-TW"]]).map(({ name }) => name);
  };
  expect(await names("two")).toEqual(await names("one"));
});

it("keeps shared what a brand's own words do not touch", async () => {
  const help = await load();
  const brandGlossary = {
    terms: [{ zhCN: "捕鱼", zhTW: "海王" }],
    protectedNames: [],
  };
  const own = await help.converted(createConverter({ brandGlossary }));
  expect([...own.keys()]).toEqual([...help.modules["zh-TW"].keys()]);
  expect(own.get("always")).toContain("海王");
  expect(own.get("bankCard")).toBe(help.modules["zh-TW"].get("bankCard"));
});
