// The changes of an order that depend on time only: expiry, confirmations, credit, end of a review.
import type { DatabaseSync } from "node:sqlite";
import { CLAIM_PATIENCE_MS } from "../order-limits.ts";
import type { OrderRow } from "../order-row.ts";
import { updateOrder } from "../order-store.ts";
import { creditOrder } from "./credit-order.ts";
import { refuseOrder } from "./refuse-order.ts";

/** @returns the order as it is at `time` */
export function advanceOrder(database: DatabaseSync, order: OrderRow, time: number): OrderRow {
  const { state, expiresAt, sureAt, decideAt } = order;
  if (state === "waiting" && expiresAt <= time) {
    return updateOrder(database, order, { state: "expired", endedAt: expiresAt });
  }
  const patience = expiresAt + CLAIM_PATIENCE_MS;
  if (state === "paid" && patience <= time) {
    const note = "未查到您的付款；如已付款，请上传凭证或联系客服";
    return updateOrder(database, order, { state: "expired", endedAt: patience, note });
  }
  if (state === "confirming" && sureAt !== null && sureAt <= time) {
    return creditOrder(database, order, sureAt);
  }
  if (state === "review" && decideAt !== null && decideAt <= time) {
    const end = order.verdict === "refuse" ? refuseOrder : creditOrder;
    return end(database, order, decideAt);
  }
  return order;
}
