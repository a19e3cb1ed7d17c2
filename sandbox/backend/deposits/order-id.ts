import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { dayOf } from "../time/china-time.ts";
import { findOrder } from "./order-store.ts";

const NUMBERS = 100_000;

/**
 * An unused id, such as `D2026112199036`.
 * @param draw an integer below its argument; the next call draws again when the id is taken
 */
export function newOrderId(
  database: DatabaseSync,
  time: number,
  draw: (below: number) => number = randomInt,
): string {
  const day = dayOf(time).replaceAll("-", "");
  for (;;) {
    const id = `D${day}${String(draw(NUMBERS)).padStart(5, "0")}`;
    if (findOrder(database, id) === null) return id;
  }
}
