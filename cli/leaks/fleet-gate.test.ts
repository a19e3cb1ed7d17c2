import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BrandIdentity } from "./brand-identity.ts";
import { createFleetGate } from "./fleet-gate.ts";
import { createLeakGate } from "./leak-gate.ts";

let dir: string;
let tablesFile: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "livery-gate-"));
  tablesFile = path.join(dir, "tables.bin");
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const brand = (id: string, name: string, drawing: string): BrandIdentity => ({
  id,
  texts: [
    ["id", id],
    ["name", name],
  ],
  colours: "",
  drawings: [drawing],
});
const AURORA = brand("aurora", "极光体育", "aaaaaaaaaa");
const JADE = brand("jadeite", "翡翠娱乐", "bbbbbbbbbb");

/** What a bundle of aurora that holds `text` gives away. */
function found(
  text: string,
  identities: readonly BrandIdentity[] = [AURORA, JADE],
  searched: readonly string[] = ["aurora"],
) {
  const { tables } = createFleetGate({
    identities,
    packageRoot: dir,
    coreDir: dir,
    sharedKey: "content",
    known: null,
    tablesFile,
    searched,
  });
  const files = [{ name: "assets/x.js", data: Buffer.from(text) }];
  return createLeakGate(tables)
    .check("aurora", files)
    .map((leak) => leak.text);
}

const written = async () => (await stat(tablesFile)).ino;

describe("tables kept between builds", () => {
  it("find what fresh ones find", () => {
    const text = `"极光体育" "翡翠娱乐" ${Buffer.from("翡翠娱乐").toString("base64")}`;
    const fresh = found(text);
    expect(fresh).toContain("翡翠娱乐");
    expect(found(text)).toEqual(fresh);
  });

  it("stay while the one brand that is searched has other drawings", async () => {
    found("");
    const before = await written();
    const repainted = { ...AURORA, drawings: ["cccccccccc"] };
    expect(found("bbbbbbbbbb.svg cccccccccc.svg", [repainted, JADE])).toEqual(["bbbbbbbbbb"]);
    expect(await written()).toBe(before);
  });

  it("are made again when another brand has changed, or more than one is searched", () => {
    found("");
    const repainted = { ...JADE, drawings: ["dddddddddd"] };
    expect(found("bbbbbbbbbb.svg dddddddddd.svg", [AURORA, repainted])).toEqual(["dddddddddd"]);
    const own = { ...AURORA, drawings: ["dddddddddd"] };
    expect(found("dddddddddd.svg", [own, repainted])).toEqual([]);
    expect(found("bbbbbbbbbb.svg", [own, JADE], ["aurora", "jadeite"])).toEqual(["bbbbbbbbbb"]);
  });

  it("are made again when a byte of them is another", async () => {
    found("");
    const whole = await readFile(tablesFile);
    for (const at of [0, 30, 90, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await writeFile(tablesFile, damaged);
      expect(found("翡翠娱乐")).toEqual(["翡翠娱乐"]);
      expect(await readFile(tablesFile)).toEqual(whole);
    }
  });
});
