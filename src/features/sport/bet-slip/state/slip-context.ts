// State and dependencies of the slip; tests replace the dependencies.
import type { StoreApi } from "zustand";
import type { FreeBet } from "#contract/api/free-bets.ts";
import type { LegQuote, PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import type { CapName } from "#contract/betting/limits.ts";
import type { OddsType } from "#contract/betting/odds.ts";
import type { Outcome } from "#contract/api/money.ts";
import type { MoneyCalls } from "#domain/wallet/money-call/create-money-calls.ts";
import type { MoneyDeps } from "#domain/wallet/money-call/money-context.ts";
import type { FeedTerms } from "../../feed/feed-terms.ts";
import type { PriceWatch } from "../../feed/watched.ts";
import type { Order, OrderBody, Receipt } from "./order.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import type { Accept, SlipEntry } from "./slip-entry.ts";
import type { SlipContent } from "./slip-model.ts";

/** Limits of series and systems from the last quote; null before it. */
export interface SlipLimits {
  readonly series: Omit<LegQuote, keyof QuotedLeg | "active" | "combination"> | null;
  readonly dailyLeftCents: number | null;
}

/** Stored and shared by all tabs. */
export interface KeptSlip extends SlipContent {
  /** Grows with every change: the highest revision wins. */
  readonly rev: number;
  /** The tab that wrote it. */
  readonly tab: string;
  /** Member who owns the slip; null until one logs in. */
  readonly owner: string | null;
  readonly accept: Accept;
  /** 保留选项: selections stay after they are placed. */
  readonly keep: boolean;
}

export interface SlipState extends KeptSlip {
  /** Open order of the logged-in member. */
  readonly order: Order | null;
  /** Open quick bet of the logged-in member. */
  readonly quick: Order | null;
  /** Orders of the logged-in member that the server does not know. */
  readonly undelivered: readonly Order[];
  /** Their terms now, by slot, where sending one again needs the player's consent. */
  readonly changed: Readonly<Record<string, readonly SlipEntry[]>>;
  /** Outcome of the last order, until the player continues. */
  readonly receipts: readonly Receipt[];
  /** The last quick bet that was accepted, until the player continues. */
  readonly quickReceipt: Receipt | null;
  /** The last quick bet that was refused for other terms, until the player decides on them. */
  readonly quickAsked: Receipt | null;
  readonly limits: SlipLimits;
  /** Pays the slip instead of money. Of this tab and page load: another tab may use it first. */
  readonly freeBet: FreeBet | null;
  /** Server time of the last quote or refusal; null before it. */
  readonly quotedAt: number | null;
  readonly quoteFailed: boolean;
  /** The last stake that was cut, by which cap, and to what. */
  readonly capped: { readonly key: string; readonly cap: CapName; readonly stake: string } | null;
}

export interface SlipQuote extends SlipLimits {
  readonly legs: readonly LegQuote[];
  readonly time: number;
}

/** Every call rejects with a CallError. */
export interface SlipServer {
  quote(legs: readonly QuotedLeg[]): Promise<SlipQuote>;
  /** Runs before placing and querying. */
  enter(): Promise<unknown>;
  place(order: OrderBody, key: string): Promise<PlacedTicket[]>;
  status(key: string): Promise<Outcome<PlacedTicket[]>>;
}

/** The live feed of the page. */
export interface SlipFeed {
  /** Null for a price that is not followed. */
  terms(pick: SlipSelection): FeedTerms | null;
  /** @returns how to stop listening */
  onChange(listener: () => void): () => void;
  watch(): PriceWatch;
}

export interface SlipDeps extends MoneyDeps {
  readonly server: SlipServer;
  readonly feed: SlipFeed;
  /** Sites have different origins, and so separate storage. */
  readonly storageKey: string;
  readonly tab: string;
  readonly balanceCents: () => number | null;
  readonly oddsType: () => OddsType;
  /** Ways to accept changed odds that the site offers, its usual one first. */
  readonly accepts: readonly Accept[];
  /** Percent that a price may fall by without asking. */
  readonly mostFall: () => number;
  readonly forceHongKong: (on: boolean) => void;
  readonly askLogin: () => void;
  /** After an order with a free bet. */
  readonly freeBetsChanged: () => void;
  /** Whether the slip is in view: its receipts then report the outcome of an order. */
  readonly inView: () => boolean;
  /** Shows a text of the server. */
  readonly sayText: (text: string) => void;
  /** Shows a text of `slip.*`. */
  readonly say: (key: string, values?: Readonly<Record<string, number>>) => void;
}

export interface SlipContext {
  readonly deps: SlipDeps;
  readonly state: StoreApi<SlipState>;
  /** One order at a time; the state shows it as `order`. */
  readonly orders: MoneyCalls<OrderBody, PlacedTicket[]>;
  /** Number of the newest request. */
  readonly running: { quote: number };
}
