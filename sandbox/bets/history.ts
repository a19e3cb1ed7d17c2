// What the demo accounts have bet before anybody looks: placed and settled at their own moments by the same
// functions as every other bet, with money that leaves the accounts as they are told at the start.
import type { DatabaseSync } from "node:sqlite";
import type { SportMatch } from "#contract/api/sport.ts";
import type { QuotedLeg, SlipTicket } from "#contract/api/tickets.ts";
import { memberById, type MemberRow } from "../accounts/member-store.ts";
import { bookOf } from "../book/book.ts";
import { PLANS } from "../book/plans.ts";
import { post, OUTSIDE, setBalances, walletOf } from "../ledger/ledger.ts";
import { inTransaction } from "../ledger/transaction.ts";
import { at, between, pick, unit } from "../random.ts";
import type { World } from "../world.ts";
import { catchUp } from "./catch-up.ts";
import { type Desk, deskOf } from "./desk.ts";
import { placeTicket } from "./place-ticket.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Tickets by account; the others have never bet. */
const TICKETS: Readonly<Record<string, number>> = { demo88: 42, risky88: 6 };
const DAYS = 40;
const STAKES = [5000, 10_000, 10_000, 20_000, 20_000, 30_000, 50_000] as const;
const SPORTS = ["FT", "FT", "FT", "BK", "BK", "TN", "SK", "VB", "BS"] as const;
const PLAYS = ["R", "OU", "M", "R", "OU", "HR", "EO"] as const;
const SIDES = 6;
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

interface Moment {
  readonly key: string;
  readonly placedAt: number;
  readonly startsIn?: number;
}

/** One leg mostly, two or three now and then. */
function legsOf(world: World, desk: Desk, { key, placedAt }: Moment): QuotedLeg[] {
  const dice = unit(world.seed, key, "legs");
  const wanted = dice < 0.72 ? 1 : dice < 0.88 ? 2 : 3;
  const legs: QuotedLeg[] = [];
  for (let place = 0; place < wanted; place++) {
    const match = matchOf(world, desk, { key: `${key} ${place}`, placedAt });
    const leg = match && legOf(world, match, `${key} ${place}`);
    if (leg && legs.every(({ gameId }) => gameId !== leg.gameId)) legs.push(leg);
  }
  return legs;
}

function matchOf(
  world: World,
  desk: Desk,
  { key, placedAt, startsIn = 20 * MINUTE }: Moment,
): SportMatch | null {
  const plan = PLANS.find(({ sport }) => sport === pick(SPORTS, world.seed, key, "sport"));
  if (!plan) return null;
  const from = placedAt + startsIn;
  const next = bookOf(world).fixtures.between(plan, from, from + 240 * MINUTE);
  const chosen = next.length === 0 ? null : pick(next, world.seed, key, "match");
  return chosen && desk.book(placedAt).match(chosen.id);
}

function legOf({ seed }: World, match: SportMatch, key: string): QuotedLeg | null {
  const start = between(0, PLAYS.length - 1, seed, key, "play");
  for (let turn = 0; turn < PLAYS.length; turn++) {
    const w = at(PLAYS, start + turn);
    const market = match.markets.find((one) => one.w === w && one.state === "open");
    const price = market?.prices[between(0, SIDES, seed, key, "side") % market.prices.length];
    if (!market || !price?.active) continue;
    const { id: priceId, r, odds } = price;
    return { priceId, gameId: match.gameId, w, r, line: market.line, odds, score: null };
  }
  return null;
}

function slipOf({ seed }: World, legs: QuotedLeg[], key: string): SlipTicket {
  const isSystem = legs.length === 3 && unit(seed, key, "system") < 0.4;
  const stake = pick(STAKES, seed, key, "stake");
  return {
    legs,
    sizes: isSystem ? [2, 3] : [legs.length],
    bankers: [],
    stakeCents: isSystem ? stake / 5 : stake,
    oddsType: "H",
  };
}

function isKept(database: DatabaseSync, member: number): boolean {
  return database.prepare("SELECT 1 FROM bet_history WHERE member = ?").get(member) !== undefined;
}
