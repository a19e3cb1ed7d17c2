import { beforeAll, expect, it } from "vitest";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import safety from "#locales/zh-CN/safety.json";
import { statementCsv } from "./statement-csv.ts";
import { askedOf } from "./statement-range.ts";

beforeAll(() => startTexts("zh-CN", [{ safety }]));

const row = {
  key: "2026-11-21",
  name: "",
  first: null,
  last: null,
  count: 3,
  depositCents: 50_000,
  withdrawalCents: 20_000,
  netDepositCents: 30_000,
  stakedCents: 40_000,
  returnedCents: 31_050,
  netCents: -8950,
};
const csv = (by: "day" | "venue", rows: readonly (typeof row)[]) =>
  statementCsv(rows, by, i18n.getFixedT("zh-CN", "safety")).slice(1).split("\r\n");

it("RTS 1C: deposits, withdrawals, net deposits and the result of play, by day", () => {
  expect(csv("day", [row])).toEqual([
    "日期,注数,存款,取款,净存款,投注,返还,净额",
    "2026-11-21,3,500.00,200.00,300.00,400.00,310.50,-89.50",
    "",
  ]);
});

it("leaves money in and out from rows of a venue, and names it", () => {
  expect(csv("venue", [{ ...row, name: "真人视讯" }])).toEqual([
    "场馆,注数,投注,返还,净额",
    "真人视讯,3,400.00,310.50,-89.50",
    "",
  ]);
});

it("RTS 1C: asks for all time without a first or a last moment", () => {
  expect(askedOf("game", null)).toEqual({ by: "game", from: null, to: null });
  expect(askedOf("day", { first: "2026-11-21", last: "2026-11-21" })).toEqual({
    by: "day",
    from: Date.parse("2026-11-21T00:00:00+08:00"),
    to: Date.parse("2026-11-22T00:00:00+08:00"),
  });
});
