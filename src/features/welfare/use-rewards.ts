import type * as v from "valibot";
import { rewardList } from "#contract/api/welfare.ts";
import { MAX_CLAIMS, type RewardState } from "#contract/vip.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useReloadAt } from "#lib/time/use-reload-at.ts";
import { nextChange } from "./claim-sums.ts";

export type Rewards = v.InferOutput<typeof rewardList.response>;

export const REWARDS_PER_PAGE = 20;

/** What one press on "claim all" claims. */
export function useClaimable(): CallResult<Rewards> {
  return useRewards("claimable", 1, MAX_CLAIMS);
}

/** Loads again when a listed reward begins or ends. */
export function useRewards(
  state: RewardState,
  pageNum = 1,
  pageSize = REWARDS_PER_PAGE,
): CallResult<Rewards> {
  const rewards = useCall(rewardList, { state, pageNum, pageSize });
  const moving = state === "claimable" || state === "coming" ? rewards.data : undefined;
  useReloadAt(moving === undefined ? null : nextChange(moving.list, serverNow()), rewards.retry);
  return rewards;
}
