import { CallError } from "../../lib/call-error.ts";
import { refreshDeposits } from "../../session/payments/pay-call.ts";
import { cancelOrder } from "../../session/payments/use-deposit-order.ts";

/** @returns false when the server refuses, for example because it has seen a payment; the error is already shown */
export async function tryToCancel(orderId: string): Promise<boolean> {
  try {
    await cancelOrder(orderId);
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return false;
  } finally {
    refreshDeposits();
  }
}
