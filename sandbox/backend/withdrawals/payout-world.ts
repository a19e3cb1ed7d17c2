// What withdrawals need from banks, chains and the operator's own staff.
import type { Coin, Network } from "#contract/coins.ts";
import type { PayeeKind } from "#contract/payments.ts";

export interface PayoutOrder {
  readonly id: string;
  readonly kind: PayeeKind;
  readonly network: Network | null;
  readonly amountCents: number;
}

/** How long each step of a withdrawal takes by default. */
export interface PayoutCourse {
  /** Withdrawals before it in the queue. */
  readonly ahead: number;
  readonly queueMs: number;
  /** Duration of a review by a person, for withdrawals that need one. */
  readonly reviewMs: number;
  readonly payMs: number;
  /** Of coins; null for the others. */
  readonly chain: {
    readonly blockMs: number;
    readonly confirmations: number;
    readonly txId: string;
  } | null;
}

export interface NetworkTerms {
  readonly coin: Coin;
  readonly network: Network;
  /** What the network takes for a transfer. */
  readonly feeUnits: number;
  readonly minUnits: number;
  readonly usualSeconds: number;
}

export interface PayoutWorld {
  course(order: PayoutOrder): PayoutCourse;
  networks(): readonly NetworkTerms[];
}
