// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CODE_CATE, CODE_TYPE } from "#contract/api/auth.ts";

/** A fresh page: stored cooldowns are read once, at load. */
async function page() {
  vi.resetModules();
  const { codeKey, runningCode, startCodeCooldown, useCodeCooldown } =
    await import("./code-cooldown.ts");
  const { setServerTime, serverNow } = await import("#lib/time/clock.ts");
  const key = (receiver: string) => codeKey(CODE_TYPE.reset, "linxi88", receiver);
  return {
    setServerTime,
    serverNow,
    shown: (receiver: string) => renderHook(() => useCodeCooldown(key(receiver))).result,
    start: (receiver: string) => act(() => startCodeCooldown(key(receiver), CODE_CATE.email)),
    running: (receiver: string) => runningCode(key(receiver)),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it("counts down a minute, then allows another code", async () => {
  const { shown, start, running } = await page();
  const result = shown("8613800138000");
  expect(result.current).toEqual({ seconds: 0, sent: false });
  start("8613800138000");
  expect(result.current).toEqual({ seconds: 60, sent: true });
  expect(running("8613800138000")).toBe(CODE_CATE.email);
  pass(13);
  expect(result.current.seconds).toBe(47);
  pass(46.5);
  expect(result.current.seconds).toBe(1);
  pass(1);
  expect(result.current).toEqual({ seconds: 0, sent: true });
  expect(running("8613800138000")).toBeNull();
});

it("continues while the dialog is closed, whatever the device clock says", async () => {
  const { shown, start } = await page();
  start("a@b.example");
  pass(20);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(shown("a@b.example").current.seconds).toBe(40);
});

it("continues after a reload by the server clock, and stores no receiver", async () => {
  const first = await page();
  const hour = 3_600_000;
  first.setServerTime(first.serverNow() + hour);
  first.start("8613800138000");
  pass(20);
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).not.toContain("13800138000");
  const second = await page();
  // Until the server time is known the device clock counts, capped at one minute.
  expect(second.shown("8613800138000").current.seconds).toBe(60);
  second.setServerTime(second.serverNow() + hour);
  expect(second.shown("8613800138000").current).toEqual({ seconds: 40, sent: true });
  expect(second.shown("8613800138001").current).toEqual({ seconds: 0, sent: false });
});

it.each(["", "[", "[]", "null", '{"a":1}', '{"a":{"ends":"soon","cate":0}}', '{"a":{"ends":9}}'])(
  "starts afresh when %j is stored",
  async (stored) => {
    localStorage.setItem("codeCooldowns", stored);
    const { shown, start } = await page();
    expect(shown("1").current).toEqual({ seconds: 0, sent: false });
    start("1");
    expect(shown("1").current.seconds).toBe(60);
  },
);
