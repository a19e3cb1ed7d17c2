import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addMissingParts } from "./older-browsers.ts";

const PARTS = [
  [AbortSignal, "any"],
  [Map, "groupBy"],
  [Promise, "withResolvers"],
  [URL, "parse"],
] as const;

const own = PARTS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeEach(() => {
  for (const [owner, name] of PARTS) Reflect.deleteProperty(owner, name);
  addMissingParts();
});
afterEach(() => {
  for (const [index, [owner, name]] of PARTS.entries())
    Object.defineProperty(owner, name, own[index] ?? {});
});

it("keeps what is there", () => {
  const mine = vi.fn<() => void>();
  Object.assign(URL, { parse: mine });
  addMissingParts();
  expect(URL.parse).toBe(mine);
});

it("joins signals, with the reason of the first", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const both = AbortSignal.any([one.signal, other.signal]);
  const told = vi.fn<() => void>();
  both.addEventListener("abort", told);
  other.abort("late");
  one.abort("later");
  expect([both.aborted, both.reason, told.mock.calls.length]).toEqual([true, "late", 1]);
  expect(AbortSignal.any([one.signal]).reason).toBe("later");
  expect(AbortSignal.any([]).aborted).toBe(false);
});

it("groups in the order of the items", () => {
  const groups = Map.groupBy([3, 1, 2, 5], (number, index) => (index === 3 ? "last" : number % 2));
  expect([...groups]).toEqual([
    [1, [3, 1]],
    [0, [2]],
    ["last", [5]],
  ]);
});

it("hands out a promise, and reads an address or none", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  resolve(7);
  expect(await promise).toBe(7);
  const { promise: lost, reject } = Promise.withResolvers();
  reject(new Error("no"));
  await expect(lost).rejects.toThrow("no");
  expect(URL.parse("/b", "https://a.example")?.href).toBe("https://a.example/b");
  expect(URL.parse("//")).toBeNull();
});
