import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { openPresence } from "./presence.ts";

/** Above any number that a system gives to a process. */
const ENDED = 2 ** 30;

it("counts the pages of other processes, and is told when they change", async () => {
  const folder = path.join(await sampleFolder(), "aurora");
  const told = vi.fn<() => void>();
  // Two processes that run: this one and the one that has started it.
  const mine = openPresence(folder, process.pid, told);
  const other = openPresence(folder, process.ppid, () => undefined);
  mine.set(1);
  expect(mine.others()).toBe(0);
  other.set(2);
  expect([mine.others(), other.others()]).toEqual([2, 1]);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  other.close();
  expect(mine.others()).toBe(0);
  mine.close();
});

it("drops what a process left that ended without closing", async () => {
  const folder = path.join(await sampleFolder(), "aurora");
  const presence = openPresence(folder, process.pid, () => undefined);
  const left = path.join(folder, String(ENDED));
  writeFileSync(left, "3\n");
  expect(presence.others()).toBe(0);
  expect(existsSync(left)).toBe(false);
  presence.close();
});
