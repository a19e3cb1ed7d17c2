// Acts of a tester on an order, from the channel's page or the control surface.
import type { DatabaseSync } from "node:sqlite";
import type { Network } from "#contract/coins.ts";
import { leastUnits } from "../../backend/wallet/coin-money.ts";
import type { OrderRow } from "../../backend/deposits/order-row.ts";
import { findOrder } from "../../backend/deposits/order-store.ts";
import { decideOrder } from "../../backend/deposits/settle/decide-order.ts";
import type { Deposits } from "../../backend/deposits/deposits.ts";
import { settleDeposits } from "../../backend/deposits/settle/settle-deposits.ts";
import { transactionId } from "./coin-address.ts";
import { failReason, fateOf, stallMs } from "./payment-fate.ts";
import { sureAfter } from "./world-events.ts";

export const PAY_ACTS = [
  "pay",
  "short",
  "double",
  "late",
  "stall",
  "otherName",
  "wrongNetwork",
  "dust",
  "cancel",
  "refuse",
  "approve",
  "confirm",
] as const;
export type PayAct = (typeof PAY_ACTS)[number];

/** Acts that the tester can take on this order now. @param underway a payment is on its way */
export function possibleActs(order: OrderRow, underway: boolean): PayAct[] {
  const { state, coin, needsName } = order;
  if (underway) return ["confirm"];
  const special: PayAct[] = coin ? ["wrongNetwork", "dust"] : needsName ? ["otherName"] : [];
  if (state === "review") return ["pay", ...special, "approve", "refuse"];
  if (state === "confirming") return ["pay", ...special, "confirm"];
  if (state !== "waiting" && state !== "paid") return ["pay", ...special];
  return ["pay", "short", "double", "late", "stall", ...special, "cancel", "refuse", "confirm"];
}

export interface Steering extends Deposits {
  readonly seed: number;
}

/**
 * Carries an act out; the order is settled before and after.
 * @param cents that are paid; the default depends on the act
 * @returns null for an unknown order, and for an act that is not possible now
 */
export function steer(
  deposits: Steering,
  asked: { readonly orderId: string; readonly act: PayAct; readonly cents?: number | undefined },
): OrderRow | null {
  const { database, time } = deposits;
  const settled = settledOrder(deposits, asked.orderId);
  if (!settled) return null;
  const underway = isUnderway(deposits, settled);
  if (!possibleActs(settled, underway).includes(asked.act)) return null;
  const { act, cents } = asked;
  if (settled.state === "review" && (act === "approve" || act === "refuse")) {
    return decideOrder(database, settled, act === "approve" ? "credit" : "refuse", time);
  }
  if (underway) hurry(deposits, settled);
  else if (act === "cancel") addEvent(database, settled, { type: "cancelled", at: time });
  else if (act === "refuse") {
    addEvent(database, settled, { type: "declined", at: time, reason: "支付渠道拒绝了付款" });
  } else if (act === "confirm" && settled.state === "confirming") {
    database.prepare("UPDATE deposit_order SET sureAt = ? WHERE id = ?").run(time, settled.id);
  } else if (act === "pay") addEvent(database, settled, channelOutcome(deposits, settled, cents));
  else
    for (const paid of paymentsOf(settled, { act, cents, time })) addEvent(database, settled, paid);
  return settledOrder(deposits, asked.orderId);
}

/** Whether a payment of the order has been made and its channel has not reported it yet. */
export function isUnderway({ database, time }: Deposits, { id, state }: OrderRow): boolean {
  if (state !== "waiting" && state !== "paid") return false;
  const later = "SELECT 1 FROM world_payment WHERE orderId = ? AND at > ? AND reason = ?";
  return database.prepare(later).get(id, time, STALLED) !== undefined;
}

/** A payment on its way is reported now. */
function hurry({ database, time }: Deposits, { id }: OrderRow): void {
  const change = "UPDATE world_payment SET at = ?1, sureAt = ?1 WHERE orderId = ?2 AND at > ?1";
  database.prepare(change).run(time, id);
}

/** A payment succeeds by the rate of its channel. */
function channelOutcome(deposits: Steering, order: OrderRow, cents: number | undefined): Paid {
  const fate = fateOf(deposits, order);
  const { time } = deposits;
  if (fate === "fail") return { type: "declined", at: time, reason: failReason(order) };
  return paymentOf(order, { act: fate === "stall" ? "stall" : "pay", cents, time });
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
/** Reason of a payment that its channel reports late. */
const STALLED = "stalled";

interface Asked {
  readonly act: PayAct;
  readonly cents: number | undefined;
  readonly time: number;
}

function paymentsOf(order: OrderRow, asked: Asked): Paid[] {
  const payment = paymentOf(order, asked);
  return asked.act === "double" ? [payment, payment] : [payment];
}

function paymentOf(order: OrderRow, { act, cents, time }: Asked): Paid {
  const { coin, dueCents } = order;
  const usual = act === "short" ? Math.max(1, Math.floor(dueCents * SHORT)) : dueCents;
  const paid = cents ?? usual;
  const network = coin && (act === "wrongNetwork" ? otherNetwork(coin.network) : coin.network);
  const at = reportedAt(order, act, time);
  return {
    type: "payment",
    at,
    cents: paid,
    units:
      coin && (act === "dust" ? Math.floor(coin.dustUnits / 2) : unitsOf(coin, paid, dueCents)),
    network,
    reason: act === "stall" ? STALLED : "",
    payer: act === "otherName" ? "other" : "self",
    sureAt: act === "confirm" ? at : sureAfter(network, at),
  };
}

function reportedAt({ id, expiresAt }: OrderRow, act: PayAct, time: number): number {
  if (act === "stall") return time + stallMs(id);
  return act === "late" ? Math.max(time, expiresAt + LATE_MS) : time;
}

function unitsOf(coin: NonNullable<OrderRow["coin"]>, cents: number, dueCents: number): number {
  return cents === dueCents ? coin.units : leastUnits(cents, coin.rate, coin.coin);
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
