// A deposit order as every deposit call answers it.
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "../coins.ts";
import { DEPOSIT_KINDS, ORDER_STATES, WAIT_PAGES } from "../payments.ts";
import { cents, count, filled, number, orNull, rowsOrNone, text, yesNo } from "./answer-fields.ts";

export const depositOrderSchema = v.object({
  orderId: filled,
  kind: v.picklist(DEPOSIT_KINDS),
  /** Page on which the member waits for it. */
  wait: v.picklist(WAIT_PAGES),
  channel: v.fallback(text, ""), // name of the payment channel
  state: v.picklist(ORDER_STATES),
  amountCents: cents, // as asked for
  dueCents: cents, // to be paid: with the random cents and the fee
  feeCents: v.fallback(cents, 0),
  bonusCents: v.fallback(cents, 0), // of the chosen reward
  receivedCents: orNull(cents), // what arrived
  creditedCents: orNull(cents), // what the wallet got; a reward is held apart until its turnover is reached
  createdAt: number, // epoch milliseconds, as all times here
  expiresAt: number,
  /**
   * What to pay to, line by line; `copy` lines have a copy button. The holder of an account is `exact`: a bank
   * compares the name character by character, so it is in the bank's script in every locale.
   */
  payTo: rowsOrNone(
    v.object({
      label: filled,
      value: filled,
      copy: v.fallback(yesNo, false),
      exact: v.fallback(yesNo, false),
    }),
  ),
  qr: orNull(filled), // text of the code to scan
  payUrl: orNull(filled), // page of the payment channel
  /** `payUrl` may stand in a frame. */
  framed: v.fallback(yesNo, false),
  coin: orNull(
    v.object({
      coin: v.picklist(COIN_CODES),
      network: v.picklist(NETWORKS),
      address: filled,
      units: v.pipe(number, v.safeInteger()), // to be paid, in the smallest unit
      rate: filled, // CNY for one coin, decimal text
      receivedUnits: orNull(v.pipe(number, v.safeInteger())),
      confirmations: v.fallback(count, 0),
      confirmationsNeeded: count,
      txId: orNull(filled),
    }),
  ),
  steps: rowsOrNone(v.object({ key: filled, at: orNull(number) })), // `DEPOSIT_STEPS`
  /** Why the order is in its state, where the state does not say it: short, late, double, wrong network. */
  note: v.fallback(text, ""),
  canCancel: v.fallback(yesNo, false),
  receipts: v.fallback(count, 0), // number of uploaded receipts
  usualSeconds: orNull(count), // from payment to credit, usually
});

export type DepositOrder = v.InferOutput<typeof depositOrderSchema>;

export const DEPOSIT_STEPS = ["created", "assigned", "paid", "credited"] as const;
