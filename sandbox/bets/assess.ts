// Whether a ticket can be taken now, and at which figures.
import type { SlipTicket } from "#contract/api/tickets.ts";
import { capPreview } from "#contract/betting/limits.ts";
import { memberById } from "../accounts/member-store.ts";
import { capOf, limitsOf, seriesLimits } from "./bet-limits.ts";
import { dailyLeft } from "./daily-cap.ts";
import type { BookPrice, Desk } from "./desk.ts";
import { type Accept, changeOf, type LegNow, legNow } from "./leg-now.ts";
import { refusal, type TicketRefusal, yuan } from "./refusals.ts";
import { betKeyOf, betsOf, wrongCombination } from "./slip-rules.ts";
import { ratesOf } from "./ticket-money.ts";

export interface Bet {
  readonly member: number;
  readonly slip: SlipTicket;
  readonly accept: Accept;
  readonly time: number;
  /** The ticket itself, when it is looked at again after its delay: what it locked is still its own. */
  readonly own?: { readonly id: string; readonly lockedCents: number };
}

export interface Assessment {
  readonly legs: readonly LegNow[];
  readonly bets: number;
  readonly riskCents: number;
  readonly winCents: number;
  readonly refusal: TicketRefusal | null;
}

export function assess(desk: Desk, bet: Bet): Assessment {
  const { slip, accept, time } = bet;
  const book = desk.book(time);
  const legs = slip.legs.map((leg) => legNow(book, leg));
  const refused = (why: TicketRefusal): Assessment => ({
    legs,
    bets: 0,
    riskCents: 0,
    winCents: 0,
    refusal: why,
  });
  const wrong = wrongCombination(slip, legs);
  if (wrong !== null) return refused(refusal("combination", wrong));
  const changes = new Set(legs.map((leg) => changeOf(leg, accept)));
  const change = ORDER.find((reason) => changes.has(reason));
  if (change) return refused(refusal(change));
  if (isDuplicate(desk, bet)) return refused(refusal("duplicate"));
  return { legs, bets: betsOf(slip), ...figuresWithin(desk, bet, legs) };
}

const ORDER = ["closed", "line", "score", "odds"] as const;

function figuresWithin(desk: Desk, bet: Bet, legs: readonly LegNow[]) {
  const found = legs.flatMap((leg) => leg.found ?? []);
  const [only, second] = found;
  const limits = only && !second ? limitsOf(only) : seriesLimits(found);
  const preview = capPreview({
    rates: ratesOf(
      legs.map(({ quote }) => quote),
      bet.slip,
    ),
    enteredCents: bet.slip.stakeCents,
    ...limits,
    balanceCents: availableCents(desk, bet),
    dayRemainingCents: leftToday(desk, bet, found),
  });
  const { riskCents, winCents, ceilings, belowMinimum } = preview;
  const above = (cap: keyof typeof ceilings) => bet.slip.stakeCents > ceilings[cap];
  const { minCents, maxCents, payoutCapCents } = limits;
  const range = `限额 ${yuan(minCents)} - ${yuan(maxCents)}`;
  const why =
    belowMinimum || above("limit")
      ? refusal("limits", `投注金额不在限额之内，${range}`)
      : above("payout")
        ? refusal("limits", `可赢额超过最高派彩 ${yuan(payoutCapCents)}`)
        : above("day")
          ? refusal("dailyCap")
          : above("balance")
            ? refusal("balance")
            : null;
  return { riskCents, winCents, refusal: why };
}

function availableCents({ database }: Desk, { member, own }: Bet): number {
  return (memberById(database, member)?.balanceCents ?? 0) + (own?.lockedCents ?? 0);
}

function leftToday({ database }: Desk, bet: Bet, found: readonly BookPrice[]): number {
  const sports = found.flatMap(({ match, outright }) => match?.sport ?? outright?.sport ?? []);
  const { member, time, own } = bet;
  return dailyLeft(database, { member, time, capCents: capOf(sports), except: own?.id ?? "" });
}

function isDuplicate({ database }: Desk, { member, slip, own }: Bet): boolean {
  return (
    database
      .prepare(
        `SELECT 1 FROM bet_ticket WHERE member = ? AND betKey = ? AND id <> ?
        AND state IN ('pending', 'open')`,
      )
      .get(member, betKeyOf(slip), own?.id ?? "") !== undefined
  );
}
