// Alipay accounts that withdrawals are paid to. The holder is always the registered name.
import * as v from "valibot";
import { PASSWORD_CHECK_FAILED } from "../codes.ts";
import { count, filled, nothing, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { noFields, payeeFields, payeeRemoval, secondPassword } from "./payee-accounts.ts";

export const alipayAccounts = apiCall({
  path: "/fd/api/v1/alipay/list",
  switch: "alipay",
  request: noFields,
  response: v.object({
    max: count,
    list: rows(v.object({ ...payeeFields, masked: filled, holder: v.fallback(text, "") })),
  }),
  member: true,
});
export type AlipayAccount = v.InferOutput<typeof alipayAccounts.response>["list"][number];

export const addAlipayAccount = apiCall({
  path: "/fd/api/v1/alipay/add",
  switch: "alipay",
  request: v.strictObject({
    account: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), // phone number or e-mail
    secondPassword,
  }),
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});

export const removeAlipayAccount = apiCall({
  path: "/fd/api/v1/alipay/remove",
  switch: "alipay",
  request: payeeRemoval,
  response: nothing,
  member: true,
  handles: [PASSWORD_CHECK_FAILED],
});
