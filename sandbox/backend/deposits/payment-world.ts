// What the deposits need from payment providers, banks and chains. The backend asks;
// providers never call it. An operator stores the reports of its providers in a table and reads them here.
import type { Coin, Network } from "#contract/coins.ts";
import type { Locale } from "#contract/locales.ts";
import type { DepositKind, WaitPage } from "#contract/payments.ts";
import type { SiteView } from "../wire/sites.ts";
import type { ServiceHours } from "../time/service-hours.ts";
import type { PromisedReward } from "./order-row.ts";

/** Whom a channel serves. */
export type Demand = "phone" | "realName" | { readonly vip: number };

export interface CoinTerms {
  readonly coin: Coin;
  readonly network: Network;
  /** CNY for one coin, decimal text. */
  readonly rate: string;
  readonly minUnits: number;
  /** Smaller payments are never credited. */
  readonly dustUnits: number;
  readonly confirmations: number;
  readonly blockMs: number;
  readonly usualSeconds: number;
}

export interface ChannelRow {
  readonly id: string;
  readonly name: string;
  readonly minCents: number;
  readonly maxCents: number;
  readonly quickCents: readonly number[];
  /** The only amounts it takes; empty: any within the limits. */
  readonly fixedCents: readonly number[];
  /** Adds random cents to the amount, so that two orders never have the same amount. */
  readonly randomCents: boolean;
  readonly feeBasisPoints: number;
  readonly usualSeconds: number;
  readonly successBasisPoints: number;
  readonly hours: ServiceHours;
  readonly demands: readonly Demand[];
  /** The payer's name is compared with the registered name. */
  readonly needsName: boolean;
  readonly wait: WaitPage | null;
  readonly opens: "frame" | "window" | null;
  readonly coins: readonly CoinTerms[];
  readonly tutorial: readonly string[];
}

export interface MethodRow {
  readonly id: string;
  readonly kind: DepositKind;
  readonly name: string;
  /** End of a maintenance; null: open. */
  readonly opensAt: number | null;
  readonly channels: readonly ChannelRow[];
}

export interface RewardRow {
  readonly id: string;
  readonly title: string;
  readonly basisPoints: number;
  readonly minCents: number;
  readonly maxBonusCents: number;
  readonly turnoverTimes: number;
  readonly days: number;
  /** Empty: all. */
  readonly kinds: readonly DepositKind[];
  readonly endsAt: number | null;
  readonly once: PromisedReward["once"];
}

export interface ServiceRow {
  readonly name: string;
  readonly hours: string;
  readonly usualSeconds: number;
}

/** A new order, before an account or address is assigned. */
export interface Asked {
  readonly orderId: string;
  readonly site: string;
  /** Origin of the request; the channel's page links back to it. */
  readonly origin: string;
  readonly locale: Locale;
  readonly channel: ChannelRow;
  readonly kind: DepositKind;
  readonly dueCents: number;
  readonly network: Network | null;
}

export interface PayTarget {
  readonly payTo: readonly {
    readonly label: string;
    readonly value: string;
    readonly copy: boolean;
    /** Compared character by character, so that no other script will do. */
    readonly exact: boolean;
  }[];
  /** Text of the code to scan. */
  readonly qr: string | null;
  readonly payUrl: string | null;
  /** Of the coin; null for other kinds. */
  readonly address: string | null;
}

interface Reported {
  /** The same payment always has the same id, however often it is reported. */
  readonly id: string;
  readonly orderId: string;
  readonly at: number;
}

export interface Payment extends Reported {
  readonly type: "payment";
  readonly cents: number;
  /** Of a coin; null for other kinds. */
  readonly units: number | null;
  readonly network: Network | null;
  readonly txId: string | null;
  /** Name of the payer where the bank tells it. */
  readonly payer: string | null;
  /** From then on it cannot be taken back. */
  readonly sureAt: number;
}

export type PaymentEvent =
  | Payment
  /** The channel has refused the payer. */
  | (Reported & { readonly type: "declined"; readonly reason: string })
  /** The payer has cancelled on the channel's page. */
  | (Reported & { readonly type: "cancelled" });

/** An order whose member says that it is paid. */
export interface Claim {
  readonly orderId: string;
  readonly kind: DepositKind;
  readonly dueCents: number;
  readonly units: number | null;
  readonly network: Network | null;
  readonly claimedAt: number;
}

export interface PaymentWorld {
  /** All methods of a site in its own order, whether a brand has switched them off or not. */
  methods(view: SiteView, time: number): readonly MethodRow[];
  rewards(view: SiteView, time: number): readonly RewardRow[];
  service(view: SiteView): ServiceRow;
  assign(order: Asked): PayTarget;
  /** CNY for one coin, decimal text. */
  coinRate(coin: Coin, time: number): string;
  /** All reports for a member's orders until `time`, including earlier ones. */
  events(member: number, claims: readonly Claim[], time: number): readonly PaymentEvent[];
}
