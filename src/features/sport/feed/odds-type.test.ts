// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  window.localStorage.clear();
  vi.resetModules();
});

const fresh = async () => ({
  ...(await import("./odds-type.ts")),
  ...(await import("./sport-preferences.ts")),
});

it("is Hong Kong by default, and the choice is stored", async () => {
  expect((await fresh()).oddsTypeNow()).toBe("H");
  (await fresh()).setOddsType("M");
  vi.resetModules();
  expect((await fresh()).oddsTypeNow()).toBe("M");
});

it("is Hong Kong while a series forces it, and the choice returns afterwards", async () => {
  const { forceHongKong, oddsTypeNow, setOddsType } = await fresh();
  setOddsType("E");
  forceHongKong(true);
  expect(oddsTypeNow()).toBe("H");
  forceHongKong(false);
  expect(oddsTypeNow()).toBe("E");
});

it("reads only known types from storage", async () => {
  window.localStorage.setItem("oddsType", "X");
  expect((await fresh()).oddsTypeNow()).toBe("H");
});
