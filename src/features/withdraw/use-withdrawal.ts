// Reloads a withdrawal until it has reached a final state.
import type { RefetchOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import {
  cancelWithdrawal,
  type Withdrawal,
  withdrawInfo,
  withdrawOrderInfo,
} from "#contract/api/withdraw.ts";
import { OPEN_WITHDRAWAL_STATES } from "#contract/payments.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { refreshBalance } from "#session/account/member.ts";
import { pressOrder } from "#domain/payments/order-press.ts";
import { useBackOff } from "#domain/payments/use-back-off.ts";

type Answer = v.InferOutput<typeof withdrawOrderInfo.response>;

export function isOpenWithdrawal({ state }: Pick<Withdrawal, "state">): boolean {
  return OPEN_WITHDRAWAL_STATES.includes(state);
}

/** The money is in the wallet again. */
export function isGivenBack({ state }: Pick<Withdrawal, "state">): boolean {
  return state === "refused" || state === "failed" || state === "cancelled";
}

/** @param known the order from another answer, shown until its own has loaded */
export function useWithdrawal(known: Withdrawal): Withdrawal {
  const { orderId } = known;
  const { data } = useCall(withdrawOrderInfo, { orderId }, { enabled: isOpenWithdrawal(known) });
  const order = data?.order ?? known;
  useBackOff({ ask: () => askWithdrawal(orderId), since: turn(order), seldom: false });
  return order;
}

/** Gives the money back. @returns and throws as `pressOrder`: a review may have begun */
export function cancelWithdrawalOrder({ orderId, state }: Withdrawal): Promise<boolean> {
  return pressOrder({ orderId, turn: state }, (quiet) =>
    keep(request(cancelWithdrawal, { orderId }, { quiet }), orderId),
  );
}

async function keep(answer: Promise<Withdrawal>, orderId: string): Promise<void> {
  try {
    const order = await answer;
    await queryClient.cancelQueries(ordersOf(orderId));
    queryClient.setQueriesData<Answer>(ordersOf(orderId), (known) =>
      known === undefined ? known : { ...known, order },
    );
    moved();
  } catch (error) {
    void askWithdrawal(orderId);
    throw error;
  }
}

/** @param options `throwOnError` for a note on a lost press */
export async function askWithdrawal(
  orderId: string,
  options: RefetchOptions = { cancelRefetch: false },
): Promise<void> {
  const before = knownState(orderId);
  await queryClient.refetchQueries({ ...ordersOf(orderId), type: "active" }, options);
  const now = knownState(orderId);
  if (now !== before && now !== null) moved();
}

/** The available amount has changed as well. */
function moved(): void {
  refreshBalance();
  void queryClient.invalidateQueries({ queryKey: [withdrawInfo.path] });
}

function knownState(orderId: string): string | null {
  const [entry] = queryClient.getQueriesData<Answer>(ordersOf(orderId));
  return entry?.[1]?.order.state ?? null;
}

/** The queries of one order, for all locales and sessions. */
function ordersOf(orderId: string) {
  return {
    predicate: ({ queryKey: [path, , body] }: { readonly queryKey: readonly unknown[] }) =>
      path === withdrawOrderInfo.path &&
      (body as { readonly orderId?: string } | undefined)?.orderId === orderId,
  };
}

/** A value that differs after each change of the order; null in a final state. */
function turn(order: Withdrawal): string | null {
  if (!isOpenWithdrawal(order)) return null;
  return [order.state, order.place, order.coin?.confirmations].join(" ");
}
