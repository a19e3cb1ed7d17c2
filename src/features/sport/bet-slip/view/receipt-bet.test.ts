import { expect, it } from "vitest";
import type { PlacedTicket } from "#contract/api/tickets.ts";
import { sampleSelection, sampleQuote } from "../state/sample-selection.ts";
import { receiptBet } from "./receipt-bet.ts";

const picks = [
  sampleSelection({ priceId: "a" }),
  sampleSelection({
    priceId: "b",
    team_h: "铁港联队",
    w: "HROU",
    r: "O",
    line: "1.25",
    odds: "0.80",
  }),
];
const legs = picks.map(({ priceId, gameId, w, r, line, odds, score }) => ({
  priceId,
  gameId,
  w,
  r,
  line,
  odds,
  score,
}));
const ticket = { legs, sizes: [2], bankers: [], stakeCents: 1000, oddsType: "H" as const };

function receipt(state: PlacedTicket["state"]) {
  const now = { odds: "0.70", score: [2, 0] as [number, number] };
  const placed: PlacedTicket = {
    ticketId: state === "refused" ? null : "CR1",
    state,
    riskCents: 1000,
    winCents: 2000,
    legs: picks.map((pick) => ({ ...sampleQuote(pick, "open"), ...now })),
    refusal: state === "refused" ? { reason: "odds", message: "赔率已变更" } : null,
  };
  // Selection order differs from ticket order.
  return receiptBet({ stakeKey: "series", ticket, picks: picks.toReversed(), placed });
}

it("names every leg of an accepted series with the terms it was accepted at", () => {
  const bet = receipt("accepted");
  expect(bet).toMatchObject({ sizes: [2], bets: 1, oddsType: "H" });
  expect(bet.legs).toMatchObject([
    { team_h: "海潮联合", w: "RE", line: "-0.5", odds: "0.70", score: [2, 0] },
    { team_h: "铁港联队", w: "HROU", line: "1.25", odds: "0.70", score: [2, 0] },
  ]);
});

it("names what was requested when it was refused", () => {
  expect(receipt("refused").legs).toMatchObject([
    { odds: "0.94", score: [0, 0] },
    { odds: "0.80", score: [0, 0] },
  ]);
});
