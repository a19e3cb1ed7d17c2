// Reports that have been processed: each changes its order once.
import type { DatabaseSync } from "node:sqlite";
import type { PaymentEvent } from "../payment-world.ts";

export function record(
  database: DatabaseSync,
  { id, type, at }: PaymentEvent,
  taken: { readonly takenBy: string; readonly cents: number; readonly counted: boolean },
): void {
  const { takenBy, cents, counted } = taken;
  database
    .prepare(
      "INSERT INTO deposit_event (id, takenBy, type, cents, counted, time) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(id, takenBy, type, cents, counted ? 1 : 0, at);
}

export function isTaken(database: DatabaseSync, { id }: PaymentEvent): boolean {
  return database.prepare("SELECT 1 FROM deposit_event WHERE id = ?").get(id) !== undefined;
}
