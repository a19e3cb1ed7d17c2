import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDigests, type KnownDigests } from "./digests.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "digests-"));
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(dir, { recursive: true });
});

const at = (name: string) => path.join(dir, name);
const wait = () => vi.setSystemTime(Date.now() + 60_000);

it("caches a digest while no file was written, added or removed", async () => {
  await mkdir(at("folder"));
  await writeFile(at("folder/a"), "1");
  wait();
  const known = () => {
    const digests = openDigests();
    digests.of("folder", [{ name: "folder", path: at("folder") }]);
    return digests.known();
  };
  const isCached = (before: KnownDigests) => {
    const [[name, { fingerprint }] = ["", { fingerprint: "" }]] = before;
    const digests = openDigests([[name, { fingerprint, digest: "cached" }]]);
    return digests.of("folder", [{ name: "folder", path: at("folder") }]) === "cached";
  };
  const before = known();
  expect(isCached(before)).toBe(true);
  await writeFile(at("folder/a"), "22");
  expect(isCached(before)).toBe(false);
  wait();
  const after = known();
  await writeFile(at("folder/b"), "");
  expect(isCached(after)).toBe(false);
  await rm(at("folder/b"));
  expect(isCached(after)).toBe(true);
});

describe("a digest that was asked for", () => {
  const source = () => [{ name: "folder", path: at("folder") }];
  const open = async () => {
    await mkdir(at("folder"));
    await writeFile(at("folder/a"), "1");
    wait();
    const digests = openDigests();
    digests.of("folder", source());
    return digests;
  };

  it.each<[string, () => Promise<unknown>]>([
    ["was written", () => writeFile(at("folder/a"), "2")],
    [
      "was written and taken back, with its old time",
      async () => {
        await writeFile(at("folder/a"), "2");
        await writeFile(at("folder/a"), "1");
        await utimes(at("folder/a"), 1, 1);
      },
    ],
    ["was removed", () => rm(at("folder/a"))],
    [
      "was replaced",
      async () => {
        await writeFile(at("other"), "1");
        await rename(at("other"), at("folder/a"));
      },
    ],
  ])("names a file that %s", async (_, change) => {
    const digests = await open();
    expect(digests.changed()).toBeNull();
    await change();
    expect(digests.changed(["folder"])).toBe(at("folder/a"));
    expect(() => digests.requireUnchanged()).toThrow(
      expect.objectContaining({ code: "BUILD_INPUT_CHANGED", where: { file: at("folder/a") } }),
    );
  });

  it("names a file that was added", async () => {
    const digests = await open();
    await writeFile(at("folder/b"), "");
    expect(digests.changed()).toBe(at("folder/b"));
  });

  it("compares the content where a file was written a moment ago", async () => {
    await mkdir(at("folder"));
    await writeFile(at("folder/a"), "1");
    const digests = openDigests();
    digests.of("folder", source());
    expect(digests.changed()).toBeNull();
    expect(digests.writtenAfter("folder", Date.now() - 1000)).toBe(at("folder/a"));
    expect(digests.writtenAfter("folder", Date.now() + 1000)).toBeNull();
  });
});

it("caches no digest of a file written a moment ago", async () => {
  await writeFile(at("a"), "1");
  const digests = openDigests();
  digests.of("folder", [{ name: "folder", path: dir }]);
  expect(digests.known()).toEqual([]);
});

it("notices other content of the same size", async () => {
  const file = at("folder/a");
  await mkdir(at("folder"));
  const digest = (known: KnownDigests = []) => {
    const digests = openDigests(known);
    return [
      digests.of("folder", [{ name: "folder", path: at("folder") }]),
      digests.known(),
    ] as const;
  };
  await writeFile(file, "1");
  wait();
  const [first, known] = digest();
  expect(digest(known)[0]).toBe(first);
  await writeFile(file, "2");
  await utimes(file, 1, 1);
  wait();
  expect(digest(known)[0]).not.toBe(first);
});
