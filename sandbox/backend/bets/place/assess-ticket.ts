// Whether a ticket can be accepted now, and with which amounts.
import type { SlipTicket } from "#contract/api/tickets.ts";
import { capPreview } from "#contract/betting/limits.ts";
import type { FreeBetRow } from "../../free-bets/free-bet-store.ts";
import { memberById } from "../../members/member-store.ts";
import type { BettingService } from "../betting-service.ts";
import type { BookPrice } from "../book-view.ts";
import { ratesOf } from "../ticket-money.ts";
import { capOf, seriesLimits } from "./bet-limits.ts";
import { problemText } from "./combination-flaws.ts";
import { type Accept, changeIn, currentLeg } from "./current-leg.ts";
import type { CurrentLeg } from "./current-selection.ts";
import { dailyLeft } from "./daily-cap.ts";
import { freeBetProblem } from "./paying-free-bet.ts";
import { betKeyOf, betsOf, wrongCombination } from "./slip-rules.ts";
import { grouped } from "../../ledger/decimal.ts";
import { refusal, type TicketRefusal } from "./ticket-refusals.ts";

export interface Bet {
  readonly member: number;
  readonly slip: SlipTicket;
  readonly accept: Accept;
  readonly time: number;
  /** The stored ticket when it is checked again after its delay: its locked stake counts as available. */
  readonly own?: { readonly id: string; readonly lockedCents: number };
  /** Whether the site offers the member free bets; missing: yes. */
  readonly mayUseFreeBets?: boolean;
  /** The free bet that pays it, or why it does not. */
  readonly paid?: FreeBetRow | TicketRefusal;
}

export interface Assessment {
  readonly legs: readonly CurrentLeg[];
  readonly bets: number;
  readonly riskCents: number;
  readonly winCents: number;
  readonly refusal: TicketRefusal | null;
}

export function assess(betting: BettingService, bet: Bet): Assessment {
  const { slip, accept, time } = bet;
  const book = betting.book(time);
  const legs = slip.legs.map((leg) => currentLeg(book, leg));
  const refused = (why: TicketRefusal): Assessment => ({
    legs,
    bets: 0,
    riskCents: 0,
    winCents: 0,
    refusal: why,
  });
  const wrong = wrongCombination(slip, legs);
  if (wrong !== null) return refused(refusal("combination", wrong));
  const unpaid = freeBetProblem(bet, legs);
  if (unpaid !== null) return refused(unpaid);
  const change = changeIn(legs, accept);
  if (change === "combination") return refused(refusal(change, problemText(legs)));
  if (change) return refused(refusal(change));
  if (isDuplicate(betting, bet)) return refused(refusal("duplicate"));
  return { legs, bets: betsOf(slip), ...figuresWithin(betting, bet, legs) };
}

function figuresWithin(betting: BettingService, bet: Bet, legs: readonly CurrentLeg[]) {
  const found = legs.flatMap((leg) => leg.found ?? []);
  const quotes = legs.map(({ quote }) => quote);
  const [only, second] = quotes;
  const limits = only && !second ? only : seriesLimits(quotes);
  const preview = capPreview({
    rates: ratesOf(quotes, bet.slip),
    enteredCents: bet.slip.stakeCents,
    ...limits,
    balanceCents: bet.paid === undefined ? availableCents(betting, bet) : bet.slip.stakeCents,
    dayRemainingCents: leftToday(betting, bet, found),
  });
  const { winCents, ceilings, belowMinimum } = preview;
  // A free bet is no money of the member's.
  const riskCents = bet.paid === undefined ? preview.riskCents : 0;
  const above = (cap: keyof typeof ceilings) => bet.slip.stakeCents > ceilings[cap];
  const { minCents, maxCents, payoutCapCents } = limits;
  const range = `限额 ${grouped(minCents)} - ${grouped(Math.max(0, maxCents))}`;
  const why =
    (belowMinimum && bet.paid === undefined) || above("limit")
      ? refusal("limits", `投注金额不在限额之内，${range}`)
      : above("payout")
        ? refusal("limits", `可赢金额超过最高派彩 ${grouped(Math.max(0, payoutCapCents))}`)
        : above("day")
          ? refusal("dailyCap")
          : above("balance")
            ? refusal("balance")
            : null;
  return { riskCents, winCents, refusal: why };
}

function availableCents({ database }: BettingService, { member, own }: Bet): number {
  return (memberById(database, member)?.balanceCents ?? 0) + (own?.lockedCents ?? 0);
}

function leftToday({ database }: BettingService, bet: Bet, found: readonly BookPrice[]): number {
  const sports = found.flatMap(({ match, outright }) => match?.sport ?? outright?.sport ?? []);
  const { member, time, own } = bet;
  return dailyLeft(database, { member, time, capCents: capOf(sports), except: own?.id ?? "" });
}

function isDuplicate({ database }: BettingService, { member, slip, own }: Bet): boolean {
  return (
    database
      .prepare(
        `SELECT 1 FROM bet_ticket WHERE member = ? AND betKey = ? AND id <> ?
        AND state IN ('pending', 'open')`,
      )
      .get(member, betKeyOf(slip), own?.id ?? "") !== undefined
  );
}
