// @vitest-environment jsdom
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { login } from "#contract/api/auth.ts";
import {
  dropSession,
  isLoggedIn,
  keepSession,
  rereadSession,
  useSession,
} from "./session-store.ts";

beforeEach(() => {
  localStorage.clear();
  dropSession();
});

/** Writes to the shared storage as another tab would. */
function otherTab(token: string | null, userId: string | null): void {
  for (const [key, value] of Object.entries({ userId, token })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

describe("session", () => {
  it("is the stored token", () => {
    keepSession("t1", "u1");
    expect(isLoggedIn()).toBe(true);
    expect(localStorage.getItem("token")).toBe("t1");
    dropSession();
    expect(isLoggedIn()).toBe(false);
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("userId")).toBeNull();
  });

  it("drops the data of the previous member", () => {
    keepSession("t1", "u1");
    useSession.setState({ balance: { centre: 100, locked: null }, balanceFailed: true });
    keepSession("t2", "u2");
    expect(useSession.getState()).toMatchObject({
      userId: "u2",
      balance: null,
      balanceFailed: false,
    });
  });
});

describe("a token and user id of any length", () => {
  it.each([513, 5000, 20_000])("survive a reload: %i characters", async (length) => {
    const [token, userId] = ["t".repeat(length), "7".repeat(length)];
    keepSession(token, userId);
    vi.resetModules();
    const reloaded = await import("./session-store.ts");
    expect(reloaded.useSession.getState()).toMatchObject({ token, userId });
  });

  it("are rejected at login when a header cannot carry them", () => {
    const read = (token: unknown) => v.is(login.response, { token, userId: 10086 });
    expect([read("a.b-c"), read("x".repeat(5000)), read(7)]).toEqual([true, true, true]);
    expect([read(""), read("a b"), read("令牌"), read("a\n")]).toEqual(Array(4).fill(false));
  });
});

describe("a change by another tab", () => {
  it("is null when the token is the same", () => {
    keepSession("t1", "u1");
    expect(rereadSession()).toBeNull();
  });

  it("is a login", () => {
    otherTab("t1", "u1");
    expect(rereadSession()).toBe("login");
    expect(isLoggedIn()).toBe(true);
  });

  it("is a logout", () => {
    keepSession("t1", "u1");
    otherTab(null, null);
    expect(rereadSession()).toBe("logout");
    expect(isLoggedIn()).toBe(false);
  });

  it("is another account", () => {
    keepSession("t1", "u1");
    otherTab("t2", "u2");
    expect(rereadSession()).toBe("account");
    expect(useSession.getState().userId).toBe("u2");
  });

  it("is the same account with a fresh token", () => {
    keepSession("t1", "u1");
    otherTab("t2", "u1");
    expect(rereadSession()).toBe("login");
  });

  it("is a logout when no header could carry the token", () => {
    keepSession("t1", "u1");
    otherTab("line\nbreak", "u1");
    expect(rereadSession()).toBe("logout");
  });
});
