// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isOutdated, sayOutdated } from "./check-browser.ts";

const supports = vi.fn<(what: string) => boolean>();

beforeEach(() => {
  supports.mockReset().mockReturnValue(true);
  vi.stubGlobal("CSS", { supports });
  vi.stubGlobal("HTMLScriptElement", { supports });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("takes a browser that has all", () => {
  expect(isOutdated()).toBe(false);
});

it.each(["importmap", "selector(:has(a))", "color"])("refuses one without %s", (missing) => {
  supports.mockImplementation((what) => what !== missing);
  expect(isOutdated()).toBe(true);
});

it("refuses one that cannot even be asked", () => {
  vi.stubGlobal("CSS", undefined);
  expect(isOutdated()).toBe(true);
});

it("says so below the page, and stays when the scripts draw", () => {
  sayOutdated("版本过低");
  expect(document.querySelector("body > [role=alert]")?.textContent).toBe("版本过低");
});
