import type { TFunction } from "i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import type { DealState } from "#contract/payments.ts";

export const STATE_TONES = {
  open: "warn",
  done: "ok",
  failed: "neutral",
} as const satisfies Readonly<Record<DealState, string>>;

/** The server's own words of a state, where it has any. */
export function stateWords({ state, stateText }: Deal, t: TFunction<"money-records">): string {
  return stateText || t(`state.${state}`);
}
