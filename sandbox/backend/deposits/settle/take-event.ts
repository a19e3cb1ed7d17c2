// A report of a bank, channel or chain changes its order, or becomes a separate deposit.
import { findOrder, updateOrder } from "../order-store.ts";
import type { PaymentEvent } from "../payment-world.ts";
import { advanceOrder } from "./advance-order.ts";
import { refuseOrder } from "./refuse-order.ts";
import type { Deposits } from "../deposits.ts";
import { isTaken, record } from "./taken-events.ts";
import { takePayment } from "./take-payment.ts";

/** A report that was processed before is ignored. */
export function takeEvent(deposits: Deposits, event: PaymentEvent): void {
  const { database } = deposits;
  if (isTaken(database, event)) return;
  const found = findOrder(database, event.orderId);
  if (!found) return;
  const order = advanceOrder(database, found, event.at);
  if (event.type === "payment") {
    takePayment(deposits, order, event);
    return;
  }
  record(database, event, { takenBy: order.id, cents: 0, counted: false });
  if (order.state !== "waiting" && order.state !== "paid") return;
  if (event.type === "declined") refuseOrder(database, order, event.at, event.reason);
  else {
    const note = "已在支付页面取消";
    updateOrder(database, order, { state: "cancelled", endedAt: event.at, note });
  }
}
