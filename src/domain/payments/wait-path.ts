import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { type WaitPage, WAIT_PAGES } from "#contract/payments.ts";

/** Query parameter of a wait page. */
export const ORDER_PARAM = "order";

/** The page on which the member waits for this order. */
export function waitPath({ wait, orderId }: Pick<DepositOrder, "wait" | "orderId">): string {
  return `/mine/${wait}?${ORDER_PARAM}=${encodeURIComponent(orderId)}`;
}

/** The wait page of an address; null for any other page. */
export function waitPageOf(pathname: string): WaitPage | null {
  return WAIT_PAGES.find((page) => pathname === `/mine/${page}`) ?? null;
}

const ORDER_ID = /^[\w-]{1,40}$/;

/** An order number that may enter a request; null for everything else. */
export function orderIdIn(text: string | null): string | null {
  return text !== null && ORDER_ID.test(text) ? text : null;
}
