// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { sayAfterReload, takeAfterReload } from "./after-reload.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("is said once", () => {
  sayAfterReload({ toast: "请重新登录", login: true });
  expect(takeAfterReload()).toEqual({ toast: "请重新登录", login: true });
  expect(takeAfterReload()).toBeNull();
});

it.each(["", "{", "[]", "null", '{"toast":1,"login":"yes"}'])("survives %s", (text) => {
  sessionStorage.setItem("after-reload", text);
  expect([null, { toast: null, login: false }]).toContainEqual(takeAfterReload());
});

it("is lost quietly where storage is disabled", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  expect(() => sayAfterReload({ toast: "x", login: false })).not.toThrow();
});
