// Turnover that a member must reach before money can be withdrawn. Valid stakes of settled bets and rounds
// count for the oldest source first, each stake once. Calculated lazily, on the next request.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { inTransaction } from "../database/transaction.ts";
import { bonusOf, HOUSE, post, walletOf } from "../ledger/ledger.ts";
import { type Stake, keepCounted, uncountedStakes } from "./turnover-stakes.ts";

const KINDS = ["deposit", "bonus", "gift", "adjust"] as const;
/** Money of these sources is in the member's `bonus` account until their turnover is reached. */
const REWARDS: ReadonlySet<string> = new Set(["bonus", "gift"]);

const whole = v.pipe(v.number(), v.integer());
export const TurnoverSchema = v.object({
  member: whole,
  /** Of the order or reward; unique within the member. */
  id: v.string(),
  kind: v.picklist(KINDS),
  title: v.string(),
  requiredCents: whole,
  doneCents: whole,
  /** A reward's own amount, or what a deposit keeps in the wallet. */
  lockedCents: whole,
  time: whole,
  /** When it ends: a reward lapses then, anything else becomes free. Null: never. */
  endsAt: v.nullable(whole),
  state: v.picklist(["open", "done", "lapsed"]),
  closedAt: v.nullable(whole),
});
export type TurnoverRow = v.InferOutput<typeof TurnoverSchema>;
export type NewTurnover = Omit<TurnoverRow, "doneCents" | "state" | "closedAt">;

/**
 * Adds a source. For a reward (`bonus`, `gift`) post its amount from `HOUSE` to `bonusOf(member)` in the
 * same transaction: it is moved on from there when the turnover is reached. A second call with the same id
 * changes nothing.
 */
export function addTurnover(database: DatabaseSync, source: NewTurnover): void {
  const { member, id, kind, title, requiredCents, lockedCents, time, endsAt } = source;
  database
    .prepare(
      `INSERT INTO turnover (member, id, kind, title, requiredCents, doneCents, lockedCents, time, endsAt,
        state, closedAt) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, 'open', NULL) ON CONFLICT DO NOTHING`,
    )
    .run(member, id, kind, title, requiredCents, lockedCents, time, endsAt);
}

/** Counts stakes that were settled since the last call, pays reached rewards and ends lapsed ones. */
export function settleTurnover(database: DatabaseSync, member: number, time: number): void {
  if (openTurnover(database, member).length === 0) return;
  inTransaction(database, () => {
    for (const stake of uncountedStakes(database, member)) count(database, member, stake);
    for (const source of openTurnover(database, member)) {
      if (source.doneCents >= source.requiredCents) close(database, source, "done", source.time);
      else if (source.endsAt !== null && source.endsAt <= time) {
        close(database, source, REWARDS.has(source.kind) ? "lapsed" : "done", source.endsAt);
      }
    }
  });
}

/** Oldest first. */
export function openTurnover(database: DatabaseSync, member: number): TurnoverRow[] {
  return v.parse(
    v.array(TurnoverSchema),
    database
      .prepare("SELECT * FROM turnover WHERE member = ? AND state = 'open' ORDER BY time, rowid")
      .all(member),
  );
}

/** All, also closed ones; oldest first. */
export function turnoverOf(database: DatabaseSync, member: number): TurnoverRow[] {
  return v.parse(
    v.array(TurnoverSchema),
    database.prepare("SELECT * FROM turnover WHERE member = ? ORDER BY time, rowid").all(member),
  );
}

/** Takes a reward back before its time is over. */
export function lapseTurnover(database: DatabaseSync, source: TurnoverRow, time: number): void {
  inTransaction(database, () => close(database, source, "lapsed", time));
}

/** What open sources keep in the centre wallet. Rewards are not in it. */
export function keptCents(sources: readonly TurnoverRow[]): number {
  return sources
    .filter(({ kind }) => !REWARDS.has(kind))
    .reduce((sum, { lockedCents }) => sum + lockedCents, 0);
}

function count(database: DatabaseSync, member: number, stake: Stake): void {
  let left = stake.cents;
  for (const source of openTurnover(database, member)) {
    const { id, requiredCents, doneCents, time, endsAt } = source;
    const counts = time <= stake.placedAt && (endsAt === null || stake.time < endsAt);
    const used = counts ? Math.min(left, requiredCents - doneCents) : 0;
    if (used <= 0) continue;
    left -= used;
    database
      .prepare("UPDATE turnover SET doneCents = doneCents + ? WHERE member = ? AND id = ?")
      .run(used, member, id);
    if (doneCents + used >= requiredCents) close(database, source, "done", stake.time);
  }
  keepCounted(database, member, stake);
}

function close(
  database: DatabaseSync,
  { member, id, kind, lockedCents }: TurnoverRow,
  state: "done" | "lapsed",
  time: number,
): void {
  database
    .prepare("UPDATE turnover SET state = ?, closedAt = ? WHERE member = ? AND id = ?")
    .run(state, time, member, id);
  if (!REWARDS.has(kind)) return;
  const reason = state === "done" ? BONUS_REASONS.released : BONUS_REASONS.lapsed;
  post(database, { reason, reference: id, time }, [
    [bonusOf(member), -lockedCents],
    [state === "done" ? walletOf(member) : HOUSE, lockedCents],
  ]);
}

export const BONUS_REASONS = { released: "bonus", lapsed: "bonusLapsed" } as const;
