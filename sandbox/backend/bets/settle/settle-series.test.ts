import { describe, expect, it } from "vitest";
import type { Score } from "#contract/betting/score.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { settleDue, settleNow } from "./settle-due.ts";
import { ended, LATER, ticketsOf } from "./sample-settlement.ts";

describe("series", () => {
  const PRICES = ["0.86", "0.96", "0.90"] as const;
  const series = (first: { line: string; score: Score }, more: object = {}) => {
    const betting = sampleBetting();
    const games = PRICES.map((odds, index) => {
      const line = index === 0 ? first.line : "-0.5";
      return betting.match(`g${index}`, { plays: { R: { line, odds: { H: odds, C: "0.90" } } } });
    });
    betting.place({ legs: games.map(({ gameId }) => betting.leg(gameId, "R", "H")), ...more });
    for (const [index, game] of games.entries()) {
      game.result = ended(index === 0 ? first.score : [1, 0]);
    }
    settleNow(betting, LATER, null);
    expect(ledgerProblems(betting.database)).toEqual([]);
    return ticketsOf(betting)[0];
  };

  it.each([
    ["won", "-0.5", 69_266],
    ["half won", "-0.75", 53_253],
    ["level", "-1", 37_240],
    ["half lost", "-1.25", 18_620],
    ["lost", "-1.5", 0],
  ])("multiply their legs: the first is %s", (_what, line, cents) => {
    const ticket = series({ line, score: [1, 0] });
    expect(ticket).toMatchObject({
      state: "settled",
      returnCents: cents,
      netCents: cents - 10_000,
    });
  });

  it("several sizes pay every combination, rounded once", () => {
    // 3串4: 1.86 × 1.96 + 1.86 × 1.90 + 1.96 × 1.90 + 1.86 × 1.96 × 1.90 = 17.8302…
    const ticket = series({ line: "-0.5", score: [1, 0] }, { sizes: [2, 3] });
    expect(ticket).toMatchObject({ bets: 4, riskCents: 40_000, returnCents: 178_302 });
  });

  it("a lost banker loses every combination", () => {
    const lost = series({ line: "-1.5", score: [1, 0] }, { sizes: [2], bankers: [0] });
    expect(lost).toMatchObject({ bets: 2, riskCents: 20_000, returnCents: 0 });
    const won = series({ line: "-0.5", score: [1, 0] }, { sizes: [2], bankers: [0] });
    expect(won).toMatchObject({ returnCents: Math.round(1.86 * (1.96 + 1.9) * 10_000) });
  });

  it("a parlay pays nothing while a leg is still to be played", () => {
    const betting = sampleBetting();
    const match = betting.match("a");
    betting.match("b", { startsAt: NOW + 9_000_000 });
    betting.place({ legs: [betting.leg("a", "R", "H"), betting.leg("b", "R", "H")] });
    const before = betting.money();
    match.result = ended([2, 0]);
    settleDue(betting, NOW + 5_000_000);
    expect(betting.money()).toEqual(before);
  });

  it("a parlay is lost with its first lost leg, before the others are played", () => {
    const betting = sampleBetting();
    const match = betting.match("a");
    const other = betting.match("b", { startsAt: NOW + 9_000_000 });
    betting.place({ legs: [betting.leg("a", "R", "H"), betting.leg("b", "R", "H")] });
    match.result = ended([0, 2]);
    settleDue(betting, NOW + 5_000_000);
    other.result = ended([2, 0]);
    settleDue(betting, LATER);
    expect(ticketsOf(betting)[0]?.legs.map(({ result }) => result?.code)).toEqual(["L", "W"]);
    expect(ticketsOf(betting)[0]).toMatchObject({
      state: "settled",
      returnCents: 0,
      netCents: -10_000,
    });
  });
});
