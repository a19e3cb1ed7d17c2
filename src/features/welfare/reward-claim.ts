// Claims of rewards, one call at a time: of one reward or of all that are listed. The stored call names the rewards,
// so that the outcome can name those that were refused.
import * as v from "valibot";
import { dealRecords } from "#contract/api/deal-records.ts";
import { vipProgress, vipWeek } from "#contract/api/vip.ts";
import { claimRewards, claimRewardsStatus, rewardList } from "#contract/api/welfare.ts";
import { withdrawInfo } from "#contract/api/withdraw.ts";
import { pageAddress } from "#brand/brand.ts";
import { pathInBar } from "#brand/local-path.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import type { MoneyCall } from "#domain/wallet/money-call/money-call.ts";
import { isUntold, refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { siteMoneyCalls } from "#domain/wallet/money-call/site-money-calls.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { sumOf } from "./claim-sums.ts";

const bodySchema = v.object({ rewards: v.array(v.object({ id: v.string(), title: v.string() })) });
export type ClaimBody = v.InferOutput<typeof bodySchema>;
type ClaimAnswer = v.InferOutput<typeof claimRewards.response>;
export type RewardClaim = MoneyCall<ClaimBody, ClaimAnswer>;

/** Slot of the stored call: one claim at a time. */
export const CLAIM = "";

export const rewardClaims = siteMoneyCalls<ClaimBody, ClaimAnswer>({
  name: "rewards",
  about: ({ rewards }) => rewards.map(({ title }) => title).join("、"),
  call: claimRewards,
  body: bodySchema,
  answer: claimRewards.response,
  send: ({ rewards }, idempotencyKey) => {
    const ids = rewards.map(({ id }) => id);
    return request(claimRewards, { ids }, { idempotencyKey, quiet: true });
  },
  ask: (key) => request(claimRewardsStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

/** The claim that is being sent, or ended during this page load. */
export function useClaimCall(): RewardClaim | null {
  return rewardClaims.useCalls(({ calls }) => calls[CLAIM]) ?? null;
}

async function tell(call: RewardClaim): Promise<void> {
  for (const { path } of [rewardList, vipProgress, vipWeek, withdrawInfo, dealRecords]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
  // The page itself shows the outcome.
  if (pathInBar() === pageAddress("welfare")) return;
  const error = refusalError(call, claimRewards);
  if (error !== null) return showToast(errorText(error));
  await loadNamespace("welfare");
  if (call.answer !== null) showToast(toldText(call.answer));
  else if (isUntold(call, claimRewards)) showToast(i18n.t("welfare:told.failed"));
}

function toldText({ claimed, refused }: ClaimAnswer): string {
  const values = { count: claimed.length, amount: formatCents(sumOf(claimed).amountCents) };
  if (claimed.length === 0) return i18n.t("welfare:told.none", { refused: refused.length });
  const key = refused.length === 0 ? "done" : "part";
  return i18n.t(`welfare:told.${key}`, { ...values, refused: refused.length });
}
