// What the parts of the slip work on: its state, and everything outside of it that tests replace.
import type { StoreApi } from "zustand";
import type { LegQuote, PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import type { CapName } from "#contract/betting/limits.ts";
import type { OddsType } from "#contract/betting/odds.ts";
import type { Stored } from "../../../lib/storage.ts";
import type { Order, Receipt } from "./order.ts";
import type { Accept } from "./selection.ts";
import type { SlipContent } from "./slip-model.ts";

/** Of series and systems, by the last quote; null before it. */
export interface SlipLimits {
  readonly series: Omit<LegQuote, keyof QuotedLeg | "active"> | null;
  readonly dailyLeftCents: number | null;
}

/** What is stored and shared by all tabs. */
export interface KeptSlip extends SlipContent {
  /** Grows with every change: the highest one is the slip. */
  readonly rev: number;
  /** Who wrote it. */
  readonly tab: string;
  /** Member it belongs to; null until one logs in. */
  readonly owner: string | null;
  readonly accept: Accept;
  /** 保留选项: selections stay after they are placed. */
  readonly keep: boolean;
}

export interface SlipState extends KeptSlip {
  /** Of the member who is logged in. */
  readonly order: Order | null;
  /** What became of the last order, until the player goes on. */
  readonly receipts: readonly Receipt[];
  readonly limits: SlipLimits;
  /** Server time of the last quote; null before it. */
  readonly quotedAt: number | null;
  readonly quoteFailed: boolean;
  /** The stake that was cut last, by what, and to what. */
  readonly capped: { readonly key: string; readonly cap: CapName; readonly stake: string } | null;
}

export interface SlipQuote extends SlipLimits {
  readonly legs: readonly LegQuote[];
  readonly time: number;
}

/** Every call rejects with a CallError. */
export interface SlipServer {
  quote(legs: readonly QuotedLeg[]): Promise<SlipQuote>;
  place(order: Order): Promise<readonly PlacedTicket[]>;
  status(key: string): Promise<{
    readonly known: boolean;
    readonly tickets: readonly PlacedTicket[];
  }>;
}

export interface SlipDeps {
  readonly server: SlipServer;
  readonly storage: {
    read<T>(key: string, stored: Stored<T>): T | null;
    write(key: string, value: string): void;
    remove(key: string): void;
  };
  /** Sites have origins of their own, and with them storage of their own: like the session. */
  readonly storageKey: string;
  /** Runs `act` while no other tab runs its own. */
  readonly alone: <T>(act: () => T) => Promise<T>;
  readonly tab: string;
  readonly newKey: () => string;
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly userId: () => string | null;
  readonly balanceCents: () => number | null;
  readonly oddsType: () => OddsType;
  readonly offline: () => boolean;
  readonly forceHongKong: (on: boolean) => void;
  readonly askLogin: () => void;
  readonly refreshBalance: () => void;
  /** Whether the player has the slip before them: its receipts say how an order has ended. */
  readonly inView: () => boolean;
  /** A text of `slip.*`. */
  readonly say: (key: string, values?: Readonly<Record<string, number>>) => void;
}

export interface SlipContext {
  readonly deps: SlipDeps;
  readonly state: StoreApi<SlipState>;
  /** What runs now: one each, and the newest quote counts. */
  readonly running: { following: boolean; quote: number };
}
