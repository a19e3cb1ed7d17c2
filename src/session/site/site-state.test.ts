// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

const FLAGS = { inSiteGame: false, clientIp: "" };

afterEach(() => localStorage.clear());

/** As the next visit loads it. */
async function visit() {
  vi.resetModules();
  return import("./site-state.ts");
}

it("closed deposits stay closed on the next visit, until the server opens them", async () => {
  const first = await visit();
  first.setSiteFlags({ ...FLAGS, depositOpen: false });

  const second = await visit();
  expect([second.useSite.getState().depositOpen, second.areSiteFlagsKnown()]).toEqual([
    false,
    false,
  ]);
  // Without an answer nothing is known to have changed.
  second.setSiteFlags(null);
  expect((await visit()).useSite.getState().depositOpen).toBe(false);
  second.setSiteFlags({ ...FLAGS, depositOpen: true });
  expect((await visit()).useSite.getState().depositOpen).toBe(true);
});

it("a first visit shows deposits once they are known to be open, or the server does not answer", async () => {
  const first = await visit();
  expect(first.useSite.getState().depositOpen).toBe(false);
  first.setSiteFlags(null);
  expect(first.useSite.getState().depositOpen).toBe(true);
  const next = await visit();
  expect(next.useSite.getState().depositOpen).toBe(false);
  next.setSiteFlags({ ...FLAGS, depositOpen: true });
  expect((await visit()).useSite.getState().depositOpen).toBe(true);
});
