// Reloads a deposit order as long as it is shown: a payment may arrive late or twice.
import type * as v from "valibot";
import { closeOrder, confirmPaid, depositOrderStatus } from "#contract/api/deposit.ts";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { OrderState } from "#contract/payments.ts";
import { type CallResult, callPart } from "#lib/calls/call-result.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { pressOrder } from "./order-press.ts";
import { useBackOff } from "./use-back-off.ts";

type Answer = v.InferOutput<typeof depositOrderStatus.response>;

const queryKey = [depositOrderStatus.path];

/** @param orderId null while it is not known */
export function useDepositOrder(orderId: string | null): CallResult<DepositOrder> {
  const answer = useCall(
    depositOrderStatus,
    { orderId: orderId ?? "" },
    { enabled: orderId !== null },
  );
  const { data } = answer;
  useBackOff({
    ask: askOrder,
    since: data === undefined ? null : orderTurn(data.order),
    seldom: data !== undefined && ENDED.has(data.order.state),
  });
  return callPart(answer, ({ order }) => order);
}

/** Asks now, unless a request is already running. */
export function askOrder(): Promise<void> {
  return queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
}

/** The same, for a note on a lost press. @throws what kept the server from answering */
export function askOrderAgain(): Promise<void> {
  return queryClient.refetchQueries({ queryKey, type: "active" }, { throwOnError: true });
}

/** @returns and throws as `pressOrder`: a payment may have been seen */
export function cancelOrder(order: DepositOrder): Promise<boolean> {
  const { orderId } = order;
  return pressOrder({ orderId, turn: orderTurn(order) }, (quiet) =>
    keep(request(closeOrder, { orderId }, { quiet })),
  );
}

/** @param receipt url of an upload @returns and throws as `pressOrder` */
export function reportPaid(order: DepositOrder, receipt?: string): Promise<boolean> {
  const { orderId } = order;
  const body = { orderId, ...(receipt === undefined ? {} : { receipt }) };
  return pressOrder({ orderId, turn: orderTurn(order) }, (quiet) =>
    keep(request(confirmPaid, body, { quiet })),
  );
}

/** Without expired orders: a late payment may still arrive for them. */
const ENDED: ReadonlySet<OrderState> = new Set(["credited", "cancelled", "refused"]);

/** A value that differs after each change of the order. */
export function orderTurn({ state, receipts, coin }: DepositOrder): string {
  return `${state} ${receipts} ${coin?.confirmations ?? 0}`;
}

async function keep(answer: Promise<DepositOrder>): Promise<void> {
  try {
    const order = await answer;
    // A request that started earlier must not overwrite this answer.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Answer>({ queryKey }, (known) =>
      known?.order.orderId === order.orderId ? { ...known, order } : known,
    );
  } catch (error) {
    void askOrder();
    throw error;
  }
}
