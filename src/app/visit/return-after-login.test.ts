// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { showAfterReload, takeAfterReload } from "#session/site/after-reload.ts";
import { emit } from "#session/site/events.ts";
import { returnAfterLogin } from "./return-after-login.ts";
import { setRouter } from "./visit.ts";

const from = { path: "/mine/transferWait?order=D2026", userId: "7" };
const navigate = vi.fn<(path: string) => void>();

beforeEach(() => {
  navigate.mockReset();
  setRouter({ navigate } as unknown as Parameters<typeof setRouter>[0]);
  window.history.replaceState(null, "", "/home");
});

const visited = () => navigate.mock.calls.flat();

it("leads the same member to the page on which the session ended, once", () => {
  returnAfterLogin(from);
  emit("login_success", { userId: "7" });
  emit("login_success", { userId: "7" });
  expect(visited()).toEqual([from.path]);
});

it("leads nobody else there, and nobody who has gone on or logged in elsewhere", () => {
  returnAfterLogin(from);
  emit("login_success", { userId: "8" });
  emit("login_success", { userId: "7" });
  returnAfterLogin(from);
  emit("login_success", { userId: "7", elsewhere: true });
  returnAfterLogin(from);
  window.history.replaceState(null, "", "/game/sport");
  emit("login_success", { userId: "7" });
  expect(visited()).toEqual([]);
});

it.each(["/home", "//evil.test", "/mine/../evil", "/mine/wallet#x", "javascript:alert(1)"])(
  "keeps no way to %s",
  (path) => {
    showAfterReload({ toast: null, login: true, from: { path, userId: "7" } });
    expect(takeAfterReload()).toMatchObject({ login: true, from: undefined });
  },
);

it("keeps the page of sports, with its filter, over the reload", () => {
  const sport = { path: "/game/sport/crty?show=FU&leagues=delta%2Cforest", userId: "7" };
  showAfterReload({ toast: null, login: true, from: sport });
  expect(takeAfterReload()?.from).toEqual(sport);
});

it("keeps the page of the member area over the reload", () => {
  showAfterReload({ toast: null, login: true, from });
  expect(takeAfterReload()?.from).toEqual(from);
});
