// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcePrice, PriceAnnouncer } from "./price-announcer.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("announces all moved prices together, at most every fifteen seconds", () => {
  const { container } = render(<PriceAnnouncer />);
  const said: string[] = [];
  const pass = (milliseconds: number) => {
    act(() => vi.advanceTimersByTime(milliseconds));
    const text = container.textContent;
    if (text !== said.at(-1)) said.push(text);
  };
  pass(0);
  // The slip and the table say the same of one price; another one moves with it.
  announcePrice("a", "甲，赔率升至 0.94");
  announcePrice("b", "乙，赔率降至 1.02");
  announcePrice("a", "甲，赔率升至 0.94");
  pass(250);
  for (let second = 0; second < 14; second++) {
    announcePrice("a", `甲，赔率升至 ${second}`);
    pass(1000);
  }
  pass(749);
  expect(said).toEqual(["", "乙，赔率降至 1.02；甲，赔率升至 0.94"]);
  pass(251);
  expect(said.slice(2)).toEqual(["甲，赔率升至 13"]);
  expect(container.querySelectorAll("[aria-live=polite]")).toHaveLength(1);
  pass(60_000);
  announcePrice("b", "乙，已停止投注");
  pass(250);
  expect(said.slice(3)).toEqual(["乙，已停止投注"]);
});
