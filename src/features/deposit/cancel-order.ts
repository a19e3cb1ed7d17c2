import { closeOrder } from "#contract/api/deposit.ts";
import { CallError } from "../../lib/call-error.ts";
import { request } from "../../lib/http.ts";
import { refreshDeposits } from "../../session/payments/pay-call.ts";

/** @returns false when the server refuses: a payment may have been seen */
export async function cancelOrder(orderId: string): Promise<boolean> {
  try {
    await request(closeOrder, { orderId });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return false;
  } finally {
    refreshDeposits();
  }
}
