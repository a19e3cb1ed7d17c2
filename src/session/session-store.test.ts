// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
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

/** What another tab does to the storage both share. */
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

  it("forgets what it knew of another member", () => {
    keepSession("t1", "u1");
    useSession.setState({ balance: { centre: 100, locked: null }, unread: 3 });
    keepSession("t2", "u2");
    expect(useSession.getState()).toMatchObject({ userId: "u2", balance: null, unread: null });
  });
});

describe("what another tab has done", () => {
  it("is nothing when the token is the same", () => {
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

  it("is a logout where the token makes no sense", () => {
    keepSession("t1", "u1");
    otherTab("x".repeat(5000), "u1");
    expect(rereadSession()).toBe("logout");
  });
});
