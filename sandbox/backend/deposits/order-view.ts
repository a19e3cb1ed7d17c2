// A stored order as the calls answer it.
import type { DatabaseSync } from "node:sqlite";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { DEPOSIT_STEPS } from "#contract/api/deposit-order.ts";
import type { OrderRow } from "./order-row.ts";
import { receiptsOf } from "./order-store.ts";

export function orderView(database: DatabaseSync, order: OrderRow, time: number): DepositOrder {
  const { id, kind, wait, state, target, framed } = order;
  const payable = state === "waiting" || state === "paid";
  return {
    orderId: id,
    kind,
    wait,
    channel: order.channelName,
    state,
    amountCents: order.amountCents,
    dueCents: order.dueCents,
    feeCents: order.feeCents,
    bonusCents: order.bonusCents,
    receivedCents: order.receivedCents,
    creditedCents: order.creditedCents,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    // The account is no longer reserved for this order, so it is hidden: nobody must pay to it.
    payTo: payable ? [...target.payTo] : [],
    qr: payable ? target.qr : null,
    payUrl: payable ? target.payUrl : null,
    framed,
    coin: coinView(order, time),
    steps: stepsOf(order),
    note: order.note,
    canCancel: payable,
    receipts: receiptsOf(database, id),
    usualSeconds: order.usualSeconds,
  };
}

function coinView({ coin, state, seenAt }: OrderRow, time: number): DepositOrder["coin"] {
  if (coin === null) return null;
  const { address, units, rate, receivedUnits, confirmationsNeeded, txId } = coin;
  const blocks = seenAt === null ? 0 : Math.floor((time - seenAt) / coin.blockMs);
  const confirmations =
    state === "credited" ? confirmationsNeeded : Math.max(0, Math.min(confirmationsNeeded, blocks));
  const { coin: code, network } = coin;
  return {
    coin: code,
    network,
    address,
    units,
    rate,
    receivedUnits,
    confirmations,
    confirmationsNeeded,
    txId,
  };
}

function stepsOf({
  createdAt,
  claimedAt,
  seenAt,
  state,
  endedAt,
}: OrderRow): DepositOrder["steps"] {
  const times: Readonly<Record<(typeof DEPOSIT_STEPS)[number], number | null>> = {
    created: createdAt,
    assigned: createdAt,
    paid: seenAt ?? claimedAt,
    credited: state === "credited" ? endedAt : null,
  };
  return DEPOSIT_STEPS.map((key) => ({ key, at: times[key] }));
}
