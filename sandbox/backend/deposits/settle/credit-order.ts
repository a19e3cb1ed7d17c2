import type { DatabaseSync } from "node:sqlite";
import { HOUSE, OUTSIDE, post, walletOf } from "../../wallet/ledger.ts";
import { bonusOf } from "../deposit-rewards.ts";
import { feeWithin } from "../due-amount.ts";
import type { OrderRow } from "../order-row.ts";
import { updateOrder } from "../order-store.ts";

/** Pays what arrived into the wallet, less the fee, which the operator owes to the channel. */
export function creditOrder(database: DatabaseSync, order: OrderRow, time: number): OrderRow {
  const { id, member, receivedCents, dueCents, feeBasisPoints, amountCents, reward } = order;
  if (receivedCents === null) throw new Error(`nothing arrived for ${id}`);
  const full = receivedCents >= dueCents;
  const feeCents = full ? order.feeCents : feeWithin(feeBasisPoints, receivedCents);
  const creditedCents = receivedCents - feeCents;
  const rewarded = Math.min(creditedCents, amountCents);
  const bonusCents = reward === null ? 0 : bonusOf(reward, rewarded);
  post(database, { reason: "deposit", reference: id, time }, [
    [OUTSIDE, -receivedCents],
    [walletOf(member), creditedCents],
    [HOUSE, feeCents],
  ]);
  const end = { state: "credited", endedAt: time, creditedCents, feeCents, bonusCents } as const;
  return updateOrder(database, order, end);
}
