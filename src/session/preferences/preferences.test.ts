// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

async function newPage() {
  vi.resetModules();
  return import("./preferences.ts");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("zero balances are hidden until the player shows them, which is stored as 1 or 0", async () => {
  const { setPreference, usePreference } = await newPage();
  const { result } = renderHook(() => usePreference("hideZero"));
  expect(result.current).toBe(true);
  expect(renderHook(() => usePreference("hideBalance")).result.current).toBe(false);
  act(() => setPreference("hideZero", false));
  expect(result.current).toBe(false);
  expect(localStorage.getItem("hideZeroBalance")).toBe("0");
  act(() => setPreference("hideZero", true));
  expect(localStorage.getItem("hideZeroBalance")).toBe("1");
});

it.each([
  ["1", true],
  ["0", false],
  ["yes", true],
  ["", true],
])("a stored preference of %j reads as %j", async (stored, hidden) => {
  localStorage.setItem("hideZeroBalance", stored);
  const { usePreference } = await newPage();
  expect(renderHook(() => usePreference("hideZero")).result.current).toBe(hidden);
});

it("a preference works without storage", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  const { setPreference, usePreference } = await newPage();
  const { result } = renderHook(() => usePreference("hideZero"));
  act(() => setPreference("hideZero", false));
  expect(result.current).toBe(false);
});
