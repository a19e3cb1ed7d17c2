import { afterEach, expect, it } from "vitest";
import { dismissTip, showLoginPrompt, showTip, useTips } from "./tips.ts";

const words = () => useTips.getState().tips.map(({ msg }) => msg);
const first = () => useTips.getState().tips[0] ?? { msg: "" };

afterEach(() => useTips.setState({ tips: [], loginPrompt: null }));

it("keeps a tip until those before it are closed", () => {
  for (const msg of ["甲", "乙", "丙"]) showTip({ msg });
  expect(words()).toEqual(["甲", "乙", "丙"]);
  dismissTip(first());
  expect(words()).toEqual(["乙", "丙"]);
  dismissTip(first());
  showTip({ msg: "丁" });
  expect(words()).toEqual(["丙", "丁"]);
  expect(new Set(useTips.getState().tips.map(({ id }) => id)).size).toBe(2);
});

it("says the same words once, with what the last one does", () => {
  showTip({ msg: "甲", sureText: "旧" });
  showTip({ msg: "乙" });
  showTip({ msg: "甲", sureText: "新" });
  expect(words()).toEqual(["甲", "乙"]);
  expect(first()).toMatchObject({ sureText: "新", id: 1 });
  showTip({ msg: "甲", title: "提示" });
  expect(words()).toEqual(["甲", "乙", "甲"]);
});

it("keeps the login prompt apart from the tips", () => {
  showTip({ msg: "甲" });
  showLoginPrompt({ msg: "请先登录" });
  dismissTip(useTips.getState().loginPrompt ?? first());
  expect(useTips.getState().loginPrompt).toBeNull();
  expect(words()).toEqual(["甲"]);
});
