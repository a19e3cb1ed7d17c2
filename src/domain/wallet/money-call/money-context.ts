// Definition of a kind of money call, and its dependencies, which tests replace.
import type * as v from "valibot";
import type { StoreApi } from "zustand";
import type { ApiCall } from "#contract/api/envelope.ts";
import type { Outcome } from "#contract/api/money.ts";
import type { CallError } from "#lib/wire/call-error.ts";
import type { Stored } from "#lib/browser/storage.ts";
import type { MoneyCall, Resendable } from "./money-call.ts";

/** Kinds of money calls: `thing` of the texts. */
export type MoneyKindName =
  | "bet"
  | "cashOut"
  | "editBet"
  | "venueTransfer"
  | "recycle"
  | "pay"
  | "withdraw"
  | "exchange"
  | "rewards"
  | "activityClaim"
  | "chatGift";

export interface MoneyKind<Body, Answer> {
  /** Part of the storage key. */
  readonly name: MoneyKindName;
  /** What it is about, such as an amount, in a few words. */
  readonly about?: (body: Body) => string | undefined;
  readonly call: Pick<ApiCall, "path" | "handles">;
  readonly body: v.GenericSchema<unknown, Body>;
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Runs before sending and querying. When it rejects, nothing was sent and the player has been told. */
  readonly ready?: () => Promise<unknown>;
  /** Rejects with a CallError. Quiet: the outcome is reported afterwards. */
  readonly send: (body: Body, key: string) => Promise<Answer>;
  readonly ask: (key: string) => Promise<Outcome<Answer>>;
  /** Whether an answer is not final yet. */
  readonly isPending?: (answer: Answer) => boolean;
  /** Runs in the one tab that learned that it is done, before that is stored: after a crash it runs again. */
  readonly settle?: (call: MoneyCall<Body, Answer>) => void;
  /** Runs in the one tab that learned that no answer is to be expected, before that is stored. */
  readonly lost?: (call: Resendable<MoneyCall<Body, Answer>>) => void;
  /** Runs in every tab that waited for the outcome. */
  readonly ended: (call: MoneyCall<Body, Answer>, by: "thisTab" | "otherTab") => void;
}

export interface MoneyDeps {
  readonly storage: {
    read<T>(key: string, stored: Stored<T>): T | null;
    write(key: string, value: string): void;
    remove(key: string): void;
    keys(prefix: string): readonly string[];
  };
  /** Runs `act` while no other tab runs its own. */
  readonly alone: <T>(act: () => T) => Promise<T>;
  readonly newKey: () => string;
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly userId: () => string | null;
  readonly offline: () => boolean;
  readonly refreshBalance: () => void;
  /** Reports a refusal as the contract defines for its code. */
  readonly reportRefusal: (error: CallError, call: Pick<ApiCall, "path" | "handles">) => void;
}

export interface MoneyState<Body, Answer> {
  /** Calls of the logged-in member, by slot: open ones, and those that ended during this page load. */
  readonly calls: Readonly<Record<string, MoneyCall<Body, Answer>>>;
}

export interface MoneyContext<Body, Answer> {
  readonly kind: MoneyKind<Body, Answer>;
  readonly deps: MoneyDeps;
  readonly state: StoreApi<MoneyState<Body, Answer>>;
  readonly following: Set<string>;
}
