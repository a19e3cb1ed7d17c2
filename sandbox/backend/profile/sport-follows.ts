// The teams, leagues and matches that a member follows.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { FOLLOW_KINDS, type FollowKind, MOST_FOLLOWS } from "#contract/api/sport-follows.ts";
import type { CALLS } from "#contract/api/calls.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";

export const FOLLOW_ANSWERS: Answers<"sportFollows" | "setSportFollows"> = {
  sportFollows: {
    cacheMs: 0,
    answer: (context) => ({ list: follows(context.database, memberOf(context).id) }),
  },
  setSportFollows: {
    cacheMs: 0,
    answer(context: CallContext, asked: v.InferOutput<typeof CALLS.setSportFollows.request>) {
      setFollows(context.database, memberOf(context).id, asked);
      return null;
    },
  },
};

const RowsSchema = v.array(v.object({ kind: v.picklist(FOLLOW_KINDS), id: v.string() }));

/** Newest last. */
export function follows(database: DatabaseSync, member: number): v.InferOutput<typeof RowsSchema> {
  return v.parse(
    RowsSchema,
    database
      .prepare("SELECT kind, id FROM sport_follow WHERE member = ? ORDER BY rowid")
      .all(member),
  );
}

interface Change {
  readonly kind: FollowKind;
  readonly ids: readonly string[];
  readonly on: boolean;
}

export function setFollows(
  database: DatabaseSync,
  member: number,
  { kind, ids, on }: Change,
): void {
  inTransaction(database, () => {
    for (const id of ids) {
      const change = on
        ? "INSERT OR IGNORE INTO sport_follow (member, kind, id) VALUES (?, ?, ?)"
        : "DELETE FROM sport_follow WHERE member = ? AND kind = ? AND id = ?";
      database.prepare(change).run(member, kind, id);
    }
    database
      .prepare(
        `DELETE FROM sport_follow WHERE member = ? AND kind = ? AND rowid NOT IN
          (SELECT rowid FROM sport_follow WHERE member = ? AND kind = ? ORDER BY rowid DESC LIMIT ?)`,
      )
      .run(member, kind, member, kind, MOST_FOLLOWS);
  });
}
