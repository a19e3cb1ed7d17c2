// Stakes and wins of a ticket: in the venue wallet, or play money in a demo.
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { venueCents } from "../../../backend/ledger/ledger.ts";
import { stakeGuard, type Stakes } from "../../../backend/duties/check-limits.ts";
import { playRound, type RoundMoney } from "../../../backend/wallet/venue-rounds.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { World } from "../../world.ts";
import type { PlayTicket } from "./play-room.ts";

export function balanceOf({ database }: World, ticket: PlayTicket): number {
  const { demo, demoCents, member, channelCode } = ticket;
  return demo ? demoCents : venueCents(database, member, channelCode);
}

/** @throws Refusal when the balance is too low */
export function checkFunds(world: World, ticket: PlayTicket, cents: number): void {
  if (balanceOf(world, ticket) < cents) throw refusal("余额不足，请先转入资金");
}

/** @param round unique for the ticket; a repetition moves nothing */
export function moveMoney(
  { database }: World,
  ticket: PlayTicket,
  { round, time }: { readonly round: string; readonly time: number },
  money: RoundMoney,
): void {
  const { demo, member, channelCode, serial, game } = ticket;
  if (demo) ticket.demoCents += money.winCents - money.stakeCents;
  else {
    const about = { member, channelCode, round: `${serial}.${round}`, time, game: game.name };
    playRound(database, about, money);
  }
}

/**
 * What checks a stake against the member's own limits; a demo has none.
 * @throws Refusal when the member may not play at all
 */
export function guardOf(
  { database }: World,
  { demo, member, market }: PlayTicket,
  time: number,
): (stakes: Stakes) => void {
  return demo ? () => undefined : stakeGuard(database, { member, time, market });
}

export function refusal(message: string): Refusal {
  return new Refusal(INVALID_PARAMETER, "", { message });
}
