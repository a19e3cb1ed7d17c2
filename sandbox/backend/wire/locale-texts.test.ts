import { expect, it } from "vitest";
import { createLocalizer } from "./locale-texts.ts";

it("converts words of an account, and not the name of its holder", () => {
  const localize = createLocalizer((text) => text.replaceAll("场", "場"));
  const bank = { label: "场", value: "场", copy: true, exact: false };
  const holder = { label: "场", value: "场", copy: true, exact: true };
  const list = { payTo: [bank, holder], cards: [{ bankName: "场", holder: "场*" }] };
  expect(localize(list, "zh-TW")).toEqual({
    payTo: [
      { ...bank, label: "場", value: "場" },
      { ...holder, label: "場" },
    ],
    cards: [{ bankName: "場", holder: "场*" }],
  });
});

it("converts every text except those the player wrote", () => {
  const localize = createLocalizer((text) => text.replaceAll("场", "場"));
  const answer = { list: [{ title: "场", count: 1 }], realName: "场", d: "场", none: null };
  expect(localize(answer, "zh-CN")).toBe(answer);
  expect(localize(answer, "zh-TW")).toEqual({ ...answer, list: [{ title: "場", count: 1 }] });
});
