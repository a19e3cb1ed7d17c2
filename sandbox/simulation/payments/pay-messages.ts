// Messages of the server to the page of a channel.
import type { Locale } from "#contract/locales.ts";
import type { DepositKind, OrderState } from "#contract/payments.ts";
import type { PayAct } from "./steer.ts";

export interface PayMessage {
  readonly kind: DepositKind;
  readonly locale: Locale;
  readonly texts: Readonly<Record<PayText, string>>;
  readonly provider: string;
  /** `¥ 3,000.36` or `139.55 USDT`. */
  readonly due: string;
  /** An `exact` value is not converted to the other script. */
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly copy: boolean;
    readonly exact: boolean;
  }[];
  readonly state: OrderState;
  readonly stateText: string;
  readonly note: string;
  /** Milliseconds until the order expires. */
  readonly left: number;
  readonly acts: readonly ActMessage[];
}

export interface ActMessage {
  readonly act: PayAct;
  readonly label: string;
  readonly hint: string;
}

export type PayText = "title" | "demo" | "left" | "due" | "others" | "offline" | "working";
