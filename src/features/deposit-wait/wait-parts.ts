// What differs between the wait pages of money and of virtual coins, which a brand can switch off.
import type { ComponentType } from "react";
import type { DepositOrder } from "#contract/api/deposit-order.ts";

export interface OrderProps {
  readonly order: DepositOrder;
}

export type CoinOrder = NonNullable<DepositOrder["coin"]>;

export interface ActionProps extends OrderProps {
  /** `primary` for the first action of a state. */
  readonly tone: "primary" | "neutral";
}

export interface OrderFact {
  readonly name: string;
  readonly value: string;
}

export interface WaitParts {
  /** How much to pay. */
  readonly Due: ComponentType<OrderProps>;
  /** Whom to pay, and how. */
  readonly Target: ComponentType<OrderProps>;
  /** Progress of a payment that has been seen. */
  readonly Confirming: ComponentType<OrderProps>;
  /** The requested and the received amount. */
  readonly sums: (order: DepositOrder) => readonly OrderFact[];
}
