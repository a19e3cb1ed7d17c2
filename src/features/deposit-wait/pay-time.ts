import type { DepositOrder } from "#contract/api/deposit-order.ts";

/**
 * Seconds for the payment, and those that are left. The page knows the server's clock to within the time of one
 * call, so an order can seem to be younger than it is: no more is left than there is in all.
 */
export function payTime(
  { createdAt, expiresAt }: Pick<DepositOrder, "createdAt" | "expiresAt">,
  now: number,
): { readonly total: number; readonly seconds: number } {
  const total = Math.max(0, Math.floor((expiresAt - createdAt) / 1000));
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return { total, seconds: Math.min(total, left) };
}
