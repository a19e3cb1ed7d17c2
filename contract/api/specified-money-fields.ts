// The money part of specified-fields.ts. Payloads are this project's own (docs/decisions/046-money-payloads.md),
// so that only amounts and fields without which an answer has no meaning are required.
import type { CallName } from "./calls.ts";
import { type Needs, NO_FIELDS, of, outcomeOf, under } from "./field-needs.ts";

const COIN = of("coin network rate");
const PAY_TO = under("payTo[]", ["label", "value"]);
const ORDER = [
  ...of("orderId kind wait state amountCents dueCents createdAt expiresAt"),
  ...PAY_TO,
  ...under("coin", [...COIN, ...of("address units confirmationsNeeded")]),
  "steps[].key",
];
const WITHDRAWAL = [
  ...of("orderId kind state account amountCents paidCents createdAt"),
  ...under("coin", [...COIN, "units", "confirmationsNeeded"]),
  "steps[].key",
];
const CHANNEL = [
  ...of("id name minCents maxCents closed.message"),
  ...under("coins[]", [...COIN, "minUnits", "confirmations"]),
];
const ACCOUNT = of("id addedAt masked");
const EXCHANGED = of("paid received rate time");

export const SPECIFIED_MONEY = {
  paymentTypes: {
    also: [
      ...of("types time"),
      ...under("types[]", ["id", "kind", "name", "closed.message", "channels"]),
      ...under("types[].channels[]", CHANNEL),
      ...under("open[]", ORDER),
    ],
  },
  pay: { also: ORDER },
  payStatus: outcomeOf({ also: ORDER }),
  depositOrderStatus: { also: ["order", "time", ...under("order", ORDER)] },
  closeOrder: { also: ORDER },
  confirmPaid: { also: ORDER },
  createSignalCode: { also: ["code", "expiresAt"] },
  customerInfo: { also: ["name", "url"] },
  depositRewards: {
    also: under("[]", of("id title basisPoints minCents maxBonusCents turnoverTimes days")),
  },
  memberBanks: {
    also: ["max", "list", ...under("list[]", [...ACCOUNT, "bank", "bankName"])],
  },
  bankChoices: { also: ["[].code", "[].name"] },
  addBankCard: NO_FIELDS,
  removeBankCard: NO_FIELDS,
  coinAccounts: { also: ["max", "list", ...under("list[]", [...ACCOUNT, "coin", "network"])] },
  addCoinAccount: { also: ["id", "confirmBy"] },
  confirmCoinAccount: NO_FIELDS,
  removeCoinAccount: NO_FIELDS,
  alipayAccounts: { also: ["max", "list", ...under("list[]", ACCOUNT)] },
  addAlipayAccount: NO_FIELDS,
  removeAlipayAccount: NO_FIELDS,
  withdrawInfo: {
    also: [
      ...of("balanceCents withdrawableCents today methods hasSecondPassword time"),
      ...under("turnover[]", of("id kind title time requiredCents doneCents lockedCents")),
      ...under("today", of("countMax countLeft maxCents leftCents")),
      ...under("methods[]", of("kind minCents maxCents")),
      ...under("open[]", WITHDRAWAL),
    ],
  },
  usdtWithdrawInfo: {
    also: [
      ...of("list expiresAt time"),
      ...under("list[]", [...COIN, ...of("rateId feeUnits minUnits")]),
    ],
  },
  withdrawConfig: NO_FIELDS,
  proveSecondPassword: { also: ["proof", "expiresAt"] },
  withdraw: { also: WITHDRAWAL },
  withdrawStatus: outcomeOf({ also: WITHDRAWAL }),
  withdrawOrderInfo: { also: ["order", "time", ...under("order", WITHDRAWAL)] },
  cancelWithdrawal: { also: WITHDRAWAL },
  transferRate: {
    also: of(
      "rateId rate expiresAt time walletCents coinUnits minCents maxCents minUnits maxUnits",
    ),
  },
  exchange: { also: EXCHANGED },
  exchangeStatus: outcomeOf({ also: EXCHANGED }),
  dealRecords: {
    also: [
      ...of("list inCents outCents"),
      ...under("list[]", of("id kind title time amountCents state steps[].label")),
      ...under("list[].facts[]", ["label", "value"]),
    ],
  },
} as const satisfies Partial<Readonly<Record<CallName, Needs>>>;
