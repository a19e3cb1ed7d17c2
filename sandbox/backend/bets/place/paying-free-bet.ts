// A bet that is paid by a free bet: one bet over all its legs, with the amount of the free bet as its stake.
import type { DatabaseSync } from "node:sqlite";
import { missedTerm, oddsOfAll } from "#contract/betting/free-bets.ts";
import type { SlipTicket } from "#contract/api/tickets.ts";
import { type FreeBetRow, findFreeBet } from "../../free-bets/free-bet-store.ts";
import { sportName } from "../sport-names.ts";
import { priceOf } from "../ticket-money.ts";
import type { CurrentLeg } from "./current-selection.ts";
import { betsOf } from "./slip-rules.ts";
import { refusal, type TicketRefusal } from "./ticket-refusals.ts";

interface Paid {
  readonly slip: SlipTicket;
  readonly paid?: FreeBetRow | TicketRefusal;
}

/** The free bet that a slip names, if it can pay a bet of the member now. */
export function payingFreeBet(
  database: DatabaseSync,
  asked: { readonly member: number; readonly id: string; readonly time: number },
): FreeBetRow | TicketRefusal {
  const found = findFreeBet(database, asked.id);
  if (found?.member !== asked.member) return refusal("freeBet");
  if (found.state !== "open") return refusal("freeBet", TEXTS[found.state]);
  return found.endsAt > asked.time ? found : refusal("freeBet", TEXTS.expired);
}

/** Why the free bet cannot pay this bet; null when it can, and for a bet that is paid with money. */
export function freeBetProblem(
  { slip, paid }: Paid,
  legs: readonly CurrentLeg[],
): TicketRefusal | null {
  if (paid === undefined) return null;
  if ("reason" in paid) return paid;
  if (betsOf(slip) !== 1) return refusal("freeBet", TEXTS.oneBet);
  if (slip.stakeCents !== paid.amountCents) return refusal("freeBet", TEXTS.split);
  const priced = legs.map(({ quote, found }) => ({
    ...priceOf(quote),
    sport: found?.match?.sport ?? found?.outright?.sport ?? "",
  }));
  // A leg that is no longer offered is refused as closed.
  if (legs.some(({ found }) => found === null)) return null;
  const missed = missedTerm(paid, priced, oddsOfAll(priced));
  if (missed === null) return null;
  if (missed === "leastOdds")
    return refusal("freeBet", `该免费投注要求总赔率不低于 ${paid.leastOdds}（欧洲盘）`);
  const names = paid.sports.map(sportName).join("、");
  return refusal("freeBet", `该免费投注仅限${names}`);
}

const TEXTS = {
  used: "该免费投注已使用",
  expired: "该免费投注已过期",
  void: "该免费投注已退回，请在列表中重新选择",
  oneBet: "免费投注只能用于一注：单注或一张全串的串关",
  split: "免费投注不可拆分，投注金额须等于其面额",
} as const;
