// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast, ToastHost } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (text: string) => act(() => showToast(text));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole("status").textContent;

it("is shown for four seconds from the first paint, however early it was requested", () => {
  showToast("请先登录");
  vi.advanceTimersByTime(9000);
  render(<ToastHost />);
  expect(shown()).toBe("请先登录");
  wait(3900);
  expect(shown()).toBe("请先登录");
  wait(200);
  expect(shown()).toBe("");
});

it("is replaced by a new one, which has its own four seconds", () => {
  render(<ToastHost />);
  say("复制成功");
  wait(3000);
  say("复制成功");
  wait(3000);
  expect(shown()).toBe("复制成功");
  wait(1100);
  expect(shown()).toBe("");
});
