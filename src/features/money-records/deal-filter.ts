// Which movements a record shows: kind, state and days.
import type { DealKind, DealState } from "#contract/payments.ts";
import { type DayRange, spanOf } from "../../lib/day-range.ts";

export const PAGE_SIZE = 20;

export interface DealFilter extends DayRange {
  /** Null: all. */
  readonly kind: DealKind | null;
  readonly state: "all" | DealState;
}

/** The filter as the body of the call. */
export function callFilter({ kind, state, ...days }: DealFilter) {
  return { kinds: kind === null ? [] : [kind], state, ...spanOf(days) };
}

/** Finds one order; the dates are ignored. */
export function callOrder(orderId: string) {
  const whole = { kinds: [], state: "all" as const, from: 0, to: 0 };
  return { ...whole, orderId, pageNum: 1, pageSize: 1 };
}
