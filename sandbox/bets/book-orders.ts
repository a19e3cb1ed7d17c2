// Orders of the control surface to the book as bets see it: a match suspended for a while, a result that
// is decided by hand.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { CancelReason } from "#contract/betting/result-codes.ts";
import { RESULT_CODES } from "#contract/betting/result-codes.ts";
import type { MatchResult } from "#contract/betting/settlement.ts";
import type { BookView } from "./desk.ts";

const pair = v.nullable(v.tuple([v.number(), v.number()]));
const isReason = (text: unknown) =>
  typeof text === "string" && Object.values<string>(RESULT_CODES).includes(text);

export const ResultOrderSchema = v.strictObject({
  status: v.optional(v.picklist(["ended", "abandoned", "postponed", "cancelled"]), "ended"),
  /** Why it was cancelled. */
  reason: v.optional(v.custom<CancelReason>(isReason)),
  /** A play whose figures are not told is void. */
  score: v.optional(pair, null),
  half: v.optional(pair, null),
  corners: v.optional(pair, null),
  cards: v.optional(pair, null),
  /** Champions: the competitor's `r`. */
  winner: v.optional(v.nullable(v.string()), null),
});
export type ResultOrder = v.InferOutput<typeof ResultOrderSchema>;

const OrderSchema = v.object({
  suspendFrom: v.number(),
  suspendTo: v.number(),
  result: v.nullable(v.string()),
});

export function withOrders(database: DatabaseSync, book: BookView, time: number): BookView {
  const find = database.prepare("SELECT * FROM book_order WHERE gameId = ?");
  const order = (gameId: string) => {
    const row = find.get(gameId);
    return row === undefined ? null : v.parse(OrderSchema, row);
  };
  const decided = (gameId: string): ResultOrder | null => {
    const result = order(gameId)?.result ?? null;
    return result === null ? null : v.parse(ResultOrderSchema, JSON.parse(result));
  };
  return {
    match: (gameId) => book.match(gameId),
    score: (gameId) => decided(gameId)?.score ?? book.score(gameId),
    price(priceId) {
      const found = book.price(priceId);
      return found && decided(gameOf(found)) ? null : found;
    },
    suspended(gameId) {
      const known = order(gameId);
      const held = known !== null && known.suspendFrom <= time && time < known.suspendTo;
      return held || book.suspended(gameId);
    },
    result: (gameId) => (decided(gameId) ? { settledAt: time } : book.result(gameId)),
    settlement(gameId, w) {
      const known = decided(gameId);
      const own = book.settlement(gameId, w);
      return known && own ? resultOf(known, own.sport) : own;
    },
    winner: (gameId) => decided(gameId)?.winner ?? book.winner(gameId),
  };
}

export function orderSuspension(
  database: DatabaseSync,
  gameId: string,
  [from, to]: readonly [from: number, to: number],
): void {
  database
    .prepare(
      `INSERT INTO book_order (gameId, suspendFrom, suspendTo, result) VALUES (?1, ?2, ?3, NULL)
      ON CONFLICT (gameId) DO UPDATE SET suspendFrom = ?2, suspendTo = ?3`,
    )
    .run(gameId, from, to);
}

/** Null takes the order back. */
export function orderResult(
  database: DatabaseSync,
  gameId: string,
  result: ResultOrder | null,
): void {
  database
    .prepare(
      `INSERT INTO book_order (gameId, suspendFrom, suspendTo, result) VALUES (?1, 0, 0, ?2)
      ON CONFLICT (gameId) DO UPDATE SET result = ?2`,
    )
    .run(gameId, result && JSON.stringify(result));
}

function resultOf(order: ResultOrder, sport: MatchResult["sport"]): MatchResult {
  const { status, reason, score, half, corners, cards } = order;
  return {
    sport,
    status,
    reason,
    score: { half, full: score },
    corners: corners && { half: null, full: corners },
    cards: cards && { half: null, full: cards },
  };
}

function gameOf(found: NonNullable<ReturnType<BookView["price"]>>): string {
  return found.match?.gameId ?? found.outright?.gameId ?? "";
}
