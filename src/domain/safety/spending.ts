// What a form is about to spend, for the part that shows how much of the member's limits it takes.
import { createContext, use } from "react";
import type { LimitKind } from "#contract/protection/controls.ts";

export interface Spending {
  /** Limits that the amount counts towards. */
  readonly kinds: readonly LimitKind[];
  readonly cents: number;
  /** Of a form with little room: only limits that are set, or only the way to set one. */
  readonly only?: "set" | "unset";
}

export const SpendingContext = createContext<Spending>({ kinds: [], cents: 0 });

export function useSpending(): Spending {
  return use(SpendingContext);
}

export const DEPOSIT_KINDS = ["deposit", "netDeposit"] as const satisfies readonly LimitKind[];
export const STAKE_KINDS = ["stake", "loss", "bet"] as const satisfies readonly LimitKind[];
/** Money in a venue is there to be staked. */
export const TRANSFER_KINDS = ["stake", "loss"] as const satisfies readonly LimitKind[];
