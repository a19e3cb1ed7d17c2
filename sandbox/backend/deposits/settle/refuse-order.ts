import type { DatabaseSync } from "node:sqlite";
import type { OrderRow } from "../order-row.ts";
import { updateOrder } from "../order-store.ts";
import { addNote } from "./note-text.ts";

/** Ends an order without credit; what was paid goes back to the payer. */
export function refuseOrder(
  database: DatabaseSync,
  order: OrderRow,
  time: number,
  reason = "",
): OrderRow {
  database.prepare("UPDATE deposit_event SET counted = 0 WHERE takenBy = ?").run(order.id);
  const back = order.receivedCents === null ? "" : "审核未通过，款项将原路退回";
  const note = addNote(order, reason === "" ? back : reason);
  return updateOrder(database, order, { state: "refused", endedAt: time, note, bonusCents: 0 });
}
