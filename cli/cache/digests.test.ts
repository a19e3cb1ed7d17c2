import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("reads files again only when one was written, added or removed", async () => {
  let known: KnownDigests = [];
  const looksAgain = async (): Promise<boolean> => {
    const digests = openDigests(known);
    let looked = false;
    await digests.found("versions", [at("a"), at("b")], async () => {
      looked = true;
      return "found";
    });
    known = digests.known();
    wait();
    return looked;
  };
  await writeFile(at("a"), "1");
  wait();
  expect(await looksAgain()).toBe(true);
  expect(await looksAgain()).toBe(false);
  await writeFile(at("a"), "22");
  expect(await looksAgain()).toBe(true);
  await writeFile(at("b"), "");
  expect(await looksAgain()).toBe(true);
  await rm(at("b"));
  expect(await looksAgain()).toBe(true);
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
