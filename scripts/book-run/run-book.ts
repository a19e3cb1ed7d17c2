// The simulated book in accelerated time: prices change, automated bettors place, cash out, set automatic cash-outs and
// edit series, bets settle, and at the end the ledger is checked.
import { randomUUID } from "node:crypto";
import type { SportMatch } from "#contract/api/sport.ts";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { insertMember } from "../../sandbox/backend/members/member-store.ts";
import type { BettingService } from "../../sandbox/backend/bets/betting-service.ts";
import { changeAutoCashOut } from "../../sandbox/backend/bets/cash-out/auto-cash-out.ts";
import { cashOut, cashOutQuote } from "../../sandbox/backend/bets/cash-out/cash-out.ts";
import { editBet, editQuote } from "../../sandbox/backend/bets/cash-out/edit-bet.ts";
import { placeBet } from "../../sandbox/backend/bets/place/place-bet.ts";
import { settleDue } from "../../sandbox/backend/bets/settle/settle-due.ts";
import { readTickets } from "../../sandbox/backend/bets/ticket-store.ts";
import { openDatabase } from "../../sandbox/backend/open-database.ts";
import { grantFreeBet } from "../../sandbox/backend/free-bets/grant-free-bet.ts";
import { ledgerProblems } from "../../sandbox/backend/ledger/ledger-check.ts";
import { bookAt, bookOf } from "../../sandbox/simulation/book/book.ts";
import { channelsOf } from "../../sandbox/simulation/book/book-channels.ts";
import { createWorld } from "../../sandbox/simulation/world.ts";
import { randomTurns, type Turn } from "./random-turns.ts";

export interface BookRun {
  /** Simulated seconds. */
  readonly seconds: number;
  readonly bettors: number;
  readonly matches: number;
  /** Milliseconds between two prices of a match in play. */
  readonly paceMs: number;
  readonly seed: number;
  /** Simulated second, after each minute. */
  readonly onMinute?: (minute: number) => void;
}

export interface BookEnd {
  readonly changes: number;
  readonly done: Readonly<Record<Turn | "refused", number>>;
  readonly tickets: Readonly<Record<string, number>>;
  /** Automatic cash-outs that were carried out. */
  readonly automatic: number;
  /** Always empty unless there is a bug. */
  readonly problems: readonly string[];
}

const START = Date.UTC(2026, 10, 21, 11, 46, 8);
const CHANNEL = "FT.RB";

export function runBook(run: BookRun): BookEnd {
  const { seconds, bettors, seed } = run;
  const world = createWorld(openDatabase(), [], seed);
  const betting: BettingService = { database: world.database, book: (at) => bookAt(world, at) };
  Object.assign(bookOf(world).settings, { matches: run.matches, pace: run.paceMs });
  const members = Array.from({ length: bettors }, (_, index) => newMember(betting, index));
  const turns = randomTurns(seed);
  const done = { place: 0, cashOut: 0, auto: 0, edit: 0, refused: 0 };
  const channel = channelsOf(world).channel(CHANNEL, START);
  if (channel === null) throw new Error(`The book has no channel ${CHANNEL}.`);
  let seq = channel.snapshot(START).seq;
  let changes = 0;
  for (let second = 1; second <= seconds; second++) {
    const time = START + second * 1000;
    channel.advance(time);
    for (const delta of channel.since(seq) ?? []) {
      changes += delta.prices.length;
      seq = delta.seq;
    }
    const matches = channel.snapshot(time).matches;
    for (const member of members) {
      const turn = turns.next();
      if (turn === null) continue;
      settleDue(betting, time, member);
      const isDone = act(betting, { member, time, turn, matches, pick: turns.pick });
      done[isDone ? turn : "refused"] += 1;
    }
    if (second % 60 === 0) run.onMinute?.(second / 60);
  }
  settleDue(betting, START + seconds * 1000);
  return { changes, done, ...counts(betting), problems: ledgerProblems(world.database) };
}

interface Acting {
  readonly member: number;
  readonly time: number;
  readonly turn: Turn;
  readonly matches: readonly SportMatch[];
  readonly pick: <T>(list: readonly T[]) => T | undefined;
}

