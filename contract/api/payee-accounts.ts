// Accounts that withdrawals are paid to: bank cards, coin addresses, Alipay (spec: betting-and-money §7
// "Payments"; payloads: docs/decisions/046-money-payloads.md). The holder is always the registered name.
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "../coins.ts";
import { PASSWORD_CHECK_FAILED } from "../codes.ts";
import { count, filled, nothing, number, orNull, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)); // MD5

const common = {
  id: filled,
  addedAt: number,
  usedAt: orNull(number), // last withdrawal
  /** When it may be removed or used, null: now. */
  lockedUntil: orNull(number),
};

/** GET: the member's bank cards. */
export const memberBanks = apiCall({
  path: "/fd/api/v1/bankCard/queryMemberBanksInfoList",
  method: "GET",
  request: empty,
  response: v.object({
    max: count,
    list: rows(
      v.object({
        ...common,
        bank: filled, // code of `bankChoices`
        bankName: filled,
        masked: filled, // `**** 6158`
        holder: v.fallback(text, ""), // masked
        branch: v.fallback(text, ""),
      }),
    ),
  }),
  member: true,
});
export type BankCard = v.InferOutput<typeof memberBanks.response>["list"][number];

/** GET: banks whose cards can be added. */
export const bankChoices = apiCall({
  path: "/fd/api/v1/bankCard/withdraw/add/list",
  method: "GET",
  request: empty,
  response: rows(v.object({ code: filled, name: filled, closed: v.fallback(text, "") })),
  member: true,
});

export const addBankCard = apiCall({
  path: "/fd/api/v1/bankCard/withdraw/add",
  request: v.strictObject({
    bank: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
    cardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
    branch: v.optional(v.pipe(v.string(), v.maxLength(60))),
    secondPassword: hash,
  }),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

const removal = { id, secondPassword: hash };

export const removeBankCard = apiCall({
  path: "/fd/api/v1/bankCard/withdraw/remove",
  request: v.strictObject(removal),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const coinAccounts = apiCall({
  path: "/fd/api/v1/vCurrency/list",
  request: empty,
  response: v.object({
    max: count,
    list: rows(
      v.object({
        ...common,
        coin: v.picklist(COIN_CODES),
        network: v.picklist(NETWORKS),
        masked: filled, // `TXk3…9fQz`
        label: v.fallback(text, ""),
        /** Until then the code sent by `sendCodeOne` (type `bind`) can confirm it; null: confirmed. */
        confirmBy: orNull(number),
      }),
    ),
  }),
  member: true,
});
export type CoinAccount = v.InferOutput<typeof coinAccounts.response>["list"][number];

/** The address can be used after `confirmCoinAccount`. */
export const addCoinAccount = apiCall({
  path: "/fd/api/v1/vCurrency/add",
  request: v.strictObject({
    coin: v.picklist(COIN_CODES),
    network: v.picklist(NETWORKS),
    address: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20,100}$/)),
    label: v.optional(v.pipe(v.string(), v.maxLength(20))),
    secondPassword: hash,
  }),
  response: v.object({ id: filled, confirmBy: number }),
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const confirmCoinAccount = apiCall({
  path: "/fd/api/v1/vCurrency/confirm",
  request: v.strictObject({ id, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  response: nothing,
  member: true,
});

export const removeCoinAccount = apiCall({
  path: "/fd/api/v1/vCurrency/remove",
  request: v.strictObject(removal),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const alipayAccounts = apiCall({
  path: "/fd/api/v1/alipay/list",
  request: empty,
  response: v.object({
    max: count,
    list: rows(v.object({ ...common, masked: filled, holder: v.fallback(text, "") })),
  }),
  member: true,
});
export type AlipayAccount = v.InferOutput<typeof alipayAccounts.response>["list"][number];

export const addAlipayAccount = apiCall({
  path: "/fd/api/v1/alipay/add",
  request: v.strictObject({
    account: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), // phone number or e-mail
    secondPassword: hash,
  }),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const removeAlipayAccount = apiCall({
  path: "/fd/api/v1/alipay/remove",
  request: v.strictObject(removal),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});
