// Rewards that a member claims in the welfare centre.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { tellReward } from "../letters/event-letters.ts";
import { REWARD_KINDS, type RewardState } from "#contract/vip.ts";

const whole = v.pipe(v.number(), v.integer());
const RewardSchema = v.object({
  member: whole,
  /** Unique within the member, and the same each time the same reward is found due. */
  id: v.string(),
  kind: v.picklist(REWARD_KINDS),
  title: v.string(),
  amountCents: whole,
  turnoverCents: whole,
  validFrom: whole,
  validTo: whole,
  claimedAt: v.nullable(whole),
  /** The activity that it belongs to. */
  activity: v.nullable(v.string()),
  activityKind: v.nullable(v.string()),
});
export type RewardRow = v.InferOutput<typeof RewardSchema>;
export type NewReward = Omit<RewardRow, "claimedAt" | "activity" | "activityKind"> &
  Partial<Pick<RewardRow, "activity" | "activityKind">>;

/** A reward with an id that the member has already changes nothing. */
export function addReward(database: DatabaseSync, reward: NewReward): void {
  const { member, id, kind, title, amountCents, turnoverCents, validFrom, validTo } = reward;
  const { activity = null, activityKind = null } = reward;
  if (amountCents <= 0) return;
  const { changes } = database
    .prepare(
      `INSERT INTO reward (member, id, kind, title, amountCents, turnoverCents, validFrom, validTo, claimedAt,
        activity, activityKind) VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .run(
      member,
      id,
      kind,
      title,
      amountCents,
      turnoverCents,
      validFrom,
      validTo,
      activity,
      activityKind,
    );
  if (changes === 1) tellReward(database, reward);
}

export function readRewards(database: DatabaseSync, member: number): RewardRow[] {
  return v.parse(
    v.array(RewardSchema),
    database.prepare("SELECT * FROM reward WHERE member = ? ORDER BY validFrom, id").all(member),
  );
}

export function findReward(database: DatabaseSync, member: number, id: string): RewardRow | null {
  const row = database.prepare("SELECT * FROM reward WHERE member = ? AND id = ?").get(member, id);
  return row === undefined ? null : v.parse(RewardSchema, row);
}

export function stateOf(
  { claimedAt, validFrom, validTo }: Pick<RewardRow, "claimedAt" | "validFrom" | "validTo">,
  time: number,
): RewardState {
  if (claimedAt !== null) return "claimed";
  if (validTo <= time) return "expired";
  return validFrom > time ? "coming" : "claimable";
}

/** @returns false when it is claimed already, or not claimable now */
export function markClaimed(database: DatabaseSync, reward: RewardRow, time: number): boolean {
  const { changes } = database
    .prepare(
      `UPDATE reward SET claimedAt = ?1 WHERE member = ?2 AND id = ?3 AND claimedAt IS NULL
      AND validFrom <= ?1 AND validTo > ?1`,
    )
    .run(time, reward.member, reward.id);
  return changes === 1;
}
