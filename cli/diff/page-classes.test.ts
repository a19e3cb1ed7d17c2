import { expect, it } from "vitest";
import { pageClasses } from "./page-classes.ts";

it.each(["0 1px 2px #0000001a", "inset 0 -.5rem 0 #112233, 0 0 transparent", "1px 2px"])(
  "shows the shadow %j",
  (shadow) => {
    expect(pageClasses().shadow(shadow)).not.toBe("");
  },
);

it.each(["red", "0 0 1px #123}", "0 0 url(x)", "0 0 1px #112233;color:red", ""])(
  "shows no %j",
  (shadow) => {
    expect(pageClasses().shadow(shadow)).toBe("");
  },
);

it("refuses what takes a backtracking pattern for ever", () => {
  const started = performance.now();
  expect(pageClasses().shadow(`${"1".repeat(290)}x`)).toBe("");
  expect(performance.now() - started).toBeLessThan(1000);
});
