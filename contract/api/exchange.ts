// Exchange between the centre wallet and the coin wallet (spec: betting-and-money §7 "Payments"; payloads:
// docs/decisions/046-money-payloads.md).
import * as v from "valibot";
import { cents, filled, number } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

/** Into CNY or out of it. */
const way = v.picklist(["toCoin", "toCny"]);
const units = v.pipe(number, v.safeInteger());
const sent = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const transferRate = apiCall({
  path: "/fd/api/v1/transfer/getTransferRate",
  switch: "virtualCoin",
  request: v.strictObject({ way }),
  response: v.object({
    rateId: filled,
    rate: filled, // CNY for one coin, decimal text
    expiresAt: number, // epoch milliseconds
    time: number,
    walletCents: cents,
    coinUnits: units, // WALLET_COIN
    minCents: cents,
    maxCents: cents,
    minUnits: units,
    maxUnits: units,
  }),
  member: true,
});

/** `amount`: cents for `toCoin`, units of the coin for `toCny`. */
export const exchange = apiCall({
  path: "/fd/api/v1/transfer/utcTransfer",
  switch: "virtualCoin",
  request: v.strictObject({
    way,
    amount: sent,
    rateId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  }),
  response: v.object({ paid: units, received: units, rate: filled, time: number }),
  member: true,
  money: true,
});
export const exchangeStatus = statusCall(exchange);
