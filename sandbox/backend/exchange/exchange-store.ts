import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { dayOf } from "../time/china-time.ts";

const ExchangeSchema = v.object({
  member: v.number(),
  way: v.picklist(["toCoin", "toCny"]),
  cents: v.number(),
  units: v.number(),
  rate: v.string(),
  rateId: v.string(),
  time: v.number(),
});
type ExchangeRow = v.InferOutput<typeof ExchangeSchema>;

/** @returns the order number */
export function insertExchange(database: DatabaseSync, row: ExchangeRow): string {
  const { member, way, cents, units, rate, rateId, time } = row;
  const known = database.prepare("SELECT count(*) AS count FROM exchange_order").get();
  const day = dayOf(time).slice(2).replaceAll("-", "");
  const id = `E${day}${String(Number(known?.["count"]) + 1).padStart(7, "0")}`;
  database
    .prepare(
      `INSERT INTO exchange_order (id, member, way, cents, units, rate, rateId, time)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, member, way, cents, units, rate, rateId, time);
  return id;
}

export function findExchange(database: DatabaseSync, id: string): ExchangeRow | null {
  const row = database.prepare("SELECT * FROM exchange_order WHERE id = ?").get(id);
  return row === undefined ? null : v.parse(ExchangeSchema, row);
}
