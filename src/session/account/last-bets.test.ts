// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { dropOthersBets, lastBets, storeLastBets, type LastBets } from "./last-bets.ts";
import { useSession } from "./session-store.ts";

const stored: LastBets = {
  userId: "u1",
  time: 1_764_500_000_000,
  total: 1,
  bets: [
    {
      id: "T1",
      placedAt: 1_764_400_000_000,
      title: "海潮联合 -0.5 @ 0.95 香港盘",
      matches: ["海岸联赛 · 海潮联合 vs 北境守卫"],
      riskCents: 10_000,
      winCents: 9500,
    },
  ],
};

beforeEach(() => {
  window.localStorage.clear();
  useSession.setState({ token: "t", userId: "u1" });
});

it("are those of the member who is logged in", () => {
  storeLastBets(stored);
  expect(lastBets()).toEqual(stored);
  useSession.setState({ token: "t", userId: "u2" });
  expect(lastBets()).toBeNull();
  useSession.setState({ token: null, userId: null });
  expect(lastBets()).toBeNull();
});

it.each([
  ["nobody", null],
  ["another member", "u2"],
])("are removed where %s is logged in, and only there", (_who, userId) => {
  storeLastBets(stored);
  dropOthersBets();
  expect(lastBets()).toEqual(stored);
  useSession.setState({ token: userId, userId });
  dropOthersBets();
  expect(window.localStorage.getItem("lastBets")).toBeNull();
});

it.each(["", "{", "null", '{"userId":"u1"}', JSON.stringify({ ...stored, bets: [{ id: 1 }] })])(
  "are none where storage holds %s",
  (text) => {
    window.localStorage.setItem("lastBets", text);
    expect(lastBets()).toBeNull();
  },
);
