import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readIdentities, writeIdentities, type IdentityBook } from "./identity-book.ts";

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "livery-book-"));
  file = path.join(dir, "identities.json");
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const BOOK: IdentityBook = {
  brands: {
    aurora: {
      digest: "a",
      identity: { id: "aurora", texts: [["name", "极光体育"]], colours: "1f6feb", drawings: [] },
    },
  },
  words: { key: "k", texts: [], colours: [] },
};
const EMPTY: IdentityBook = { brands: {}, words: null };

describe("the book of identities", () => {
  it("gives back what was written, and leaves nothing beside it", async () => {
    writeIdentities(file, BOOK);
    expect(readIdentities(file)).toMatchObject(BOOK);
    expect(await readdir(dir)).toEqual(["identities.json"]);
  });

  it("is empty where there is none, and where one byte of it is another", async () => {
    expect(readIdentities(file)).toEqual(EMPTY);
    writeIdentities(file, BOOK);
    const text = await readFile(file, "utf8");
    for (const damaged of [
      text.slice(0, -9),
      text.replace("极光", "极星"),
      "",
      "{}",
      `x\n${text}`,
    ]) {
      await writeFile(file, damaged);
      expect(readIdentities(file)).toEqual(EMPTY);
    }
  });
});
