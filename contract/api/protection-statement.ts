// The statement of a member: money in and out, stakes and returns (RTS 1B, 1C). Amounts in cents of CNY.
import * as v from "valibot";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  pageAsked,
  rows,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const sums = v.object({
  depositCents: cents,
  withdrawalCents: cents,
  netDepositCents: cents, // deposits less withdrawals (RTS 1C)
  stakedCents: cents,
  returnedCents: cents,
  netCents: cents, // returned less staked
});
export type StatementSums = v.InferOutput<typeof sums>;

/** Deposits and withdrawals that ended, settled bets and rounds, by the day they ended. */
export const protectionStatement = apiCall({
  path: "/site/api/v1/user/protection/statement",
  switch: "safety",
  request: v.strictObject({
    by: v.picklist(["day", "game", "venue"]),
    /** Epoch milliseconds, from inclusive to exclusive; null: without a limit. */
    from: v.nullable(v.number()),
    to: v.nullable(v.number()),
    ...pageAsked(100),
  }),
  response: v.pipe(
    v.object({
      total,
      since: orNull(number), // registration
      allTime: sums,
      range: sums,
      /** By day the newest first, else the largest stake first. Money in and out only by day. */
      list: rows(
        v.object({
          key: filled, // `yyyy-mm-dd` in China time, game or venue code
          name: v.fallback(text, ""),
          first: orNull(number),
          last: orNull(number),
          count: v.fallback(count, 0), // bets and rounds
          ...sums.entries,
        }),
      ),
    }),
    v.transform(withTotal),
  ),
  member: true,
});
export type ProtectionStatement = v.InferOutput<typeof protectionStatement.response>;
