import { expect, it } from "vitest";
import { faultsOf } from "./look.ts";

const good = { isReady: true, wider: 0, broken: [], faded: 0, text: "首页" };

it("finds nothing on a sound page, also when the browser does not tell its console", () => {
  expect(faultsOf(good, [])).toEqual([]);
  expect(faultsOf(good, null)).toEqual([]);
});

it("names each fault", () => {
  const bad = { isReady: false, wider: 12, broken: ["/a.svg"], faded: 2, text: "{{brandName}}" };
  expect(faultsOf(bad, ["ReferenceError: x"])).toEqual([
    "the page has no content after a minute",
    "12 px wider than the window",
    "a picture is broken: /a.svg",
    "rows that fade out at their start: 2",
    "an unfilled value: {{brandName",
    "console: ReferenceError: x",
  ]);
});
