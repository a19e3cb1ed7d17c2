import { afterEach, expect, it, vi } from "vitest";
import { serverNow, setServerTime } from "./clock.ts";

afterEach(() => {
  vi.useRealTimers();
  setServerTime(Date.now());
});

it("goes on from the server's time, whatever becomes of the device's clock", () => {
  vi.useFakeTimers();
  const serverTime = Date.UTC(2026, 10, 21);
  setServerTime(serverTime);
  vi.advanceTimersByTime(1500);
  expect(Math.round(serverNow() - serverTime)).toBe(1500);
  vi.setSystemTime(0);
  expect(Math.round(serverNow() - serverTime)).toBe(1500);
});
