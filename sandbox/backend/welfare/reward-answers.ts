import type * as v from "valibot";
import * as calls from "#contract/api/welfare.ts";
import { REWARD_STATES, type RewardState } from "#contract/vip.ts";
import { settleRaces } from "../activities/kinds/settle-races.ts";
import { settleInvites } from "../invites/invite-rewards.ts";
import { settledLevel } from "../levels/level-answers.ts";
import { outcomeOf, runOnce } from "../wallet/idempotency.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { page } from "../wire/page.ts";
import { claimReward } from "../rewards/claim-reward.ts";
import { type ComingReward, comingRewards } from "./coming-rewards.ts";
import { readRewards, type RewardRow, stateOf } from "../rewards/reward-store.ts";

type RewardCall = "rewardList" | "claimRewards" | "claimRewardsStatus";

export const REWARD_ANSWERS: Answers<RewardCall> = {
  rewardList: { cacheMs: 0, answer: rewardList },
  claimRewards: {
    cacheMs: 0,
    answer(context, body) {
      const { database, time, caller } = context;
      const { id: member } = memberOf(context);
      settleRewards(context);
      const asked = { member, time, key: caller.idempotencyKey, call: "claimRewards", body };
      const act = () => claimAll(context, body.ids);
      return runOnce(database, asked, { schema: calls.claimRewards.response, act });
    },
  },
  claimRewardsStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "claimRewards" };
      return outcomeOf(context.database, asked, calls.claimRewards.response);
    },
  },
};

/** Adds what became due since the last request. */
export function settleRewards(context: CallContext) {
  const own = settledLevel(context);
  settleRaces(context);
  settleInvites(context);
  return own;
}

function claimAll(
  { database, time, ...context }: CallContext,
  ids: readonly string[],
): calls.Claimed {
  const member = memberOf(context).id;
  const claimed: calls.Claimed["claimed"] = [];
  const refused: calls.Claimed["refused"] = [];
  for (const id of new Set(ids)) {
    const done = claimReward(database, { member, id, time });
    if (typeof done === "string") refused.push({ id, message: done });
    else claimed.push({ id, amountCents: done.amountCents, turnoverCents: done.turnoverCents });
  }
  return { claimed, refused };
}

function rewardList(
  context: CallContext,
  asked: v.InferOutput<typeof calls.rewardList.request>,
): v.InferOutput<typeof calls.rewardList.response> {
  const own = settleRewards(context);
  const { database, time } = context;
  const known = readRewards(database, own.member.id).map((row) => ({ ...row, condition: "" }));
  const ids = new Set(known.map(({ id }) => id));
  const coming = comingRewards(own).filter(({ id }) => !ids.has(id));
  const all = [
    ...known.map((row) => view(row, stateOf(row, time))),
    ...coming.map((row) => view({ ...row, claimedAt: null }, "coming")),
  ];
  const counts = Object.fromEntries(
    REWARD_STATES.map((state) => [state, all.filter((row) => row.state === state).length]),
  ) as Record<RewardState, number>;
  const list = all.filter(({ state }) => state === asked.state).toSorted(ORDER[asked.state]);
  return {
    total: list.length,
    sumCents: list.reduce((sum, { amountCents }) => sum + amountCents, 0),
    counts,
    list: page(list, asked),
    time,
  };
}

const ORDER: Readonly<Record<RewardState, (one: calls.Reward, two: calls.Reward) => number>> = {
  claimable: (one, two) => (one.until ?? 0) - (two.until ?? 0),
  coming: (one, two) => (one.from ?? 0) - (two.from ?? 0),
  claimed: (one, two) => (two.claimedAt ?? 0) - (one.claimedAt ?? 0),
  expired: (one, two) => (two.until ?? 0) - (one.until ?? 0),
};

function view(row: RewardRow & Pick<ComingReward, "condition">, state: RewardState): calls.Reward {
  const { id, kind, title, amountCents, validFrom, validTo, claimedAt, turnoverCents } = row;
  const { activity, activityKind, condition } = row;
  return {
    id,
    kind,
    title,
    amountCents,
    state,
    from: validFrom,
    until: validTo,
    claimedAt,
    turnoverCents,
    condition,
    activity:
      activity === null || activityKind === null ? null : { id: activity, kind: activityKind },
  };
}
