import { expect, it } from "vitest";
import { isDone, missingFor, itemState } from "./item-state.ts";
import { sampleMember } from "./sample-member.ts";

it("lists what a member lacks for pages that need a bound phone", () => {
  const missing = (bindPhone: "0" | "1", bindRealName: "0" | "1") =>
    missingFor(sampleMember({ bindPhone, bindRealName }), "phone");
  expect(missing("0", "0")).toEqual(["phone", "realName"]);
  expect(missing("1", "0")).toEqual(["realName"]);
  expect(missing("0", "1")).toEqual(["phone"]);
  expect(missing("1", "1")).toEqual([]);
});

it("knows which items are done, and the word for their state", () => {
  const member = sampleMember({ gender: "female" });
  expect(isDone(member, "gender")).toBe(true);
  expect(isDone(member, "birthday")).toBe(false);
  expect(isDone(member, "password")).toBe(true);
  expect(isDone(member, "secondPassword")).toBe(false);
  expect(itemState("secondPassword", false)).toBe("unset");
  expect(itemState("email", true)).toBe("bound");
  expect(itemState("gender", true)).toBe("filled");
});
