// Withdrawals (spec: betting-and-money §7 "Payments"; payloads: docs/decisions/046-money-payloads.md).
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "../coins.ts";
import { PASSWORD_CHECK_FAILED } from "../codes.ts";
import { PAYEE_KINDS, type PayeeKind, WITHDRAWAL_STATES } from "../payments.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const empty = v.strictObject({});
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)); // MD5
const sent = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const units = v.pipe(number, v.safeInteger());
const payeeKind = v.picklist(Object.keys(PAYEE_KINDS) as PayeeKind[]);

export const withdrawalSchema = v.object({
  orderId: filled,
  kind: payeeKind,
  state: v.picklist(WITHDRAWAL_STATES),
  account: filled, // masked, with the bank or network
  amountCents: cents, // taken from the wallet
  feeCents: v.fallback(cents, 0), // part of the amount
  paidCents: cents, // what the account gets
  coin: orNull(
    v.object({
      coin: v.picklist(COIN_CODES),
      network: v.picklist(NETWORKS),
      units, // what the address gets
      rate: filled,
      confirmations: v.fallback(count, 0),
      confirmationsNeeded: count,
      txId: orNull(filled),
    }),
  ),
  createdAt: number, // epoch milliseconds, as all times here
  endedAt: orNull(number),
  /** Place in the queue, 1 is next; null when it is not in the queue. */
  place: orNull(count),
  expectedAt: orNull(number), // arrival, as expected now
  steps: rowsOrNone(v.object({ key: filled, at: orNull(number) })), // `WITHDRAWAL_STEPS`
  note: v.fallback(text, ""), // why refused, failed or in review
  canCancel: v.fallback(yesNo, false),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
export const WITHDRAWAL_STEPS = ["requested", "reviewed", "paid", "arrived"] as const;

/** What can be withdrawn, and why not more. */
export const withdrawInfo = apiCall({
  path: "/fd/api/v1/withdraw/withdrawInfo",
  request: empty,
  response: v.object({
    balanceCents: cents,
    withdrawableCents: cents,
    /** Required turnover by source, open ones first. */
    turnover: rowsOrNone(
      v.object({
        id: filled,
        kind: v.picklist(["deposit", "bonus", "gift", "adjust"]),
        title: filled,
        time: number,
        requiredCents: cents,
        doneCents: cents,
        lockedCents: cents, // what it keeps in the wallet
        endsAt: orNull(number),
      }),
    ),
    bonusCents: v.fallback(cents, 0), // locked reward money
    betsCents: v.fallback(cents, 0), // stakes of open bets
    today: v.object({
      countMax: count,
      countLeft: count,
      maxCents: cents,
      leftCents: cents,
      freeLeft: v.fallback(count, 0), // withdrawals without a fee
    }),
    methods: rows(
      v.object({
        kind: payeeKind,
        minCents: cents,
        maxCents: cents,
        feeBasisPoints: v.fallback(count, 0), // after the free ones
        feeMinCents: v.fallback(cents, 0),
        usualSeconds: orNull(count),
        closed: v.fallback(text, ""), // the reason
      }),
    ),
    hasSecondPassword: yesNo,
    open: rowsOrNone(withdrawalSchema), // not ended, newest first
    time: number,
  }),
  member: true,
});
export type WithdrawInfo = v.InferOutput<typeof withdrawInfo.response>;
export type TurnoverSource = WithdrawInfo["turnover"][number];

/** Rules of the site for withdrawals. */
export const withdrawConfig = apiCall({
  path: "/fd/api/v1/withdraw/baseCfg/list",
  request: empty,
  response: v.object({
    canCancel: v.fallback(yesNo, false), // until a review begins
    hours: v.fallback(text, ""), // `06:00–05:30`
    opensAt: orNull(number), // next opening, while no withdrawal is taken; null: open
    testUnits: orNull(units), // advised first withdrawal to a new coin address
    rules: rowsOrNone(filled), // in words
  }),
  member: true,
});

/**
 * A proof that the second password was typed, for one withdrawal within ten minutes. The password itself is
 * never part of a money call, whose body is stored until its outcome is known.
 */
export const proveSecondPassword = apiCall({
  path: "/fd/api/v1/withdraw/checkPassword",
  request: v.strictObject({ secondPassword: hash }),
  response: v.object({ proof: filled, expiresAt: number }),
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const withdraw = apiCall({
  path: "/fd/api/v1/withdraw/new",
  request: v.strictObject({
    kind: payeeKind,
    accountId: id,
    amountCents: sent,
    proof: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    rateId: v.optional(id),
  }),
  response: withdrawalSchema,
  member: true,
  money: true,
});
export const withdrawStatus = statusCall(withdraw);

export const withdrawOrderInfo = apiCall({
  path: "/fd/api/v1/withdraw/withdrawOrderInfo",
  request: v.strictObject({ orderId: id }),
  response: v.object({ order: withdrawalSchema, time: number }),
  member: true,
});

/** Gives the money back to the wallet; refused once a review has begun. */
export const cancelWithdrawal = apiCall({
  path: "/fd/api/v1/withdraw/cancel",
  request: v.strictObject({ orderId: id }),
  response: withdrawalSchema,
  member: true,
});
