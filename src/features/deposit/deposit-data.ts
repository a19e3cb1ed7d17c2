// The queries of the page.
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { depositRewards, type DepositReward } from "#contract/api/deposit-rewards.ts";
import { paymentTypes, type PaymentType } from "#contract/api/deposit.ts";
import { isOn } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import type { useLatestDeals } from "#domain/payments/latest-deals.tsx";
import type { AsyncResult } from "#ui/states/async-view.tsx";
import { usualCents } from "./deposit-amount.ts";
import { offeredTypes } from "./deposit-choice.ts";

export interface DepositData {
  readonly types: readonly PaymentType[];
  /** Orders that are not ended, newest first. */
  readonly open: readonly DepositOrder[];
  readonly rewards: readonly DepositReward[];
  /** Cents that the member usually deposits. */
  readonly usual: number | null;
}

/** Rates of coins and the state of channels change. */
const REFRESH_MS = 30_000;

/**
 * Waits for the methods, the suggested amount and the rewards, because the form starts with all three.
 * @param enabled false while a login opens over the page
 */
export function useDepositData(
  latest: ReturnType<typeof useLatestDeals>,
  enabled: boolean,
): AsyncResult<DepositData> & {
  readonly error: unknown;
} {
  const methods = useCall(paymentTypes, {}, { refetchEvery: REFRESH_MS, enabled });
  const rewards = useCall(depositRewards, {}, { enabled });
  const { state, error, retry } = methods;
  const waits = !enabled || latest.state === "loading" || rewards.state === "loading";
  if (methods.data === undefined) return { state, data: undefined, error, retry };
  if (waits) return { state: "loading", data: undefined, error, retry };
  const data = {
    types: offeredTypes(methods.data.types, isOn),
    open: methods.data.open,
    // Without them a deposit is still possible.
    rewards: rewards.data ?? [],
    usual: usualCents(latest.data?.list ?? []),
  };
  return { state, data, error, retry };
}

/** An order that waits for the member's payment. */
export function unpaidOrder(open: readonly DepositOrder[]): DepositOrder | null {
  return open.find(({ state }) => state === "waiting") ?? null;
}
