// The past bets of the demo accounts. They are placed and settled at past times by the same functions as every
// bet; afterwards the accounts have the balances they were seeded with.
import type { DatabaseSync } from "node:sqlite";
import { memberById, type MemberRow } from "../../backend/accounts/member-store.ts";
import type { BettingService } from "../../backend/bets/betting-service.ts";
import { placeTicket } from "../../backend/bets/place/place-ticket.ts";
import { settleDue } from "../../backend/bets/settle/settle-due.ts";
import { inTransaction } from "../../backend/database/transaction.ts";
import { DAY, HOUR, MINUTE } from "../../backend/time/china-time.ts";
import { post, OUTSIDE, setBalances, walletOf } from "../../backend/wallet/ledger.ts";
import { bookAt } from "../book/book.ts";
import { between } from "../random.ts";
import type { World } from "../world.ts";
import { legOf, legsOf, matchOf, slipOf } from "./bet-history-slips.ts";

/** Number of tickets by account. */
const TICKETS: Readonly<Record<string, number>> = { demo88: 42, risky88: 6 };
const DAYS = 40;
/** Lent while the history is written, so that every past bet can be paid. */
const LOAN = 10_000_000;

/** Written once per account, when its bets are first read. */
export function importBetHistory(world: World, member: number, time: number): void {
  const row = memberById(world.database, member);
  const count = TICKETS[row?.nameKey ?? ""] ?? 0;
  if (!row || count === 0 || isWritten(world.database, member)) return;
  inTransaction(world.database, () => {
    world.database.prepare("INSERT INTO bet_history (member) VALUES (?)").run(member);
    writeHistory(world, { row, count }, time);
  });
}

function writeHistory(
  world: World,
  { row, count }: { readonly row: MemberRow; readonly count: number },
  time: number,
): void {
  const betting: BettingService = {
    database: world.database,
    book: (moment) => bookAt(world, moment),
  };
  const { id, balanceCents, lockedCents, createdAt } = row;
  post(world.database, { reason: "deposit", reference: String(id), time: createdAt }, [
    [OUTSIDE, -LOAN],
    [walletOf(id), LOAN],
  ]);
  for (let number = 0; number < count; number++) {
    const placedAt = momentOf(world, { row, number, count }, time);
    settleDue(betting, placedAt, id);
    const legs = legsOf(world, betting, { key: `${id} ${number}`, placedAt });
    if (legs.length > 0) {
      placeTicket(betting, {
        member: id,
        slip: slipOf(world, legs, `${id} ${number}`),
        accept: "any",
        time: placedAt,
      });
    }
  }
  settleDue(betting, time, id);
  betLocked(world, betting, row, time);
  setBalances(world.database, { id, balanceCents, lockedCents }, { reason: "withdrawal", time });
}

/** The seeded locked money is the stake of an open bet on a match of tomorrow. */
function betLocked(
  world: World,
  betting: BettingService,
  { id, lockedCents }: MemberRow,
  time: number,
): void {
  if (lockedCents === 0) return;
  setBalances(world.database, { id, lockedCents: 0 }, { reason: "withdrawal", time });
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
  {
    row,
    number,
    count,
  }: { readonly row: MemberRow; readonly number: number; readonly count: number },
  time: number,
): number {
  const days = DAYS * (1 - number / count) + 1;
  const rounded = Math.floor((time - days * DAY) / HOUR) * HOUR;
  return rounded + between(-5 * HOUR, 5 * HOUR, seed, row.id, number, "placed");
}

function isWritten(database: DatabaseSync, member: number): boolean {
  return database.prepare("SELECT 1 FROM bet_history WHERE member = ?").get(member) !== undefined;
}
