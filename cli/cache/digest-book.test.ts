import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDigestBook } from "./digest-book.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "book-"));
});

afterEach(() => rm(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);
const long = () => vi.setSystemTime(Date.now() + 60_000);

/** Opens the book as a new process does. @returns how often something had to be found, and what it was */
async function once(...files: readonly string[]) {
  const book = openDigestBook(at("book"));
  const find = vi.fn<() => Promise<string>>(async () => "found");
  const found = await book.found("versions", files.map(at), find);
  book.save();
  return { found, times: find.mock.calls.length };
}

it("finds again what stands in files only when one of them was written, came or went", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await writeFile(at("a"), "1");
  long();
  expect(await once("a", "b")).toEqual({ found: "found", times: 1 });
  expect(await once("a", "b")).toEqual({ found: "found", times: 0 });
  await writeFile(at("a"), "22");
  expect((await once("a", "b")).times).toBe(1);
  await writeFile(at("b"), "");
  expect((await once("a", "b")).times).toBe(1);
  await rm(at("b"));
  expect((await once("a", "b")).times).toBe(1);
  vi.useRealTimers();
});

it("remembers nothing of a file that was written a moment ago", async () => {
  await writeFile(at("a"), "1");
  expect((await once("a")).times).toBe(1);
  expect((await once("a")).times).toBe(1);
});

it("knows a folder by every mark of its files", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const folder = at("folder");
  const file = path.join(folder, "a");
  await mkdir(folder);
  const digest = () => {
    const book = openDigestBook(at("book"));
    const found = book.digest([{ name: "folder", path: folder }]);
    book.save();
    return found;
  };
  await writeFile(file, "1");
  long();
  const first = digest();
  expect(digest()).toBe(first);
  // As long as before: only the times tell.
  await writeFile(file, "2");
  await utimes(file, 1, 1);
  long();
  expect(digest()).not.toBe(first);
  vi.useRealTimers();
});
