// Deposits settle lazily, on the next request: nothing runs on a timer. Reports are processed in order of
// time, each once.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../database/transaction.ts";
import type { Deposits } from "../deposits.ts";
import { openOrders, readOrders } from "../order-store.ts";
import type { Claim, PaymentEvent } from "../payment-world.ts";
import { advanceOrder } from "./advance-order.ts";
import { takeEvent } from "./take-event.ts";

export function settleDeposits(deposits: Deposits, member: number): void {
  const { database, time } = deposits;
  inTransaction(database, () => {
    for (const event of reported(deposits, member)) takeEvent(deposits, event);
    for (const order of openOrders(database, member)) advanceOrder(database, order, time);
  });
}

/** For views of the orders of several members. */
export function settleAllDeposits(deposits: Deposits): void {
  const members = deposits.database.prepare("SELECT DISTINCT member FROM deposit_order").all();
  for (const { member } of members) settleDeposits(deposits, Number(member));
}

/** In the order in which it happened. */
function reported({ database, ports, time }: Deposits, member: number): PaymentEvent[] {
  return ports.payments
    .events(member, claimsOf(database, member), time)
    .toSorted((left, right) => left.at - right.at);
}

function claimsOf(database: DatabaseSync, member: number): Claim[] {
  const claimed = "member = ? AND claimedAt IS NOT NULL AND seenAt IS NULL";
  return readOrders(database, `${claimed} AND state IN ('paid', 'expired')`, [member]).map(
    ({ id, kind, dueCents, coin, claimedAt, createdAt }) => ({
      orderId: id,
      kind,
      dueCents,
      units: coin?.units ?? null,
      network: coin?.network ?? null,
      claimedAt: claimedAt ?? createdAt,
    }),
  );
}
