// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "../site/events.ts";
import { expireSession } from "./leave-session.ts";
import { isLoggedIn, keepSession } from "./session-store.ts";

beforeEach(() => localStorage.clear());

describe("an expired session", () => {
  it("ends once, however many calls report it", () => {
    const heard = vi.fn<() => void>();
    const stop = listen("login_expired", heard);
    keepSession("t1", "u1");
    const ended = Array.from({ length: 10 }, () => expireSession("t1"));
    stop();
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(isLoggedIn()).toBe(false);
  });

  it("an old token does not end the session that followed", () => {
    keepSession("t2", "u1");
    expect(expireSession("t1")).toBe(false);
    expect(isLoggedIn()).toBe(true);
  });

  it("clears revealed member data", () => {
    localStorage.setItem("DD_phone", '{"d":"13800138621","v":"1"}');
    keepSession("t1", "u1");
    expireSession("t1");
    expect(localStorage.getItem("DD_phone")).toBeNull();
  });
});
