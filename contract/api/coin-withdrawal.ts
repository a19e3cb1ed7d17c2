// A module of its own, because a brand can switch coins off.
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "../coins.ts";
import { count, filled, number, orNull, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const units = v.pipe(number, v.safeInteger());

/** Rates and network fees of coin withdrawals. */
export const usdtWithdrawInfo = apiCall({
  path: "/fd/api/v1/withdraw/usdtWithdrawInfo",
  switch: "virtualCoin",
  request: v.strictObject({}),
  response: v.object({
    list: rows(
      v.object({
        rateId: filled,
        coin: v.picklist(COIN_CODES),
        network: v.picklist(NETWORKS),
        rate: filled, // CNY for one coin, decimal text
        feeUnits: units, // of the network
        minUnits: units,
        usualSeconds: orNull(count),
        closed: v.fallback(text, ""),
      }),
    ),
    expiresAt: number, // of the rates
    time: number,
  }),
  member: true,
});
