// Bank cards that withdrawals are paid to (spec: betting-and-money §7 "Payments"). The holder is always the
// registered name.
import * as v from "valibot";
import { PASSWORD_CHECK_FAILED } from "../codes.ts";
import { count, filled, nothing, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { noFields, payeeFields, payeeRemoval, secondPassword } from "./payee-accounts.ts";

/** GET: the member's bank cards. */
export const memberBanks = apiCall({
  path: "/fd/api/v1/bankCard/queryMemberBanksInfoList",
  switch: "bankCard",
  method: "GET",
  request: noFields,
  response: v.object({
    max: count,
    list: rows(
      v.object({
        ...payeeFields,
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
  switch: "bankCard",
  method: "GET",
  request: noFields,
  response: rows(v.object({ code: filled, name: filled, closed: v.fallback(text, "") })),
  member: true,
});

export const addBankCard = apiCall({
  path: "/fd/api/v1/bankCard/withdraw/add",
  switch: "bankCard",
  request: v.strictObject({
    bank: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
    cardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
    branch: v.optional(v.pipe(v.string(), v.maxLength(60))),
    secondPassword,
  }),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const removeBankCard = apiCall({
  path: "/fd/api/v1/bankCard/withdraw/remove",
  switch: "bankCard",
  request: payeeRemoval,
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});
