// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

async function newPage() {
  vi.resetModules();
  return import("./hide-zero.ts");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is off at first, and kept as 1 or 0", async () => {
  const { setHideZero, useHideZero } = await newPage();
  const { result } = renderHook(useHideZero);
  expect(result.current).toBe(false);
  act(() => setHideZero(true));
  expect(result.current).toBe(true);
  expect(localStorage.getItem("hideZeroBalance")).toBe("1");
  act(() => setHideZero(false));
  expect(localStorage.getItem("hideZeroBalance")).toBe("0");
});

it.each([
  ["1", true],
  ["0", false],
  ["yes", false],
  ["", false],
])("reads %j as %j", async (stored, hidden) => {
  localStorage.setItem("hideZeroBalance", stored);
  const { useHideZero } = await newPage();
  expect(renderHook(useHideZero).result.current).toBe(hidden);
});

it("works without storage", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  const { setHideZero, useHideZero } = await newPage();
  const { result } = renderHook(useHideZero);
  act(() => setHideZero(true));
  expect(result.current).toBe(true);
});
