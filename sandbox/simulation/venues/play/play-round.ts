// One round of a game. The server decides; a repeated request gets the first answer.
import { randomSequence } from "../../book/random-sequence.ts";
import type { World } from "../../world.ts";
import { betsOf } from "./open-bets.ts";
import { decide } from "./play-kinds.ts";
import { checkFunds, guardOf, moveMoney, refusal } from "./play-money.ts";
import { checkPace, checkStake } from "./play-pace.ts";
import type { PlayTicket } from "./play-room.ts";

export interface AskedRound {
  /** Made by the page, new for each round. */
  readonly round: string;
  readonly bet: unknown;
}

const MOST_ROUNDS = 20_000;

/** @throws Refusal for a bet that cannot be taken, or a round id that was used for another bet */
export function playTicketRound(
  world: World,
  ticket: PlayTicket,
  { round, bet }: AskedRound,
  time: number,
): object {
  const asked = JSON.stringify(bet);
  const before = ticket.rounds.get(round);
  if (before !== undefined) {
    if (before.bet !== asked) throw refusal("该局已使用其他投注内容");
    return before.answer;
  }
  if (ticket.rounds.size >= MOST_ROUNDS) throw refusal("本次游戏局数已达上限，请重新进入");
  checkPace(world.play, ticket, time);
  const guard = guardOf(world, ticket, time);
  const openKeys = betsOf(world, ticket).map(({ round: id }) => id);
  const next = randomSequence(world.seed, ticket.serial, ticket.rounds.size, ticket.channelCode);
  const decision = decide(ticket.game, { world, next, time, openKeys }, bet);
  const { stakeCents, winCents, outcome, neededCents = stakeCents, openBets = [] } = decision;
  checkStake(ticket, stakeCents);
  checkFunds(world, ticket, neededCents);
  guard({ totalCents: neededCents, largestCents: neededCents });
  world.play.begun.set(ticket.member, time);
  moveMoney(world, ticket, { round, time }, { stakeCents, winCents });
  for (const { key, ...later } of openBets) {
    world.play.bets.add({ ...later, ticket, round: `${round}.${key}` });
  }
  const answer = { stakeCents, winCents, outcome };
  ticket.rounds.set(round, { bet: asked, answer });
  return answer;
}
