import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ticket } from "#contract/api/ticket.ts";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import account from "#locales/zh-CN/account.json";
import sport from "#locales/zh-CN/sport.json";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { recordCsv } from "./record-csv.ts";
import type { RecordRow } from "./record-row.ts";

beforeAll(() => startTexts("zh-CN", [{ account, sport }]));
beforeEach(() => setBrand(sampleEntry({ switches: ["sport"] })));

const AT = Date.parse("2026-11-21T21:30:00+08:00");
const leg = (changes: Partial<Ticket["legs"][number]> = {}): Ticket["legs"][number] => ({
  priceId: "p1",
  gameId: "g1",
  w: "RE",
  r: "H",
  line: "-0.5",
  odds: "1.25",
  score: [1, 0],
  sport: "FT",
  league: "海岸联赛",
  team_h: "海潮联合",
  team_c: "北境守卫",
  startsAt: AT,
  name: null,
  live: true,
  now: [2, 0],
  result: null,
  parts: [],
  without: [],
  paidOdds: null,
  ...changes,
});

function row(ticket: Partial<Ticket> | null): RecordRow {
  const legs = ticket?.legs ?? [leg()];
  const money = { stakeCents: 8000, validCents: 0, netCents: null };
  const full: Ticket | null = ticket && {
    ticketId: "CR1",
    placedAt: AT,
    settledAt: null,
    state: "open",
    oddsType: "M",
    sizes: [legs.length],
    bankers: [],
    bets: 1,
    riskCents: 8000,
    winCents: 10_000,
    freeBet: null,
    returnCents: null,
    cashedCents: 0,
    leftCents: null,
    leftWinCents: null,
    refusal: null,
    auto: null,
    editedTo: null,
    editedFrom: null,
    ...money,
    ...ticket,
    legs,
  };
  const venue = { venue: "CRTY", venueName: "体育", title: "海潮联合 - 北境守卫" };
  return {
    id: "CR1",
    ...venue,
    placedAt: AT,
    settledAt: null,
    state: "open",
    ...money,
    ticket: full,
  };
}

const csv = (rows: readonly RecordRow[]) =>
  recordCsv(rows, {
    account: i18n.getFixedT("zh-CN", "account"),
    sport: i18n.getFixedT("zh-CN", "sport"),
  })
    .slice(1)
    .split("\r\n");

test("a bet is named by match, market, side, odds and format, kick-off and score", () => {
  expect(csv([row({})]).slice(0, 2)).toEqual([
    "注单号,场馆,投注内容,注单类型,赛事,赔率,赔率类型,开赛时间,投注时比分,投注时间,结算时间,状态,投注额,免费投注,剩余本金,已提前结算,有效投注额,输赢",
    "CR1,体育,全场让球 · 海潮联合 -0.5,单注,海岸联赛 · 海潮联合 vs 北境守卫,-0.80,马来盘," +
      "2026-11-21 21:30:00,滚球 1-0,2026-11-21 21:30:00,,未结算,80.00,,,,0.00,",
  ]);
});

test("a series has all its legs", () => {
  const later = { team_h: "铁港联队", w: "HOU", r: "O", line: "1.25", live: false, score: null };
  const legs = [leg({ odds: "0.90" }), leg({ ...later, priceId: "p2", odds: "0.80" })];
  const [, line] = csv([row({ legs, oddsType: "H" })]);
  expect(line).toBe(
    'CR1,体育,"全场让球 · 海潮联合 -0.5\n上半场大小 · 大 1/1.5",2 串 1 @ 3.42 欧洲盘,' +
      '"海岸联赛 · 海潮联合 vs 北境守卫\n海岸联赛 · 铁港联队 vs 北境守卫","0.90\n0.80",' +
      '"香港盘\n香港盘","2026-11-21 21:30:00\n2026-11-21 21:30:00","滚球 1-0\n",' +
      "2026-11-21 21:30:00,,未结算,80.00,,,,0.00,",
  );
});

test("of a bet that was cashed out in part, what runs and what was paid", () => {
  const part = { cashedCents: 7132, leftCents: 4000, leftWinCents: 5000 };
  expect(csv([row(part)])[1]).toMatch(/未结算,80\.00,,40\.00,71\.32,0\.00,$/);
});

test("of a bet that a free bet paid, what the free bet was worth", () => {
  const freeBet = { id: "f", stakeCents: 2000, stakeReturned: false, back: false };
  const part = { freeBet, stakeCents: 2000, riskCents: 0 };
  expect(csv([row(part)])[1]).toMatch(/,20\.00,,,0\.00,$/);
});

test("a bet of another venue is called as the venue calls it", () => {
  expect(csv([row(null)])[1]).toMatch(/^CR1,体育,海潮联合 - 北境守卫,,,,,,,2026/);
});

test("a site without sports shows a ticket by the server's title", () => {
  setBrand(sampleEntry({ switches: [] }));
  const part = { cashedCents: 7132, leftCents: 4000, leftWinCents: 5000 };
  expect(csv([row(part)])[1]).toMatch(/^CR1,体育,海潮联合 - 北境守卫,,,,,,,2026/);
});

test("no name runs as a formula", () => {
  const evil = { team_h: "=HYPERLINK(1)", league: "@SUM(A1)", name: "+1" };
  const [, line] = csv([row({ legs: [leg({ ...evil, w: "CS", r: "t1", live: false })] })]);
  for (const cell of line?.split(",") ?? []) expect(cell).not.toMatch(/^"?[=+@]/);
});
