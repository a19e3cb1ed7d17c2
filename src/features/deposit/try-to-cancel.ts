import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { refreshDeposits } from "#domain/payments/pay-call.ts";
import { cancelOrder } from "#domain/payments/use-deposit-order.ts";

/** @returns false when the server refuses, for example because it has seen a payment, or its answer was lost; both are
 * shown */
export async function tryToCancel(order: DepositOrder): Promise<boolean> {
  try {
    return await cancelOrder(order);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return false;
  } finally {
    refreshDeposits();
  }
}
