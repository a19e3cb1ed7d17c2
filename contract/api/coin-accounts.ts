// Coin addresses that withdrawals are paid to (spec: betting-and-money §7 "vCurrency").
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "../coins.ts";
import { PASSWORD_CHECK_FAILED } from "../codes.ts";
import { count, filled, nothing, number, orNull, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { noFields, payeeFields, payeeId, payeeRemoval, secondPassword } from "./payee-accounts.ts";

export const coinAccounts = apiCall({
  path: "/fd/api/v1/vCurrency/list",
  switch: "virtualCoin",
  request: noFields,
  response: v.object({
    max: count,
    list: rows(
      v.object({
        ...payeeFields,
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
  switch: "virtualCoin",
  request: v.strictObject({
    coin: v.picklist(COIN_CODES),
    network: v.picklist(NETWORKS),
    address: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20,100}$/)),
    label: v.optional(v.pipe(v.string(), v.maxLength(20))),
    secondPassword,
  }),
  response: v.object({ id: filled, confirmBy: number }),
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const confirmCoinAccount = apiCall({
  path: "/fd/api/v1/vCurrency/confirm",
  switch: "virtualCoin",
  request: v.strictObject({ id: payeeId, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  response: nothing,
  member: true,
});

export const removeCoinAccount = apiCall({
  path: "/fd/api/v1/vCurrency/remove",
  switch: "virtualCoin",
  request: payeeRemoval,
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});
