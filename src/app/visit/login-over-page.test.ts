// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followAuthEvents } from "#session/overlays/auth-dialog.ts";
import { holdForm, holdsForm } from "#session/account/held-form.ts";
import { keepSession, dropSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit } from "#session/site/events.ts";
import { loginOverPage } from "./login-over-page.ts";

const goHome = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  goHome.mockReset();
  keepSession("token", "7");
  holdForm("bankCard", { card: "6214" });
  dropSession();
  stop = followAuthEvents();
  loginOverPage("7", goHome);
});
afterEach(() => {
  stop();
  dropSession();
});

it("stays on the page for the login of the same member", () => {
  expect(useOverlays.getState().auth).not.toBeNull();
  keepSession("token2", "7");
  emit("closeAuth", null);
  expect(goHome).not.toHaveBeenCalled();
  expect(holdsForm()).toBe(true);
});

it("goes home with nothing held when the login is given up", () => {
  emit("closeAuth", null);
  emit("login", null);
  emit("closeAuth", null);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(holdsForm()).toBe(false);
});

it("goes home with another member", () => {
  keepSession("token2", "8");
  emit("closeAuth", null);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(holdsForm()).toBe(false);
});
