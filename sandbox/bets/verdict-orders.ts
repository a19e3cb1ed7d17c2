// Verdicts that the control surface orders for the next in-play bets, first come, first served: of one
// member, or of whoever bets.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** `wait`: nothing is decided, however long ago the delay has ended, until a verdict is ordered. */
export const OrderSchema = v.picklist(["accept", "refuse", "wait"]);
export type Order = v.InferOutput<typeof OrderSchema>;

interface Ordered {
  readonly order: Order;
  readonly times: number;
  /** Whoever bets next when null. */
  readonly member: number | null;
}

export function orderVerdicts(database: DatabaseSync, { order, times, member }: Ordered): void {
  database.prepare("DELETE FROM bet_order WHERE verdict = 'wait' AND member IS ?").run(member);
  const insert = database.prepare("INSERT INTO bet_order (verdict, member) VALUES (?, ?)");
  for (let count = 0; count < times; count++) insert.run(order, member);
}

/** What is ordered for a bet of this member. A verdict is taken away with it, a wait stays. */
export function takeOrder(database: DatabaseSync, member: number): Order | null {
  const row = database
    .prepare(
      "SELECT id, verdict FROM bet_order WHERE member IS NULL OR member = ? ORDER BY id LIMIT 1",
    )
    .get(member);
  if (row === undefined) return null;
  const order = v.parse(OrderSchema, row["verdict"]);
  if (order !== "wait")
    database.prepare("DELETE FROM bet_order WHERE id = ?").run(Number(row["id"]));
  return order;
}
