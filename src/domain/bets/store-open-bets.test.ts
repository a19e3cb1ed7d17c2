// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { startTexts, i18n } from "#lib/text/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import { lastBets } from "#session/account/last-bets.ts";
import { useSession } from "#session/account/session-store.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";
import { storeOpenBets } from "./store-open-bets.ts";

const TIME = 1_764_500_000_000;
const words = () => i18n.getFixedT("zh-CN", "sport");

beforeEach(async () => {
  await startTexts("zh-CN", [{ sport }]);
  window.localStorage.clear();
  useSession.setState({ token: "t", userId: "u1" });
});

it("keeps what a bet says: its title, its matches and what still runs of it", () => {
  const ticket = sampleTicket({ cashedCents: 4000, leftCents: 5000, leftWinCents: 4500 });
  storeOpenBets({ list: [ticket], total: 3, time: TIME }, words());
  expect(lastBets()).toEqual({
    userId: "u1",
    time: TIME,
    total: 3,
    bets: [
      {
        id: ticket.ticketId,
        placedAt: ticket.placedAt,
        title: "海潮联合 -0.5 @ 0.90 香港盘",
        matches: ["海岸联赛 · 海潮联合 vs 北境守卫"],
        riskCents: 5000,
        winCents: 4500,
      },
    ],
  });
});

it("writes a change at once, and the time of equal answers once a minute", () => {
  const answer = (time: number, total = 1) =>
    storeOpenBets({ list: [sampleTicket()], total, time }, words());
  answer(TIME);
  answer(TIME + 59_999);
  expect(lastBets()?.time).toBe(TIME);
  answer(TIME + 60_000);
  expect(lastBets()?.time).toBe(TIME + 60_000);
  answer(TIME + 60_001, 2);
  expect(lastBets()).toMatchObject({ time: TIME + 60_001, total: 2 });
});

it("keeps nothing for a visitor", () => {
  useSession.setState({ token: null, userId: null });
  storeOpenBets({ list: [sampleTicket()], total: 1, time: TIME }, words());
  expect(window.localStorage.getItem("lastBets")).toBeNull();
});
