// Acts of a tester on an order, from the channel's page or the control surface.
import type { DatabaseSync } from "node:sqlite";
import type { Network } from "#contract/coins.ts";
import { unitsFor } from "../../backend/deposits/coin-money.ts";
import type { OrderRow } from "../../backend/deposits/order-row.ts";
import { findOrder } from "../../backend/deposits/order-store.ts";
import { decideOrder } from "../../backend/deposits/settle/decide-order.ts";
import type { Deposits } from "../../backend/deposits/deposits.ts";
import { settleDeposits } from "../../backend/deposits/settle/settle-deposits.ts";
import { transactionId } from "./coin-address.ts";
import { sureAfter } from "./world-events.ts";

export const PAY_ACTS = [
  "pay",
  "short",
  "double",
  "late",
  "otherName",
  "wrongNetwork",
  "dust",
  "cancel",
  "refuse",
  "approve",
  "confirm",
] as const;
export type PayAct = (typeof PAY_ACTS)[number];

/** Acts that the tester can take on this order now. */
export function possibleActs(order: OrderRow): PayAct[] {
  const { state, coin, needsName } = order;
  const special: PayAct[] = coin ? ["wrongNetwork", "dust"] : needsName ? ["otherName"] : [];
  if (state === "review") return ["pay", ...special, "approve", "refuse"];
  if (state === "confirming") return ["pay", ...special, "confirm"];
  if (state !== "waiting" && state !== "paid") return ["pay", ...special];
  return ["pay", "short", "double", "late", ...special, "cancel", "refuse", "confirm"];
}

/**
 * Carries an act out; the order is settled before and after.
 * @param cents that are paid; the default depends on the act
 * @returns null for an unknown order, and for an act that is not possible now
 */
export function steer(
  deposits: Deposits,
  asked: { readonly orderId: string; readonly act: PayAct; readonly cents?: number | undefined },
): OrderRow | null {
  const { database, time } = deposits;
  const settled = settledOrder(deposits, asked.orderId);
  if (!settled || !possibleActs(settled).includes(asked.act)) return null;
  const { act, cents } = asked;
  if (settled.state === "review" && (act === "approve" || act === "refuse")) {
    return decideOrder(database, settled, act === "approve" ? "credit" : "refuse", time);
  }
  if (act === "cancel") addEvent(database, settled, { type: "cancelled", at: time });
  else if (act === "refuse") {
    addEvent(database, settled, { type: "declined", at: time, reason: "支付渠道拒绝了付款" });
  } else if (act === "confirm" && settled.state === "confirming") {
    database.prepare("UPDATE deposit_order SET sureAt = ? WHERE id = ?").run(time, settled.id);
  } else
    for (const paid of paymentsOf(settled, { act, cents, time })) addEvent(database, settled, paid);
  return settledOrder(deposits, asked.orderId);
}

export function settledOrder(deposits: Deposits, orderId: string): OrderRow | null {
  const found = findOrder(deposits.database, orderId);
  if (!found) return null;
  settleDeposits(deposits, found.member);
  return findOrder(deposits.database, orderId);
}

interface Paid {
  readonly type: "payment" | "declined" | "cancelled";
  readonly at: number;
  readonly cents?: number;
  readonly units?: number | null;
  readonly network?: Network | null;
  readonly payer?: "self" | "other";
  readonly reason?: string;
  readonly sureAt?: number;
}

/** A short payment is 80 % of the amount. */
const SHORT = 0.8;
const LATE_MS = 60_000;

function paymentsOf(
  order: OrderRow,
  {
    act,
    cents,
    time,
  }: { readonly act: PayAct; readonly cents: number | undefined; readonly time: number },
): Paid[] {
  const { coin, dueCents, expiresAt } = order;
  const usual = act === "short" ? Math.max(1, Math.floor(dueCents * SHORT)) : dueCents;
  const paid = cents ?? usual;
  const network = coin && (act === "wrongNetwork" ? otherNetwork(coin.network) : coin.network);
  const at = act === "late" ? Math.max(time, expiresAt + LATE_MS) : time;
  const payment: Paid = {
    type: "payment",
    at,
    cents: paid,
    units:
      coin && (act === "dust" ? Math.floor(coin.dustUnits / 2) : unitsOf(coin, paid, dueCents)),
    network,
    payer: act === "otherName" ? "other" : "self",
    sureAt: act === "confirm" ? at : sureAfter(network, at),
  };
  return act === "double" ? [payment, payment] : [payment];
}

function unitsOf(coin: NonNullable<OrderRow["coin"]>, cents: number, dueCents: number): number {
  return cents === dueCents ? coin.units : unitsFor(cents, coin.coin, coin.rate);
}

function otherNetwork(network: Network): Network {
  return network === "TRC20" ? "ERC20" : "TRC20";
}

function addEvent(database: DatabaseSync, { id, member }: OrderRow, event: Paid): void {
  const { type, at, cents = 0, units = null, network = null } = event;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO world_payment (orderId, member, type, cents, units, network, payer, reason, at, sureAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      member,
      type,
      cents,
      units,
      network,
      event.payer ?? "self",
      event.reason ?? "",
      at,
      event.sureAt ?? at,
    );
  if (network === null) return;
  database
    .prepare("UPDATE world_payment SET txId = ? WHERE serial = ?")
    .run(transactionId(network, `${id} ${lastInsertRowid}`), lastInsertRowid);
}
