// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { addLateTexts, startTexts } from "#lib/text/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import { lastBets } from "#session/account/last-bets.ts";
import { useSession } from "#session/account/session-store.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";
import { storeOpenBets } from "./store-open-bets.ts";

const TIME = 1_764_500_000_000;
const { view, ...early } = sport;

/** The words of bets are a later part of the texts. */
const load = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock("./load-bet-words.ts", () => ({ loadBetWords: load }));

beforeEach(async () => {
  await startTexts("zh-CN", [{ sport: early }]);
  load.mockReset().mockImplementation(async () => addLateTexts("zh-CN", { sport: { view } }));
  window.localStorage.clear();
  useSession.setState({ token: "t", userId: "u1" });
});

it("waits for the words of bets, which a page with prices does without", async () => {
  const [leg] = sampleTicket().legs;
  if (leg === undefined) throw new Error("no leg");
  const ticket = sampleTicket({ legs: [{ ...leg, w: "OU", r: "H", line: "2.5" }] });
  await storeOpenBets({ list: [ticket], total: 1, time: TIME });
  expect(lastBets()?.bets[0]?.title).toBe("小 2.5 @ 0.90 香港盘");
});

it("keeps what a bet says: its title, its matches and what still runs of it", async () => {
  const ticket = sampleTicket({ cashedCents: 4000, leftCents: 5000, leftWinCents: 4500 });
  await storeOpenBets({ list: [ticket], total: 3, time: TIME });
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

it("writes a change at once, and the time of equal answers once a minute", async () => {
  const answer = (time: number, total = 1) =>
    storeOpenBets({ list: [sampleTicket()], total, time });
  await answer(TIME);
  await answer(TIME + 59_999);
  expect(lastBets()?.time).toBe(TIME);
  await answer(TIME + 60_000);
  expect(lastBets()?.time).toBe(TIME + 60_000);
  await answer(TIME + 60_001, 2);
  expect(lastBets()).toMatchObject({ time: TIME + 60_001, total: 2 });
});

it("keeps nothing for a visitor", async () => {
  useSession.setState({ token: null, userId: null });
  await storeOpenBets({ list: [sampleTicket()], total: 1, time: TIME });
  expect(window.localStorage.getItem("lastBets")).toBeNull();
});

it("keeps nothing of a member who has left while its words were on their way", async () => {
  const arrived = Promise.withResolvers<void>();
  load.mockReturnValue(arrived.promise);
  const stored = storeOpenBets({ list: [sampleTicket()], total: 1, time: TIME });
  useSession.setState({ token: "t2", userId: "u2" });
  arrived.resolve();
  await stored;
  expect(window.localStorage.getItem("lastBets")).toBeNull();
});

it("tries again with the next answer where the words did not come", async () => {
  load.mockRejectedValueOnce(new TypeError("offline"));
  await storeOpenBets({ list: [sampleTicket()], total: 1, time: TIME });
  expect(lastBets()).toBeNull();
  await storeOpenBets({ list: [sampleTicket()], total: 1, time: TIME + 1 });
  expect(lastBets()?.time).toBe(TIME + 1);
});
