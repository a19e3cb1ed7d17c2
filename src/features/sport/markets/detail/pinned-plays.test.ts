// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return (await import("./pinned-plays.ts")).usePinnedPlays;
};

beforeEach(() => window.localStorage.clear());

test("a pinned play is still pinned after a reload, until it is taken off", async () => {
  const first = await fresh();
  first.getState().pin(["TS"], true);
  first.getState().pin(["PD"], true);
  expect(first.getState().bases).toEqual(["TS", "PD"]);
  const second = await fresh();
  expect(second.getState().bases).toEqual(["TS", "PD"]);
  second.getState().pin(["TS"], false);
  expect((await fresh()).getState().bases).toEqual(["PD"]);
});

test("plays of another version in storage are left out", async () => {
  window.localStorage.setItem("sportPinnedPlays", "XX,OU");
  expect((await fresh()).getState().bases).toEqual(["OU"]);
});
