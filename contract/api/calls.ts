// Every call of the contract by name, for the client, the sandbox and the tests.
import type { ApiCall } from "./envelope.ts";
import * as MODULES from "./call-modules.ts";

type Modules = typeof MODULES;

/** The name of a call is its exported name. */
export type CallName = {
  [Name in keyof Modules]: Modules[Name] extends ApiCall ? Name : never;
}[keyof Modules];

function isCall(exported: unknown): boolean {
  return (
    typeof exported === "object" &&
    exported !== null &&
    "path" in exported &&
    "response" in exported
  );
}

export const CALLS = Object.fromEntries(
  Object.entries(MODULES).filter(([, exported]) => isCall(exported)),
) as Pick<Modules, CallName>;

type MoneyCallName = {
  [Name in CallName]: (typeof CALLS)[Name]["money"] extends true ? Name : never;
}[CallName];

/** The status call beside each call that moves money (money.ts). */
export const MONEY_STATUS = {
  placeBet: "betStatus",
  cashOut: "cashOutStatus",
  editBet: "editBetStatus",
  venueTransfer: "venueTransferStatus",
  recycle: "recycleStatus",
  pay: "payStatus",
  withdraw: "withdrawStatus",
  exchange: "exchangeStatus",
  claimRewards: "claimRewardsStatus",
  claimActivity: "claimActivityStatus",
  sendGift: "sendGiftStatus",
} as const satisfies Readonly<Record<MoneyCallName, CallName>>;
