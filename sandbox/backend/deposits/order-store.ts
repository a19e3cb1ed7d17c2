import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import { OPEN_ORDER_STATES } from "#contract/payments.ts";
import { type OrderRow, OrderSchema } from "./order-row.ts";

const OPEN = `state IN (${OPEN_ORDER_STATES.map((state) => `'${state}'`).join(", ")})`;

export function insertOrder(database: DatabaseSync, order: OrderRow): void {
  const row = columnsOf(order);
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT INTO deposit_order (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    )
    .run(...Object.values(row));
}

/** @returns the changed order */
export function updateOrder(
  database: DatabaseSync,
  order: OrderRow,
  patch: Partial<OrderRow>,
): OrderRow {
  const row = columnsOf(patch);
  const names = Object.keys(row);
  database
    .prepare(
      `UPDATE deposit_order SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`,
    )
    .run(...Object.values(row), order.id);
  return { ...order, ...patch };
}

export function findOrder(database: DatabaseSync, id: string): OrderRow | null {
  return readOrders(database, "id = ?", [id])[0] ?? null;
}

/** Orders that are not ended, newest first. @param member null: of all members */
export function openOrders(database: DatabaseSync, member: number | null): OrderRow[] {
  return readOrders(database, `${OPEN} AND (?1 IS NULL OR member = ?1)`, [member]);
}

/** Newest first. */
export function readOrders(
  database: DatabaseSync,
  where: string,
  values: readonly SQLInputValue[],
): OrderRow[] {
  return database
    .prepare(`SELECT * FROM deposit_order WHERE ${where} ORDER BY createdAt DESC, rowid DESC`)
    .all(...values)
    .map((row) => v.parse(OrderSchema, row));
}

export function receiptsOf(database: DatabaseSync, orderId: string): number {
  const row = database
    .prepare("SELECT count(*) AS receipts FROM deposit_receipt WHERE orderId = ?")
    .get(orderId);
  return Number(row?.["receipts"]);
}

function columnsOf(order: Partial<OrderRow>): Record<string, string | number | null> {
  const entries = Object.entries(order).map(([name, value]) => {
    if (typeof value === "boolean") return [name, value ? 1 : 0] as const;
    return [
      name,
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ] as const;
  });
  return Object.fromEntries(entries);
}
