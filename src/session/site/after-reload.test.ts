// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { showAfterReload, takeAfterReload } from "./after-reload.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("is shown once", () => {
  showAfterReload({ toast: "请重新登录", login: true });
  expect(takeAfterReload()).toEqual({ toast: "请重新登录", login: true });
  expect(takeAfterReload()).toBeNull();
});

it.each(["", "{", "[]", "null", '{"toast":1,"login":"yes"}'])("survives %s", (text) => {
  sessionStorage.setItem("after-reload", text);
  expect([null, { toast: null, login: false }]).toContainEqual(takeAfterReload());
});

it("is dropped silently when storage is disabled", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  expect(() => showAfterReload({ toast: "x", login: false })).not.toThrow();
});
