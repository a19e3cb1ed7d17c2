// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepOriginalUrl, originalUrl } from "./original-url.ts";

const FIRST = "https://aurora.example/activity/discount?rcode=A1#top";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("stores the first URL in full, once", () => {
  expect(originalUrl()).toBeNull();
  keepOriginalUrl(FIRST);
  keepOriginalUrl("https://aurora.example/home");
  expect(originalUrl()).toBe(FIRST);
});

it("drops a query that is too long, and a path that is too long", () => {
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
])("neither stores nor reads %.40j", (text) => {
  keepOriginalUrl(text);
  expect(localStorage.length).toBe(0);
  localStorage.setItem("originalUrl", text);
  expect(originalUrl()).toBeNull();
});

it("replaces a corrupt stored value", () => {
  localStorage.setItem("originalUrl", "<b>");
  keepOriginalUrl(FIRST);
  expect(originalUrl()).toBe(FIRST);
});

it("keeps the URL for the page when storage is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  keepOriginalUrl(FIRST);
  expect(originalUrl()).toBe(FIRST);
});
