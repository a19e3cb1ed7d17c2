// The operator's staff end a review.
import type { DatabaseSync } from "node:sqlite";
import type { OrderRow } from "../order-row.ts";
import { creditOrder } from "./credit-order.ts";
import { refuseOrder } from "./refuse-order.ts";

/** @returns null for an order that is not in review */
export function decideOrder(
  database: DatabaseSync,
  order: OrderRow,
  verdict: "credit" | "refuse",
  time: number,
): OrderRow | null {
  if (order.state !== "review") return null;
  return verdict === "credit"
    ? creditOrder(database, order, time)
    : refuseOrder(database, order, time);
}
