// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import auth from "#locales/zh-CN/auth.json";
import { AUTH_WAYS, listen } from "#session/site/events.ts";
import { SuccessStep } from "./success-step.tsx";

const ways = vi.fn<(way: number) => void>();
let stop: () => void;

beforeEach(async () => {
  await startTexts("zh-CN", [{ auth }]);
  vi.useFakeTimers();
  stop = listen("switch_auth_way", ways);
  render(<SuccessStep />);
});
afterEach(() => {
  cleanup();
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("counts three seconds, then goes back to login once", () => {
  expect(screen.getByText("3 秒后返回登录")).toBeTruthy();
  pass(1000);
  expect(screen.getByText("2 秒后返回登录")).toBeTruthy();
  pass(1900);
  expect(ways).not.toHaveBeenCalled();
  pass(5000);
  expect(ways.mock.calls).toEqual([[AUTH_WAYS.login]]);
});

it("goes at once when asked to", () => {
  fireEvent.click(screen.getByText("立即登录"));
  expect(ways.mock.calls).toEqual([[AUTH_WAYS.login]]);
});

it("is what a reader hears", () => {
  expect(document.activeElement).toBe(screen.getByText("密码修改成功"));
});
