// What a trader decides about the next in-play bets, of one member or of all, in the order given. An
// operator's traders would use it; the sandbox's control surface does.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** `wait`: bets stay pending, also after their delay, until another verdict is given. */
export const VerdictSchema = v.picklist(["accept", "refuse", "wait"]);
export type Verdict = v.InferOutput<typeof VerdictSchema>;

interface NewVerdicts {
  readonly verdict: Verdict;
  readonly times: number;
  /** Null: the next bet of any member. */
  readonly member: number | null;
}

export function addVerdicts(database: DatabaseSync, { verdict, times, member }: NewVerdicts): void {
  database.prepare("DELETE FROM trader_verdict WHERE verdict = 'wait' AND member IS ?").run(member);
  const insert = database.prepare("INSERT INTO trader_verdict (verdict, member) VALUES (?, ?)");
  for (let count = 0; count < times; count++) insert.run(verdict, member);
}

/** The verdict for a bet of this member. `accept` and `refuse` are used up by one bet, `wait` stays. */
export function takeVerdict(database: DatabaseSync, member: number): Verdict | null {
  const row = database
    .prepare(
      "SELECT id, verdict FROM trader_verdict WHERE member IS NULL OR member = ? ORDER BY id LIMIT 1",
    )
    .get(member);
  if (row === undefined) return null;
  const verdict = v.parse(VerdictSchema, row["verdict"]);
  if (verdict !== "wait")
    database.prepare("DELETE FROM trader_verdict WHERE id = ?").run(Number(row["id"]));
  return verdict;
}
