import { expect, it } from "vitest";
import { betProfit } from "./bet-profit.ts";
import { betRecordTotal } from "./bet-record.ts";
import { NOW, sampleBetting } from "./sample-betting-service.ts";
import { settleDue } from "./settle/settle-due.ts";

it("sums what the record of the same days sums", () => {
  const betting = sampleBetting();
  const ended = { status: "ended", score: { half: null, full: [2, 0] } } as const;
  const matches = [betting.match("a"), betting.match("b", { sport: "BK" }), betting.match("c")];
  betting.place({ legs: [betting.leg("a", "R", "H")] });
  betting.place({ legs: [betting.leg("a", "OU", "O")] });
  betting.place({ legs: [betting.leg("a", "R", "H"), betting.leg("b", "R", "H")] });
  betting.place({ legs: [betting.leg("c", "M", "C")] });
  for (const match of matches.slice(0, 2)) match.result = ended;
  settleDue(betting, NOW + 9_000_000);
  const days = { from: NOW - 1000, to: NOW + 1000 };
  const { member } = betting;
  const { days: byDay, sports, markets } = betProfit(betting, member, days);
  // +92 at -0.75, -100 over 2.75, +268.64 of the series; the fourth bet is open.
  expect(byDay).toEqual([{ key: "2026-11-21", count: 3, stakeCents: 30_000, netCents: 26_064 }]);
  expect(sports).toEqual([
    { key: "FT", count: 2, stakeCents: 20_000, netCents: -800 },
    { key: "MIX", count: 1, stakeCents: 10_000, netCents: 26_864 },
  ]);
  expect(markets.map(({ key, netCents }) => [key, netCents])).toEqual([
    ["R", 9200],
    ["OU", -10_000],
    ["SERIES", 26_864],
  ]);
  const asked = { ...days, venue: "ALL", state: "settled" } as const;
  expect(betRecordTotal(betting, { member, time: NOW }, asked).netCents).toBe(26_064);
  expect(betProfit(betting, member, { from: 0, to: 1 }).days).toEqual([]);
});
