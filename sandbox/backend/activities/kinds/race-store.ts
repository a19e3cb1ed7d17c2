import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const BoardSchema = v.array(
  v.object({ member: v.nullable(v.number()), name: v.string(), score: v.number() }),
);

interface RoundOf {
  readonly site: string;
  readonly activity: string;
  readonly round: number;
}

/** @returns null for a round that was not ended */
export function finalBoard(database: DatabaseSync, { site, activity, round }: RoundOf) {
  const row = database
    .prepare("SELECT endedAt, board FROM race_round WHERE site = ? AND activity = ? AND round = ?")
    .get(site, activity, round);
  if (row === undefined) return null;
  const board = v.parse(BoardSchema, JSON.parse(String(row["board"])));
  return { endedAt: Number(row["endedAt"]), board };
}

export function keepBoard(
  database: DatabaseSync,
  { site, activity, round }: RoundOf,
  {
    endedAt,
    board,
  }: { readonly endedAt: number; readonly board: v.InferInput<typeof BoardSchema> },
): void {
  database
    .prepare(
      "INSERT INTO race_round (site, activity, round, endedAt, board) VALUES (?, ?, ?, ?, ?)",
    )
    .run(site, activity, round, endedAt, JSON.stringify(board));
}
