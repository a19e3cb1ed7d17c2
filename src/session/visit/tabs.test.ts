// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TOKEN_KEY } from "#contract/storage-keys.ts";
import { setBrand } from "#brand/brand.ts";
import { keepSession, useSession } from "../account/session-store.ts";
import { followTabs } from "./tabs.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const changed = vi.fn<Parameters<typeof followTabs>[0]>();
let stop: () => void;

beforeEach(() => {
  setBrand(sampleEntry());
  changed.mockClear();
  keepSession("token", "u1");
  useSession.setState({ balance: { centre: 100, locked: 0 } });
  stop = followTabs(changed);
});
afterEach(() => stop());

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("a page restored after a logout in another tab shows no member and no balance", () => {
  window.localStorage.removeItem(TOKEN_KEY);
  show(true);
  expect(useSession.getState()).toMatchObject({ token: null, balance: null });
  expect(changed).toHaveBeenCalledExactlyOnceWith("logout");
});

it("a page that loads, or is restored with nothing changed, keeps its state", () => {
  show(true);
  window.localStorage.removeItem(TOKEN_KEY);
  show(false);
  expect(useSession.getState().balance).toEqual({ centre: 100, locked: 0 });
  expect(changed).not.toHaveBeenCalled();
});
