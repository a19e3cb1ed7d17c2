// Bets on players: placed, worth something while they run, won, lost and void.
import { describe, expect, it } from "vitest";
import type { PlayerDeed } from "#contract/betting/match-result.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { cashOutQuote } from "../cash-out/cash-out.ts";
import { NOW, type SampleMatch, sampleBetting } from "../sample-betting-service.ts";
import { ended, LATER, ticketsOf } from "./sample-settlement.ts";
import { settleDue } from "./settle-due.ts";

const PLAYS: SampleMatch["plays"] = {
  AGS: { line: null, odds: { striker: "3.00", sub: "6.00" } },
  M: { line: null, odds: { H: "2.00", C: "3.10", N: "3.20" } },
};
const did = (kind: PlayerDeed["kind"], player: string): PlayerDeed => ({ kind, player });
const STARTED = [did("on", "striker"), did("on", "keeper")];
const BEGIN = 1_000_000;

function withBet(side: string, deeds: readonly PlayerDeed[]) {
  const betting = sampleBetting(BEGIN);
  const match = betting.match("a", { plays: PLAYS });
  betting.place({ legs: [betting.leg("a", "AGS", side)] });
  match.result = { ...ended([2, 0]), players: deeds };
  settleDue(betting, LATER);
  expect(ledgerProblems(betting.database)).toEqual([]);
  const [ticket] = ticketsOf(betting);
  return [ticket?.legs[0]?.result?.code, ticket?.netCents, betting.money().balance - BEGIN];
}

describe("a bet on a player", () => {
  it("wins with his goal, loses without, and is void when he does not come on", () => {
    expect(withBet("striker", [...STARTED, did("goal", "striker")])).toEqual(["W", 20_000, 20_000]);
    expect(withBet("striker", [...STARTED, did("goal", "keeper")])).toEqual([
      "L",
      -10_000,
      -10_000,
    ]);
    expect(withBet("sub", STARTED)).toEqual(["DM", 0, 0]);
  });

  it("settles as a leg of a series, in which a void one counts 1", () => {
    const betting = sampleBetting(BEGIN);
    const matches = ["a", "b"].map((id) => betting.match(id, { plays: PLAYS }));
    betting.place({ legs: [betting.leg("a", "AGS", "sub"), betting.leg("b", "M", "H")] });
    for (const match of matches) match.result = { ...ended([1, 0]), players: STARTED };
    settleDue(betting, LATER);
    const [ticket] = ticketsOf(betting);
    expect(ticket?.legs.map(({ result }) => result?.code)).toEqual(["DM", "W"]);
    expect(ticket?.netCents).toBe(10_000);
  });

  it("is worth its chance by its odds, and the chance that the stake comes back", () => {
    const betting = sampleBetting(BEGIN);
    const match = betting.match("a", { plays: PLAYS });
    const legs = [betting.leg("a", "AGS", "striker")];
    const ticketId = betting.place({ legs }).ticketId ?? "";
    const at = { member: betting.member, time: NOW + 60_000 };
    const ask = () => cashOutQuote(betting, at, ticketId);
    expect(ask()).toMatchObject({ state: "none", reason: "noMarket" });
    match.live = true;
    match.chances = { "AGS striker": 0.4 };
    // 0.4 × 3.00 and 0.3 × 1.00, less the margin.
    expect(ask()).toMatchObject({ state: "open", valueCents: Math.floor(15_000 * 0.95) });
    match.down.push([NOW, NOW + 120_000]);
    expect(ask()).toMatchObject({ state: "suspended" });
  });
});
