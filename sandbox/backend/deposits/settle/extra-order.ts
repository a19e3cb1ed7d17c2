// A second payment for a paid order becomes a separate deposit order.
import { centsOfUnits } from "../../wallet/coin-money.ts";
import { feeWithin } from "../due-amount.ts";
import { newOrderId } from "../order-id.ts";
import type { OrderRow } from "../order-row.ts";
import { insertOrder, updateOrder } from "../order-store.ts";
import { yuan } from "../../ledger/decimal.ts";
import { addNote } from "./note-text.ts";
import type { Deposits } from "../deposits.ts";
import { doubtOf, reviewOf } from "./review.ts";
import { record } from "./taken-events.ts";
import type { Payment } from "../payment-world.ts";

export function takeExtra(deposits: Deposits, order: OrderRow, payment: Payment): void {
  const { database } = deposits;
  const extra = extraOf(deposits, order, payment);
  insertOrder(database, extra);
  const cents = extra.dueCents;
  record(database, payment, { takenBy: extra.id, cents, counted: true });
  const told = `又收到付款 ${yuan(cents)}，另记为存款 ${extra.id}`;
  updateOrder(database, order, { note: addNote(order, told) });
}

function extraOf({ database, ports }: Deposits, order: OrderRow, payment: Payment): OrderRow {
  const { at } = payment;
  const units = payment.units ?? 0;
  const rate = order.coin === null ? "" : ports.payments.coinRate(order.coin.coin, at);
  const cents = order.coin === null ? payment.cents : centsOfUnits(units, rate, order.coin.coin);
  const feeCents = feeWithin(order.feeBasisPoints, cents);
  const { txId } = payment;
  const coin = order.coin && { ...order.coin, units, receivedUnits: units, rate, txId };
  return {
    ...order,
    id: newOrderId(database, at),
    ...(doubtOf(database, order, payment) ?? reviewOf(payment, `订单 ${order.id} 的重复付款`)),
    amountCents: cents - feeCents,
    dueCents: cents,
    feeCents,
    bonusCents: 0,
    reward: null,
    receivedCents: cents,
    creditedCents: null,
    createdAt: at,
    expiresAt: at,
    claimedAt: null,
    seenAt: at,
    sureAt: payment.sureAt,
    endedAt: null,
    target: { payTo: [], qr: null, payUrl: null },
    coin,
  };
}
