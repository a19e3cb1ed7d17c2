// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { keepSession } from "#session/account/session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { keepSlotGame, slotGameUrl, takeSlotGame } from "./slot-value.ts";

const game = { value: "ticket-1", name: "龙腾" };
const hosts = { customerService: [], games: [], payments: [], h5: [], images: [], captcha: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
  localStorage.clear();
  keepSession("token", "u1");
});
afterEach(() => void vi.useRealTimers());

it("is found by the window that opens, and again when that is reloaded", () => {
  keepSlotGame(game);
  expect(takeSlotGame()).toMatchObject(game);
  expect(localStorage.getItem("slotGame")).toBeNull();
  expect(takeSlotGame()).toMatchObject(game);
});

it("gives way to the next launch", () => {
  keepSlotGame(game);
  takeSlotGame();
  keepSlotGame({ value: "ticket-2", name: "虎跃" });
  expect(takeSlotGame()).toMatchObject({ value: "ticket-2" });
});

it("is not for a window opened by hand later", () => {
  keepSlotGame(game);
  vi.advanceTimersByTime(5 * 60_000);
  expect(takeSlotGame()).toBeNull();
});

it("is not shown to the next member", () => {
  keepSlotGame(game);
  keepSession("other", "u2");
  expect(takeSlotGame()).toBeNull();
});

it.each(["", "x", "{}", '{"value":"a b","name":"","userId":"u1","at":0}'])(
  "ignores %j in storage",
  (text) => {
    localStorage.setItem("slotGame", text);
    expect(takeSlotGame()).toBeNull();
  },
);

it("plays at the site's main origin of games", () => {
  const games = ["https://one.example", "https://two.example"];
  setBrand(sampleEntry({ hosts: { ...hosts, games } }));
  const url = slotGameUrl("ticket-1");
  // A page of localhost, as here, may have the sandbox's games before them.
  expect(url?.endsWith("/play/start#ticket-1")).toBe(true);
});

it("has no address on a site without games", () => {
  setBrand(sampleEntry({ hosts }));
  expect(slotGameUrl("ticket-1")).toBeNull();
});
