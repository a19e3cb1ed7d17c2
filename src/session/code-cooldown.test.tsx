// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startCodeCooldown, useCodeCooldown } from "./code-cooldown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it("counts a minute down and then allows another code", () => {
  const { result } = renderHook(() => useCodeCooldown("8613800138000"));
  expect(result.current).toEqual({ seconds: 0, sent: false });
  act(() => startCodeCooldown("8613800138000"));
  expect(result.current).toEqual({ seconds: 60, sent: true });
  pass(13);
  expect(result.current.seconds).toBe(47);
  pass(46.5);
  expect(result.current.seconds).toBe(1);
  pass(1);
  expect(result.current).toEqual({ seconds: 0, sent: true });
});

it("goes on while the dialog is closed, whatever the device's clock says", () => {
  act(() => startCodeCooldown("a@b.example"));
  pass(20);
  vi.setSystemTime(Date.now() + 3_600_000);
  const { result } = renderHook(() => useCodeCooldown("a@b.example"));
  expect(result.current.seconds).toBe(40);
});

it("is another one for another receiver", () => {
  act(() => startCodeCooldown("1"));
  const { result } = renderHook(() => useCodeCooldown("2"));
  expect(result.current).toEqual({ seconds: 0, sent: false });
});
