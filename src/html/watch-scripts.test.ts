// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchScripts } from "./watch-scripts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="root"><div data-shell=""><button>登录</button></div></div>`;
  watchScripts(["没有加载完", "重新加载"]);
});
afterEach(() => {
  vi.useRealTimers();
});

const told = () => document.querySelector("[role=alert]")?.textContent ?? null;
const root = () => document.getElementById("root");

function fail(name: "script" | "img"): void {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event("error"));
}

it("tells at once of a script that did not load, once, and not of a picture", () => {
  fail("img");
  expect(told()).toBeNull();
  fail("script");
  fail("script");
  expect(told()).toBe("没有加载完重新加载");
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
});

it("tells after ten seconds without an answer", () => {
  vi.advanceTimersByTime(9_900);
  expect(told()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(told()).toBe("没有加载完重新加载");
  // The line stands where the scripts draw, so that it goes when they come late.
  expect(document.querySelector("[role=alert]")?.parentElement).toBe(root());
});

it("tells nothing once the scripts have drawn", () => {
  root()?.replaceChildren(document.createElement("main"));
  vi.advanceTimersByTime(20_000);
  fail("script");
  expect(told()).toBeNull();
});
