import { expect, it } from "vitest";
import { createLocalizer } from "./locale-texts.ts";

it("converts every text except those the player wrote", () => {
  const localize = createLocalizer((text) => text.replaceAll("场", "場"));
  const answer = { list: [{ title: "场", count: 1 }], realName: "场", d: "场", none: null };
  expect(localize(answer, "zh-CN")).toBe(answer);
  expect(localize(answer, "zh-TW")).toEqual({ ...answer, list: [{ title: "場", count: 1 }] });
});