/** @returns whether the book did it */
function act(betting: BettingService, acting: Acting): boolean {
  const { member, time, turn, matches, pick } = acting;
  const at = { member, time, key: randomUUID() };
  if (turn === "place") return place(betting, acting);
  const open = readTickets(betting.database, "member = ? AND state = 'open'", [member]);
  const stored = pick(turn === "edit" ? open.filter(({ legs }) => legs.length > 1) : open);
  if (!stored) return false;
  const ticketId = stored.ticket.id;
  if (turn === "auto") {
    const { riskCents, freeCents } = stored.ticket;
    const atCents = Math.ceil((riskCents + freeCents) * 1.01);
    return changeAutoCashOut(betting, at, { ticketId, atCents }).state === "set";
  }
  if (turn === "edit") {
    const legs = [legIn(matches, pick), legIn(matches, pick)].flatMap((leg) => leg ?? []);
    if (legs.length === 0) return false;
    const { quoteId, valueCents } = editQuote(betting, at, { ticketId, legs });
    return editBet(betting, at, { ticketId, quoteId, legs, valueCents }).state === "done";
  }
  const { quoteId, valueCents } = cashOutQuote(betting, at, ticketId);
  // A free bet is cashed out as a whole.
  const percent = stored.ticket.freeBet === null ? (pick([100, 50]) ?? 100) : 100;
  const wanted = {
    ticketId,
    quoteId,
    percent,
    valueCents: Math.floor((valueCents * percent) / 100),
  };
  return cashOut(betting, at, wanted).state === "done";
}

function place(betting: BettingService, { member, time, matches, pick }: Acting): boolean {
  const size = pick([1, 1, 2, 3]) ?? 1;
  const legs = Array.from({ length: size }, () => {
    const made = pick([legIn, legIn, combinedIn]) ?? legIn;
    return made(matches, pick) ?? [];
  }).flat();
  if (legs.length === 0) return false;
  const ticket = {
    legs,
    sizes: [legs.length],
    bankers: [],
    stakeCents: STAKE_CENTS,
    oddsType: "H" as const,
  };
  const at = { member, time, key: randomUUID() };
  const freeBet = pick(PAYMENTS) === "free" ? { freeBet: newFreeBet(betting, at) } : {};
  const { tickets } = placeBet(betting, at, {
    tickets: [{ ...ticket, ...freeBet }],
    accept: "any",
  });
  return tickets.every(({ state }) => state !== "refused");
}

const STAKE_CENTS = 10_000;
/** One bet in five is paid by a free bet. */
const PAYMENTS = ["money", "money", "money", "money", "free"] as const;

function newFreeBet(
  { database }: BettingService,
  {
    member,
    time,
    key: id,
  }: { readonly member: number; readonly time: number; readonly key: string },
): string {
  const given = {
    source: "welfare",
    title: "",
    amountCents: STAKE_CENTS,
    leastOdds: null,
  } as const;
  grantFreeBet(database, { ...given, member, id, time });
  return id;
}

function legIn(matches: readonly SportMatch[], pick: Acting["pick"]): QuotedLeg | null {
  const match = pick(matches);
  const market = match && pick(match.markets.filter(({ state }) => state === "open"));
  const price = market && pick(market.prices.filter(({ active }) => active));
  if (!match || !market || !price) return null;
  const { isLive, sc_FT_H: home, sc_FT_C: away } = match.state;
  const score: [number, number] | null = isLive ? [home, away] : null;
  const { id: priceId, r, odds } = price;
  return { priceId, gameId: match.gameId, w: market.w, r, line: market.line, odds, score };
}

/** Two plays of a match on half lines or without a line; the book refuses those that do not go together. */
function combinedIn(matches: readonly SportMatch[], pick: Acting["pick"]): QuotedLeg | null {
  const match = pick(matches);
  if (!match) return null;
  const markets = match.markets.filter(({ line }) => line === null || line.endsWith(".5"));
  const parts = [0, 1].flatMap(() => legIn([{ ...match, markets }], pick) ?? []);
  const [first, second] = parts;
  if (!first || !second) return null;
  const { gameId, score } = first;
  const priceId = combinationId(gameId, [first.priceId, second.priceId]);
  const terms = { w: COMBINATION, r: ALL_WIN, line: null, odds: "1.00", score };
  return { priceId, gameId, ...terms, parts };
}

function newMember({ database }: BettingService, index: number): number {
  const secret = { passwordHash: "", salt: "" };
  const name = `bettor${index}`;
  const money = { balanceCents: 100_000_000, createdAt: START };
  return insertMember(database, { site: "aurora", name, ...money, ...secret }).id;
}

function counts({ database }: BettingService): Pick<BookEnd, "tickets" | "automatic"> {
  const rows = database
    .prepare("SELECT state, count(*) AS count FROM bet_ticket GROUP BY state")
    .all();
  const row = database
    .prepare("SELECT count(*) AS count FROM bet_ticket WHERE autoState = 'done'")
    .get();
  return {
    tickets: Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)])),
    automatic: Number(row?.["count"]),
  };
}
