import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openIdentities, type KnownIdentity } from "./identity-book.ts";

let dir: string;
const file = () => path.join(dir, "identities");

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "livery-book-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const known = (id: string, colours = "1f6feb"): KnownIdentity => ({
  digest: id,
  identity: { id, texts: [["name", `${id}体育`]], colours, drawings: [] },
});
const WORDS = { key: "k", texts: [], colours: [] };
const fleet = (...brands: readonly KnownIdentity[]) =>
  new Map(brands.map((brand) => [brand.identity.id, brand]));

describe("the book of identities", () => {
  it("gives back what was kept, and leaves nothing beside it", async () => {
    openIdentities(file()).keep(fleet(known("aurora"), known("jade")), WORDS);
    const book = openIdentities(file());
    expect([book.of("aurora"), book.of("jade")]).toEqual([known("aurora"), known("jade")]);
    expect(book.words).toEqual(WORDS);
    expect((await readdir(dir)).filter((name) => !/^identities-\w+\.json$/.test(name))).toEqual([]);
  });

  it("forgets a brand that is gone, and learns a new colour", () => {
    openIdentities(file()).keep(fleet(known("aurora"), known("jade")), WORDS);
    openIdentities(file()).keep(fleet(known("aurora", "000000")), WORDS);
    const book = openIdentities(file());
    expect(book.of("jade")).toBeUndefined();
    expect(book.of("aurora")).toEqual(known("aurora", "000000"));
  });

  it("writes the part of the brand that has changed, and no other", async () => {
    const brands = Array.from({ length: 60 }, (_, index) => known(`fleet-${index}`));
    openIdentities(file()).keep(fleet(...brands), WORDS);
    const inodes = async () => {
      const names = await readdir(dir);
      return Promise.all(names.map(async (name) => (await stat(path.join(dir, name))).ino));
    };
    const before = await inodes();
    expect(before.length).toBeGreaterThan(10);
    openIdentities(file()).keep(fleet(...brands.slice(1), known("fleet-0", "000000")), WORDS);
    const after = await inodes();
    expect(after.filter((ino) => !before.includes(ino))).toHaveLength(1);
  });

  it("knows nothing where there is none, and where one byte of it is another", async () => {
    expect(openIdentities(file()).of("aurora")).toBeUndefined();
    openIdentities(file()).keep(fleet(known("aurora")), WORDS);
    const name = (await readdir(dir)).find((one) => !one.includes("words")) ?? "";
    const part = path.join(dir, name);
    const text = await readFile(part, "utf8");
    for (const damaged of [
      text.slice(0, -9),
      text.replace("体育", "体肓"),
      "",
      "{}",
      `x\n${text}`,
    ]) {
      await writeFile(part, damaged);
      expect(openIdentities(file()).of("aurora")).toBeUndefined();
    }
  });
});
