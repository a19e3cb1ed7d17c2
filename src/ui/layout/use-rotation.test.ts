// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRotation } from "./use-rotation.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("slides turn by themselves and start over after the last", () => {
  const { result } = renderHook(() => useRotation(3, 1000));
  pass(1000);
  expect(result.current.index).toBe(1);
  pass(1000);
  pass(1000);
  expect(result.current.index).toBe(0);
});

test("a pause stops them until it is lifted", () => {
  const { result } = renderHook(() => useRotation(3, 1000));
  act(() => result.current.toggle());
  pass(5000);
  expect(result.current).toMatchObject({ index: 0, paused: true });
  act(() => result.current.toggle());
  pass(1000);
  expect(result.current.index).toBe(1);
});

test("while held no time passes, and steps go round both ends", () => {
  const { result } = renderHook(() => useRotation(3, 1000));
  act(() => result.current.hold(true));
  pass(5000);
  expect(result.current.index).toBe(0);
  act(() => result.current.step(-1));
  expect(result.current.index).toBe(2);
  act(() => result.current.hold(false));
  pass(1000);
  expect(result.current.index).toBe(0);
});
