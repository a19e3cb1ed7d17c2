import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { dayOf } from "../time/china-time.ts";
import { findOrder } from "./order-store.ts";

/** An unused id, such as `D2026112199036`. */
export function newOrderId(database: DatabaseSync, time: number): string {
  const day = dayOf(time).replaceAll("-", "");
  for (;;) {
    const id = `D${day}${String(randomInt(100_000)).padStart(5, "0")}`;
    if (findOrder(database, id) === null) return id;
  }
}
