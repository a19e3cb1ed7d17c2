import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { paymentOrigins } from "#domain/payments/payment-origins.ts";

/** Whether the answer says whom to pay: all of it is optional, and a page may be foreign. */
export function canBePaid({
  payTo,
  qr,
  payUrl,
  coin,
}: Pick<DepositOrder, "payTo" | "qr" | "payUrl" | "coin">): boolean {
  if (payTo.length > 0 || qr !== null) return true;
  // A coin merchant's page comes in place of the address.
  if (payUrl !== null) return allowedUrl(payUrl, paymentOrigins()) !== null;
  return coin !== null;
}
