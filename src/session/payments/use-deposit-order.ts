// Reloads a deposit order as long as it is shown: a payment may arrive late or twice.
import type * as v from "valibot";
import { closeOrder, confirmPaid, depositOrderStatus } from "#contract/api/deposit.ts";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { OrderState } from "#contract/payments.ts";
import { type CallResult, callPart } from "../../lib/call-result.ts";
import { request } from "../../lib/http.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useCall } from "../../lib/use-call.ts";
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
    since: data === undefined ? null : turn(data.order),
    seldom: data !== undefined && ENDED.has(data.order.state),
  });
  return callPart(answer, ({ order }) => order);
}

/** Asks now, unless a request is already running. */
export function askOrder(): Promise<void> {
  return queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
}

/** @throws CallError that the member has been told of, for instance of a payment that has been seen */
export async function cancelOrder(orderId: string): Promise<void> {
  await keep(request(closeOrder, { orderId }));
}

/** @param receipt url of an upload @throws CallError that the member has been told of */
export async function reportPaid(orderId: string, receipt?: string): Promise<void> {
  await keep(request(confirmPaid, { orderId, ...(receipt === undefined ? {} : { receipt }) }));
}

/** Without expired orders: a late payment may still arrive for them. */
const ENDED: ReadonlySet<OrderState> = new Set(["credited", "cancelled", "refused"]);

/** A value that differs after each change of the order. */
function turn({ state, receipts, coin }: DepositOrder): string {
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
