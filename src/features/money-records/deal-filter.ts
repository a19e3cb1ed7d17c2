// Which movements a record shows: kind, state and days.
import { DEAL_KINDS, DEAL_STATES, type DealKind, type DealState } from "#contract/payments.ts";
import { type AddressFields, daysField, oneField, pageField } from "#lib/address-fields.ts";
import { type DayRange, spanOf } from "#lib/day-range.ts";

export const PAGE_SIZE = 20;

export interface DealFilter {
  readonly kind: "all" | DealKind;
  readonly state: "all" | DealState;
  readonly days: DayRange;
}

interface DealAddress extends DealFilter {
  readonly page: number;
}

export const DEAL_FIELDS: AddressFields<DealAddress> = {
  kind: oneField(["all", ...DEAL_KINDS]),
  state: oneField(["all", ...DEAL_STATES]),
  days: daysField("week"),
  page: pageField(),
};

/** The filter as the body of the call. */
export function callFilter({ kind, state, days }: DealFilter) {
  return { kinds: kind === "all" ? [] : [kind], state, ...spanOf(days) };
}

/** Finds one order; the dates are ignored. */
export function callOrder(orderId: string) {
  const whole = { kinds: [], state: "all" as const, from: 0, to: 0 };
  return { ...whole, orderId, pageNum: 1, pageSize: 1 };
}
