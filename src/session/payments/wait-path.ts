import type { DepositOrder } from "#contract/api/deposit-order.ts";

/** The page on which the member waits for this order. */
export function waitPath({ wait, orderId }: Pick<DepositOrder, "wait" | "orderId">): string {
  return `/mine/${wait}?order=${encodeURIComponent(orderId)}`;
}
