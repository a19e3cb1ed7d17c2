// Bets on draws and table rounds: the stake is taken at once, the win is booked when the result is out.
import type { World } from "../../world.ts";
import { moveMoney } from "./play-money.ts";
import type { OpenBet, PlayTicket } from "./play-room.ts";

const KEPT_RESULTS = 40;

export function settleBets(world: World, member: number, time: number): void {
  for (const bet of world.play.bets) {
    if (bet.ticket.member === member && bet.decidedAt <= time) settle(world, bet, time);
  }
}

function settle(world: World, bet: OpenBet, time: number): void {
  const { ticket, round, label, stakeCents } = bet;
  const winCents = bet.winCents();
  if (winCents > 0) {
    moveMoney(world, ticket, { round: `${round}.win`, time }, { stakeCents: 0, winCents });
  }
  world.play.bets.delete(bet);
  ticket.results.push({ round, label, stakeCents, winCents });
  ticket.results.splice(0, ticket.results.length - KEPT_RESULTS);
}

export function betsOf({ play }: World, ticket: PlayTicket): readonly OpenBet[] {
  return [...play.bets].filter((bet) => bet.ticket === ticket);
}
