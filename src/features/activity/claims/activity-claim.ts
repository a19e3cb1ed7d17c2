// Claims and draws of activities, one at a time for each activity (docs/decisions/024).
import type * as v from "valibot";
import { claimActivity, claimActivityStatus } from "#contract/api/activities.ts";
import { ownValue } from "#contract/own-value.ts";
import { pathInBar } from "#brand/local-path.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { activityOf } from "#session/site/activity-path.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { isOpen, type MoneyCall } from "#domain/wallet/money-call/money-call.ts";
import { isUntold, refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { siteMoneyCalls } from "#domain/wallet/money-call/site-money-calls.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { refreshActivities } from "./refresh-activities.ts";

type ClaimBody = Readonly<v.InferOutput<typeof claimActivity.request>>;
type ClaimAnswer = v.InferOutput<typeof claimActivity.response>;
export type ActivityClaim = MoneyCall<ClaimBody, ClaimAnswer>;

/** The item that draws once. */
export const DRAW = "draw";

export const activityClaims = siteMoneyCalls<ClaimBody, ClaimAnswer>({
  name: "activityClaim",
  call: claimActivity,
  body: claimActivity.request,
  answer: claimActivity.response,
  send: (body, idempotencyKey) => request(claimActivity, body, { idempotencyKey, quiet: true }),
  ask: (key) => request(claimActivityStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

/** The claim of an activity that is being sent, or ended during this page load. */
export function useClaim(activity: string): ActivityClaim | null {
  return activityClaims.useCalls(({ calls }) => ownValue(calls, activity)) ?? null;
}

export function useOpenClaim(activity: string) {
  const call = useClaim(activity);
  return isOpen(call) ? call : null;
}

async function tell(call: ActivityClaim): Promise<void> {
  const { id, item } = call.body;
  const shown = activityOf(pathInBar())?.id === id;
  // The page refreshes itself once it has shown the result of a draw.
  if (!shown || item !== DRAW || call.state !== "done") refreshActivities();
  if (shown) return;
  const error = refusalError(call, claimActivity);
  if (error !== null) return showToast(errorText(error));
  await loadNamespace("activity");
  if (call.answer !== null) showToast(claimedText(call.answer));
  else if (isUntold(call, claimActivity)) showToast(i18n.t("activity:claim.failed"));
}

/** What was received, and the turnover it requires. */
export function claimedText({ amountCents, turnoverCents, freeBet }: ClaimAnswer): string {
  if (amountCents === 0) return i18n.t("activity:draw.nothing");
  const amount = formatCents(amountCents);
  if (freeBet) return i18n.t("activity:claim.doneFreeBet", { amount });
  return turnoverCents === 0
    ? i18n.t("activity:claim.doneFree", { amount })
    : i18n.t("activity:claim.done", { amount, turnover: formatCents(turnoverCents) });
}
