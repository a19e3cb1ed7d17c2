import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { type WaitPage, WAIT_PAGES } from "#contract/payments.ts";
import { hasPage } from "../../brand/brand.ts";

/** Query parameter of a wait page. */
export const ORDER_PARAM = "order";

/** Where the member waits for the order; null where the page is not in this bundle. */
export function orderPath({
  wait,
  orderId,
}: Pick<DepositOrder, "wait" | "orderId">): string | null {
  const path = `/mine/${wait}`;
  return hasPage(path) ? `${path}?${ORDER_PARAM}=${encodeURIComponent(orderId)}` : null;
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
