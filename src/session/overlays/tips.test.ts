import { afterEach, expect, it } from "vitest";
import { useOverlays } from "./overlay-store.ts";
import { dismissAllTips, dismissTip, showLoginPrompt, showTip } from "./tips.ts";

const words = () => useOverlays.getState().tips.map(({ msg }) => msg);
const first = () => useOverlays.getState().tips[0] ?? { msg: "" };

afterEach(dismissAllTips);

it("shows a tip once the earlier ones are closed", () => {
  for (const msg of ["甲", "乙", "丙"]) showTip({ msg });
  expect(words()).toEqual(["甲", "乙", "丙"]);
  dismissTip(first());
  expect(words()).toEqual(["乙", "丙"]);
  dismissTip(first());
  showTip({ msg: "丁" });
  expect(words()).toEqual(["丙", "丁"]);
  expect(new Set(useOverlays.getState().tips.map(({ id }) => id)).size).toBe(2);
});

it("shows equal tips once, with the actions of the last one", () => {
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
  dismissTip(useOverlays.getState().loginPrompt ?? first());
  expect(useOverlays.getState().loginPrompt).toBeNull();
  expect(words()).toEqual(["甲"]);
});
