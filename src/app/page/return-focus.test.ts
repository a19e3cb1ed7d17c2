// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteSpot, returnFocus } from "./return-focus.ts";

const page = (content: string) => {
  document.body.innerHTML = `<main id="main" tabindex="-1">${content}</main><button>外面</button>`;
  document.getElementById("main")?.focus();
};
const button = (at: number) => document.querySelectorAll("button")[at] ?? null;
const focused = () => document.activeElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("focuses the same control of a page that is drawn anew, once it is there", () => {
  page("<button>坐下</button><button>赔率 1.85</button><button>赔率 0.92</button>");
  noteSpot("one", button(2));
  page("<p>…</p>");
  returnFocus("one");
  vi.advanceTimersByTime(500);
  expect(focused()?.id).toBe("main");
  page("<button>坐下</button><button>赔率 2.10</button><button>赔率 0.80</button>");
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(button(2));
});

it("leaves the focus to a player who has gone on", () => {
  page("<button>坐下</button><button>走势图</button>");
  noteSpot("two", button(0));
  page("");
  returnFocus("two");
  page("<button>坐下</button><button>走势图</button>");
  button(1)?.focus();
  vi.advanceTimersByTime(500);
  expect(focused()).toBe(button(1));
});

it("knows neither fields nor what lies outside the page, and gives up", () => {
  page("<input aria-label='搜索'>");
  noteSpot("three", document.querySelector("input"));
  noteSpot("three", button(0));
  returnFocus("three");
  expect(vi.getTimerCount()).toBe(0);
  noteSpot(
    "four",
    document.querySelector("main")?.appendChild(document.createElement("a")) ?? null,
  );
  page("");
  returnFocus("four");
  vi.advanceTimersByTime(20_000);
  expect(vi.getTimerCount()).toBe(0);
});
