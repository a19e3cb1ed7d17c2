// Deposits (spec: betting-and-money §7 "Payments"; payloads: docs/decisions/046-money-payloads.md).
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "../coins.ts";
import { DEPOSIT_KINDS, WAIT_PAGES } from "../payments.ts";
import {
  cents,
  count,
  filled,
  nothing,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  yesNo,
} from "./answer-fields.ts";
import { depositOrderSchema } from "./deposit-order.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const empty = v.strictObject({});
const orderId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const sent = v.pipe(v.number(), v.safeInteger(), v.minValue(1)); // cents or units of a request

/** Why a method cannot be used now. */
const closed = orNull(
  v.object({
    message: filled,
    opensAt: orNull(number),
    /** What would change it: a level, a bound phone, a real name. */
    remedy: orNull(v.picklist(["vip", "phone", "realName", "service"])),
  }),
);

const channel = v.object({
  id: filled,
  name: filled,
  minCents: cents,
  maxCents: cents,
  quickCents: rowsOrNone(cents), // suggested amounts
  fixedCents: rowsOrNone(cents), // the only amounts it takes; empty: any within the limits
  randomCents: v.fallback(yesNo, false), // the amount to pay gets random cents
  feeBasisPoints: v.fallback(count, 0), // 1/100 of a percent of the amount
  usualSeconds: orNull(count),
  successBasisPoints: orNull(count), // of the last 100 orders
  hours: v.fallback(text, ""), // `09:00–23:00`; empty: always
  closed,
  needsName: v.fallback(yesNo, false), // the payer's registered name must be known
  wait: orNull(v.picklist(WAIT_PAGES)), // null: no order, the deposit service
  opens: orNull(v.picklist(["frame", "window"])), // how the channel's own page opens
  /** Of coin channels. */
  coins: rowsOrNone(
    v.object({
      coin: v.picklist(COIN_CODES),
      network: v.picklist(NETWORKS),
      rate: filled, // CNY for one coin, decimal text
      minUnits: v.pipe(number, v.safeInteger()),
      confirmations: count,
      usualSeconds: orNull(count),
    }),
  ),
  why: orNull(v.picklist(["fastest", "noFee", "lastUsed"])), // reason of the recommendation
  tutorial: rowsOrNone(filled), // steps, in words
});

/** Methods the member can use first, in the order of the recommendation; the others with the reason. */
export const paymentTypes = apiCall({
  path: "/fd/api/v1/payment/types",
  switch: "deposit",
  request: empty,
  response: v.object({
    types: rows(
      v.object({
        id: filled,
        kind: v.picklist(DEPOSIT_KINDS),
        name: filled,
        badge: v.fallback(text, ""), // `最快`
        closed,
        channels: rows(channel),
      }),
    ),
    /** Orders that are not ended, newest first. */
    open: rowsOrNone(depositOrderSchema),
    time: number, // the server's clock
  }),
  member: true,
});
export type PaymentType = v.InferOutput<typeof paymentTypes.response>["types"][number];
export type PaymentChannel = PaymentType["channels"][number];

/** The payer is the registered name, so no name is sent. */
export const pay = apiCall({
  path: "/fd/api/v1/payment/pay",
  switch: "deposit",
  request: v.strictObject({
    channelId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    amountCents: sent,
    rewardId: v.optional(orderId),
    coin: v.optional(v.picklist(COIN_CODES)),
    network: v.optional(v.picklist(NETWORKS)),
  }),
  response: depositOrderSchema,
  member: true,
  money: true,
});
export const payStatus = statusCall(pay);

export const depositOrderStatus = apiCall({
  path: "/fd/api/v1/payment/getDepositOrderStatus",
  switch: "deposit",
  request: v.strictObject({ orderId }),
  response: v.object({ order: depositOrderSchema, time: number }),
  member: true,
});

/** Refused once a payment has been seen. */
export const closeOrder = apiCall({
  path: "/fd/api/v1/payment/closeOrder",
  switch: "deposit",
  request: v.strictObject({ orderId }),
  response: depositOrderSchema,
  member: true,
});

/** The member has paid; `receipt` is the url of an upload. */
export const confirmPaid = apiCall({
  path: "/fd/api/v1/payment/confirmPaid",
  switch: "deposit",
  request: v.strictObject({
    orderId,
    receipt: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  response: depositOrderSchema,
  member: true,
});

/** Words that tell the deposit service who is asking; used up by one deposit. */
export const createSignalCode = apiCall({
  path: "/fd/api/v1/payment/createSignalCode",
  switch: "deposit",
  request: empty,
  response: v.object({ code: filled, expiresAt: number }),
  member: true,
});

/** The deposit service of this member. */
export const customerInfo = apiCall({
  path: "/fd/api/v1/payment/getCustomerInfo",
  switch: "deposit",
  request: empty,
  response: v.object({
    name: filled,
    url: filled,
    hours: v.fallback(text, ""),
    usualSeconds: orNull(count),
  }),
  member: true,
});

/** The real name that a first deposit asks for. */
export const bindFromDeposit = apiCall({
  path: "/site/api/v1/user/member/bindFromDeposit",
  switch: "deposit",
  request: v.strictObject({ realName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)) }),
  response: nothing,
  member: true,
});
