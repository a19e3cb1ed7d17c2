// Constants of deposits, withdrawals and payee accounts.
import type { SwitchKey } from "./switches.ts";

/** Kinds of deposit methods. */
export const DEPOSIT_KINDS = [
  "bank", // transfer to an account with an exact amount or a remark
  "quick", // bank card on the page of a payment channel
  "scan", // a code for the phone
  "alipay",
  "huione", // Huione wallet
  "coin", // virtual coin to an address of the order, at a locked rate
  "xnbsk", // virtual coin on the page of a coin merchant
  "service", // through the deposit service, with a signal code
] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** Kinds that a brand can switch off. */
export const DEPOSIT_SWITCH: Readonly<Partial<Record<DepositKind, SwitchKey>>> = {
  bank: "bankCard",
  quick: "bankCard",
  alipay: "alipay",
  coin: "virtualCoin",
  xnbsk: "virtualCoin",
};

export const WAIT_PAGES = [
  "rechargeWait",
  "transferWait",
  "huioneWait",
  "xnbskWait",
  "virtualCoinWait",
] as const;
export type WaitPage = (typeof WAIT_PAGES)[number];

/** Kinds of accounts that a withdrawal is paid to, with the switch each needs. */
export const PAYEE_KINDS = { bank: "bankCard", coin: "virtualCoin", alipay: "alipay" } as const;
export type PayeeKind = keyof typeof PAYEE_KINDS;

/** `:id` of `/mine/accountManage/:id`. */
export const PAYEE_PARAM = `^(?:${Object.keys(PAYEE_KINDS).join("|")})$`;

export const ORDER_STATES = [
  "waiting", // for the member's payment
  "paid", // the member says so
  "confirming", // seen by the bank or on the chain
  "review", // short, late or double: a person decides
  "credited",
  "expired",
  "cancelled",
  "refused",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States in which a deposit order can still change. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ["waiting", "paid", "confirming", "review"];

export const WITHDRAWAL_STATES = [
  "queued",
  "review",
  "paying",
  "confirming", // on the chain
  "arrived",
  "refused", // the money is back in the wallet
  "failed", // the bank sent it back; the money is back in the wallet
  "cancelled",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const OPEN_WITHDRAWAL_STATES: readonly WithdrawalState[] = [
  "queued",
  "review",
  "paying",
  "confirming",
];

/** How long the rate of a coin order or of an exchange is kept. */
export const COIN_RATE_MS = 15 * 60_000;
export const EXCHANGE_RATE_MS = 60_000;

export const DEAL_KINDS = [
  "deposit",
  "withdraw",
  "transfer",
  "exchange",
  "gift",
  "adjust",
] as const;
export type DealKind = (typeof DEAL_KINDS)[number];
export const DEAL_STATES = ["open", "done", "failed"] as const;
export type DealState = (typeof DEAL_STATES)[number];
