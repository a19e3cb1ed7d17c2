import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { transRecord } from "#contract/pages.ts";
import { type WaitPage, WAIT_PAGES } from "#contract/payments.ts";

/** Query parameter of a wait page and of the record. */
export const ORDER_PARAM = "order";

/** The page on which the member waits for this order. */
export function waitPath({ wait, orderId }: Pick<DepositOrder, "wait" | "orderId">): string {
  return `/mine/${wait}?${ORDER_PARAM}=${encodeURIComponent(orderId)}`;
}

/** The record of this movement, opened. */
export function recordPath(id: string): string {
  return `${transRecord}?${ORDER_PARAM}=${encodeURIComponent(id)}`;
}

/** The wait page of an address; null for any other page. */
export function waitPageOf(pathname: string): WaitPage | null {
  return WAIT_PAGES.find((page) => pathname === `/mine/${page}`) ?? null;
}
