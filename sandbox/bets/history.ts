// What the demo accounts have bet before anybody looks: placed and settled at their own moments by the same
// functions as every other bet, with money that leaves the accounts as they are told at the start.
import type { DatabaseSync } from "node:sqlite";
import { memberById, type MemberRow } from "../accounts/member-store.ts";
import { post, OUTSIDE, setBalances, walletOf } from "../ledger/ledger.ts";
import { inTransaction } from "../ledger/transaction.ts";
import { between } from "../random.ts";
import type { World } from "../world.ts";
import { catchUp } from "./catch-up.ts";
import { type Desk, deskOf } from "./desk.ts";
import { legOf, legsOf, matchOf, slipOf } from "./history-slips.ts";
import { placeTicket } from "./place-ticket.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Tickets by account; the others have never bet. */
const TICKETS: Readonly<Record<string, number>> = { demo88: 42, risky88: 6 };
const DAYS = 40;
/** What is lent while the history is written, so that no old bet waits for a win. */
const LOAN = 10_000_000;

/** Written once for an account, at the first call that shows it. */
export function keepHistory(world: World, member: number, time: number): void {
  const row = memberById(world.database, member);
  const count = TICKETS[row?.nameKey ?? ""] ?? 0;
  if (!row || count === 0 || isKept(world.database, member)) return;
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
  const desk = deskOf(world);
  const { id, balanceCents, lockedCents, createdAt } = row;
  post(world.database, { reason: "deposit", reference: String(id), time: createdAt }, [
    [OUTSIDE, -LOAN],
    [walletOf(id), LOAN],
  ]);
  for (let number = 0; number < count; number++) {
    const placedAt = momentOf(world, { row, number, count }, time);
    catchUp(desk, placedAt, id);
    const legs = legsOf(world, desk, { key: `${id} ${number}`, placedAt });
    if (legs.length > 0) {
      placeTicket(desk, {
        member: id,
        slip: slipOf(world, legs, `${id} ${number}`),
        accept: "any",
        time: placedAt,
      });
    }
  }
  catchUp(desk, time, id);
  betLocked(world, desk, row, time);
  setBalances(world.database, { id, balanceCents, lockedCents }, { reason: "withdrawal", time });
}

/** What is locked from the start is the stake of a bet on tomorrow. */
function betLocked(world: World, desk: Desk, { id, lockedCents }: MemberRow, time: number): void {
  if (lockedCents === 0) return;
  setBalances(world.database, { id, lockedCents: 0 }, { reason: "withdrawal", time });
  const placedAt = time - between(40, 90, world.seed, id, "open") * MINUTE;
  const key = `${id} open`;
  const match = matchOf(world, desk, { key, placedAt, startsIn: DAY });
  const leg = match && legOf(world, match, key);
  if (!leg) return;
  const slip = { ...slipOf(world, [leg], key), stakeCents: lockedCents };
  placeTicket(desk, { member: id, slip, accept: "any", time: placedAt });
}

/** Oldest first, about one a day, the last one not today. */
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

function isKept(database: DatabaseSync, member: number): boolean {
  return database.prepare("SELECT 1 FROM bet_history WHERE member = ?").get(member) !== undefined;
}
