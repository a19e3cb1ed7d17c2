import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBuildState, writeBuildState, type BuildState } from "./build-state.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "build-state-"));
});

afterEach(() => rm(dir, { recursive: true }));

const stateOf = (brandsDir: string): BuildState => ({
  brandsDir,
  digests: [["core", { fingerprint: "f", digest: "d" }]],
  brands: [],
  words: { key: "k", texts: ["体育"], colours: [] },
});

it("stores one file per folder of brands", async () => {
  writeBuildState(dir, stateOf("/a"));
  writeBuildState(dir, stateOf("/b"));
  expect(readBuildState(dir, "/a")).toEqual(stateOf("/a"));
  expect(readBuildState(dir, "/b")).toEqual(stateOf("/b"));
  expect(await readdir(dir)).toHaveLength(2);
});

it("is empty when the file is missing or damaged", async () => {
  const empty = { brandsDir: "/a", digests: [], brands: [], words: null };
  expect(readBuildState(dir, "/a")).toEqual(empty);
  writeBuildState(dir, stateOf("/a"));
  const [name = ""] = await readdir(dir);
  const text = await readFile(path.join(dir, name), "utf8");
  for (const damaged of [text.slice(0, -9), text.replace("体育", "体肓"), "", "{}", `x\n${text}`]) {
    await writeFile(path.join(dir, name), damaged);
    expect(readBuildState(dir, "/a")).toEqual(empty);
  }
});
