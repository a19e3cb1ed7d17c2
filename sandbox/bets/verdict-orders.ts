// Verdicts that the control surface orders for the next in-play bets, first come, first served.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

export const VerdictSchema = v.picklist(["accept", "refuse"]);
export type Verdict = v.InferOutput<typeof VerdictSchema>;

export function orderVerdicts(database: DatabaseSync, verdict: Verdict, times: number): void {
  const insert = database.prepare("INSERT INTO bet_order (verdict) VALUES (?)");
  for (let count = 0; count < times; count++) insert.run(verdict);
}

export function takeVerdict(database: DatabaseSync): Verdict | null {
  const row = database.prepare("SELECT id, verdict FROM bet_order ORDER BY id LIMIT 1").get();
  if (row === undefined) return null;
  database.prepare("DELETE FROM bet_order WHERE id = ?").run(Number(row["id"]));
  return v.parse(VerdictSchema, row["verdict"]);
}
