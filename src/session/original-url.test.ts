// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepOriginalUrl, originalUrl } from "./original-url.ts";

const FIRST = "https://aurora.example/activity/discount?rcode=A1#top";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("keeps the first url whole, once", () => {
  expect(originalUrl()).toBeNull();
  keepOriginalUrl(FIRST);
  keepOriginalUrl("https://aurora.example/home");
  expect(originalUrl()).toBe(FIRST);
});

it("keeps no query that is too long, and no path that is", () => {
  keepOriginalUrl(`https://aurora.example/home?a=${"x".repeat(3000)}`);
  expect(originalUrl()).toBe("https://aurora.example/home");
  localStorage.clear();
  keepOriginalUrl(`https://aurora.example/${"x".repeat(3000)}`);
  expect(originalUrl()).toBeNull();
});

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "no url",
  "//aurora.example",
  "x".repeat(9999),
])("neither keeps nor reads %.40j", (text) => {
  keepOriginalUrl(text);
  expect(localStorage.length).toBe(0);
  localStorage.setItem("originalUrl", text);
  expect(originalUrl()).toBeNull();
});

it("replaces what was stored corrupt", () => {
  localStorage.setItem("originalUrl", "<b>");
  keepOriginalUrl(FIRST);
  expect(originalUrl()).toBe(FIRST);
});

it("remembers for the page where storage is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  keepOriginalUrl(FIRST);
  expect(originalUrl()).toBe(FIRST);
});
