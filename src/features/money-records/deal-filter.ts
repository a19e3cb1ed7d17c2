// Which movements a record shows: kind, state and days.
import { DEAL_KINDS, DEAL_STATES } from "#contract/payments.ts";
import { type AddressOf, idField, oneField, pageField } from "#lib/browser/address.ts";
import { daysField, spanOf } from "#lib/time/day-range.ts";
import { ORDER_PARAM } from "#domain/payments/wait-path.ts";

export const DEALS_PER_PAGE = 20;

const FILTER = {
  kind: oneField(["all", ...DEAL_KINDS]),
  state: oneField(["all", ...DEAL_STATES]),
  days: daysField("week"),
};
export type DealFilter = AddressOf<typeof FILTER>;

/** With the page, and the order whose detail is open. */
export const DEAL_FIELDS = { ...FILTER, page: pageField(), [ORDER_PARAM]: idField };

/** The filter as the body of the call. */
export function dealRecordQuery({ kind, state, days }: DealFilter) {
  return { kinds: kind === "all" ? [] : [kind], state, ...spanOf(days) };
}

/** Finds one order; the dates are ignored. */
export function callOrder(orderId: string) {
  const whole = { kinds: [], state: "all" as const, from: 0, to: 0 };
  return { ...whole, orderId, pageNum: 1, pageSize: 1 };
}
