// The lowest price that the member takes: checked when a bet is placed, and again at the end of its delay.
import { expect, it } from "vitest";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { readTicket } from "../ticket-store.ts";

const ACCEPTS = ["any", "better", "ask"] as const;
/** 5 percent less than the price 0.92. */
const LEAST = "0.8740";

it.each([
  ["0.88", "accepted"],
  ["0.874", "accepted"],
  ["0.87", "refused"],
  ["0.33", "refused"],
  ["1.50", "accepted"],
] as const)("under any, odds that became %s are %s", (odds, state) => {
  const betting = sampleBetting();
  betting.match("a");
  const legs = [{ ...betting.leg("a", "R", "H"), leastOdds: LEAST }];
  betting.match("a", { plays: { R: { line: "-0.75", odds: { H: odds, C: "0.90" } } } });
  const placed = betting.place({ legs });
  expect(placed).toMatchObject({ state, legs: [{ odds }] });
  expect(placed.refusal?.reason ?? null).toBe(state === "refused" ? "odds" : null);
  expect(placed.legs[0]).not.toHaveProperty("leastOdds");
});

it.each(ACCEPTS)("refuses a series under %s for one leg that fell too far", (accept) => {
  const betting = sampleBetting();
  betting.match("a");
  betting.match("b");
  const legs = ["a", "b"].map((game) => ({ ...betting.leg(game, "R", "H"), leastOdds: LEAST }));
  betting.match("b", { plays: { R: { line: "-0.75", odds: { H: "0.40", C: "0.90" } } } });
  const placed = betting.place({ legs, sizes: [2] }, { accept });
  expect(placed).toMatchObject({ state: "refused", refusal: { reason: "odds" } });
});

it.each([
  ["0.80", "refused", 0],
  ["0.88", "open", 10_000],
] as const)("at the end of the delay, odds of %s make it %s", (odds, state, locked) => {
  const betting = sampleBetting();
  const match = betting.match("a", { live: true, startsAt: NOW - 1 });
  const legs = [{ ...betting.leg("a", "RE", "H"), leastOdds: LEAST }];
  const { line } = legs[0] ?? {};
  const { ticketId } = betting.place({ legs });
  match.plays["RE"] = { line: line ?? null, odds: { H: odds, C: "0.90" } };
  settleDue(betting, NOW + 9000);
  expect(readTicket(betting.database, ticketId ?? "")?.ticket.state).toBe(state);
  expect(betting.money().locked).toBe(locked);
});
