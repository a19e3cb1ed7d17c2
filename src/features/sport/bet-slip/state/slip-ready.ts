// What blocks a slip from being placed, pure; and its tickets once nothing does.
import type { SlipTicket } from "#contract/api/tickets.ts";
import { type AcceptRule, activeOf, needsConsent, placedLegOf } from "./slip-entry.ts";
import type { BetFigures, FigureInput, SlipFigures } from "./slip-figures.ts";
import { problemsOf } from "./combined-entries.ts";
import { freeBetBlock, type FreeBetBlock } from "./slip-free-bet.ts";
import { slipCombinations } from "./slip-model.ts";

/** In order of priority. */
export type Blocked =
  | "empty"
  | "tooFew"
  | "combining"
  | "notCombined"
  | "badAmount"
  | "noStake"
  | FreeBetBlock
  | "delay"
  | "closed"
  | "suspended"
  | "belowMinimum"
  | "aboveMaximum"
  | "balance";

export function blockedBy(
  {
    content,
    balanceCents,
    freeBet = null,
  }: Pick<FigureInput, "content" | "balanceCents" | "freeBet">,
  { bets, tickets, riskCents }: SlipFigures,
): Blocked | null {
  const { selections, mode } = content;
  if (selections.length === 0) return "empty";
  if (mode === "series" && selections.length < 2) return "tooFew";
  const combined = slipCombinations(content);
  if (combined.some(({ now }) => now === null)) return "combining";
  if (combined.some((entry) => problemsOf(entry).length > 0)) return "notCombined";
  const unpaid = freeBet && freeBetBlock(freeBet, tickets);
  if (unpaid !== null) return unpaid;
  if (freeBet === null && bets.some(({ problem }) => problem !== null)) return "badAmount";
  if (tickets.length === 0) return "noStake";
  const states = new Set(tickets.flatMap(({ legs }) => legs.map(activeOf)));
  const shut = (["delay", "closed", "suspended"] as const).find((state) => states.has(state));
  if (shut !== undefined) return shut;
  if (tickets.some(({ belowMinimum }) => belowMinimum)) return "belowMinimum";
  if (tickets.some(({ bound }) => bound !== null && bound !== "balance")) return "aboveMaximum";
  return balanceCents !== null && riskCents > balanceCents ? "balance" : null;
}

/** Whether a change needs the player's consent: 接受并投注. */
export function asksConsent({ tickets }: SlipFigures, rule: AcceptRule): boolean {
  return tickets.some(({ legs }) => legs.some((leg) => needsConsent(leg, rule)));
}

export function ticketOf(
  bet: BetFigures,
  rule: AcceptRule & Pick<FigureInput, "oddsType">,
): SlipTicket {
  return {
    legs: bet.legs.map((leg) => placedLegOf(leg, rule)),
    sizes: [...bet.sizes],
    bankers: [...bet.bankers],
    stakeCents: bet.enteredCents,
    ...(bet.freeBet === null
      ? { oddsType: rule.oddsType }
      : { oddsType: "H", freeBet: bet.freeBet.id }),
  };
}
