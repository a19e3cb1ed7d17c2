// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { storage } from "#lib/browser/storage.ts";
import { answeredChecks, noteAnswered } from "#domain/safety/reality-note.ts";
import { storageKey } from "#domain/wallet/money-call/stored-kinds.ts";
import { isMoneyMoving, reachedChecks } from "./due.ts";

const MINUTE = 60_000;
afterEach(() => localStorage.clear());

describe("RTS 13B, 58 Pa. Code § 814a.1(e)(2): the reality check", () => {
  it("is due at each full interval since the login", () => {
    const at = (minutes: number) => reachedChecks(0, 60, minutes * MINUTE);
    expect([0, 59, 60, 119, 120, 300].map(at)).toEqual([0, 0, 1, 1, 2, 5]);
  });

  it("is never due where it is off, or where the clocks disagree", () => {
    expect(reachedChecks(0, null, 500 * MINUTE)).toBe(0);
    expect(reachedChecks(10 * MINUTE, 15, 0)).toBe(0);
  });

  it("is not shown again after a reload, and begins anew with the next session", () => {
    noteAnswered("u1", 1000, 2);
    expect([
      answeredChecks("u1", 1000),
      answeredChecks("u1", 2000),
      answeredChecks("u2", 1000),
    ]).toEqual([2, 0, 0]);
  });

  it("never covers a bet whose outcome is open", () => {
    const key = storageKey("u1", "order", "");
    for (const [state, moving] of [
      ["sending", true],
      ["unknown", true],
      ["pending", true],
      ["done", false],
      ["refused", false],
    ] as const) {
      storage.write(key, JSON.stringify({ key: "k", state, body: {} }));
      expect([state, isMoneyMoving("u1")]).toEqual([state, moving]);
    }
    expect(isMoneyMoving("u2")).toBe(false);
  });
});
