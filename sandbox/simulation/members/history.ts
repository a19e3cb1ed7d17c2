// The history of the demo accounts: bets and money in order of time, booked by the functions of the backend.
// Afterwards the accounts have the balances of their seed.
import type { DatabaseSync } from "node:sqlite";
import { ownValue } from "#contract/own-value.ts";
import { memberById, type MemberRow } from "../../backend/members/member-store.ts";
import type { BettingService } from "../../backend/bets/betting-service.ts";
import { placeTicket } from "../../backend/bets/place/place-ticket.ts";
import { settleDue } from "../../backend/bets/settle/settle-due.ts";
import { inTransaction } from "../../backend/database/transaction.ts";
import { DAY, HOUR, lastMidnight, MINUTE } from "../../backend/time/china-time.ts";
import { accountCents, setBalances, walletOf } from "../../backend/ledger/ledger.ts";
import { settleTurnover } from "../../backend/wallet/turnover.ts";
import { bookAt } from "../book/book.ts";
import { between } from "../random.ts";
import type { World } from "../world.ts";
import { legOf, legsOf, matchOf, slipOf } from "./bet-history-slips.ts";
import { dateReward } from "./demo-held-money.ts";
import { type PastEvent, pastMoney } from "./money-history.ts";
import { pastDeposit } from "./past-deposit.ts";
import { claimUpgrade, pastEngagement } from "./past-engagement.ts";
import { pastFeedback } from "./past-feedback.ts";
import { pastWithdrawal } from "./past-withdrawal.ts";

/** Number of tickets by account. */
const TICKETS: Readonly<Record<string, number>> = { demo88: 42, risky88: 6 };
const DAYS = 40;
/** A member with less than this in the wallet deposits first. */
const LOW_CENTS = 250_000;
const REWARD_DAYS = 3;
/** The smallest deposit and withdrawal. */
const LEAST_CENTS = 10_000;

/** Written once per account, when its bets or its money are first read. */
export function importHistory(world: World, member: number, time: number): void {
  const row = memberById(world.database, member);
  const count = ownValue(TICKETS, row?.nameKey ?? "") ?? 0;
  if (!row || count === 0 || isWritten(world.database, member)) return;
  inTransaction(world.database, () => {
    world.database.prepare("INSERT INTO written_history (member) VALUES (?)").run(member);
    writeHistory(world, { row, count }, time);
  });
}

interface Past {
  readonly row: MemberRow;
  /** Of tickets. */
  readonly count: number;
}

function writeHistory(world: World, past: Past, time: number): void {
  const betting: BettingService = {
    database: world.database,
    book: (moment) => bookAt(world, moment),
  };
  const { row } = past;
  dateReward(world.database, row.id, time - REWARD_DAYS * DAY);
  const events = [
    ...pastBets(world, betting, past, time),
    ...pastMoney(world, row, time),
    ...pastEngagement(world, row, time),
    ...pastFeedback(world, row, time),
  ];
  for (const { at, run } of events.toSorted((left, right) => left.at - right.at)) {
    settleDue(betting, at, row.id);
    if (accountCents(world.database, walletOf(row.id)) < LOW_CENTS) {
      pastDeposit(world, row, { at: at - 30 * MINUTE, cents: LOW_CENTS });
    }
    run();
  }
  settleDue(betting, time, row.id);
  betLocked(world, betting, row, time);
  settleTurnover(world.database, row.id, time);
  claimUpgrade(world, row, time - REWARD_DAYS * DAY);
  closeHistory(world, row, time);
  settleTurnover(world.database, row.id, time);
}

function pastBets(
  world: World,
  betting: BettingService,
  past: Past,
  time: number,
): readonly PastEvent[] {
  const { row, count } = past;
  return Array.from({ length: count }, (_, number) => {
    const placedAt = momentOf(world, { ...past, number }, time);
    const key = `${row.id} ${number}`;
    const run = () => {
      const legs = legsOf(world, betting, { key, placedAt });
      if (legs.length === 0) return;
      const slip = slipOf(world, legs, key);
      placeTicket(betting, { member: row.id, slip, accept: "any", time: placedAt });
    };
    return { at: placedAt, run };
  });
}

/** A withdrawal or deposit of yesterday evening brings the wallet to the seeded balance. */
function closeHistory(world: World, row: MemberRow, time: number): void {
  const { id, balanceCents } = row;
  const at = lastMidnight(time) - 3 * HOUR;
  const over = accountCents(world.database, walletOf(id)) - balanceCents;
  if (over === 0) return;
  const least = Math.abs(over) < LEAST_CENTS ? LEAST_CENTS : 0;
  const deposited = over < 0 ? -over + least : least;
  if (deposited > 0) pastDeposit(world, row, { at: at - HOUR, cents: deposited });
  const taken = over < 0 ? least : over + least;
  if (taken > 0) pastWithdrawal(world, row, { at, cents: taken, end: "arrived" });
}

/** The seeded locked money is the stake of an open bet on a match of tomorrow. */
function betLocked(
  world: World,
  betting: BettingService,
  { id, lockedCents }: MemberRow,
  time: number,
): void {
  if (lockedCents === 0) return;
  setBalances(world.database, { id, lockedCents: 0 }, { reason: "opening", time });
  const placedAt = time - between(40, 90, world.seed, id, "open") * MINUTE;
  const key = `${id} open`;
  const match = matchOf(world, betting, { key, placedAt, startsIn: DAY });
  const leg = match && legOf(world, match, key);
  if (!leg) return;
  const slip = { ...slipOf(world, [leg], key), stakeCents: lockedCents };
  placeTicket(betting, { member: id, slip, accept: "any", time: placedAt });
}

/** Oldest first, about one a day, none today. */
function momentOf(
  { seed }: World,
  { row, number, count }: Past & { readonly number: number },
  time: number,
): number {
  const days = DAYS * (1 - number / count) + 1;
  const rounded = Math.floor((time - days * DAY) / HOUR) * HOUR;
  return rounded + between(-5 * HOUR, 5 * HOUR, seed, row.id, number, "placed");
}

function isWritten(database: DatabaseSync, member: number): boolean {
  return (
    database.prepare("SELECT 1 FROM written_history WHERE member = ?").get(member) !== undefined
  );
}
