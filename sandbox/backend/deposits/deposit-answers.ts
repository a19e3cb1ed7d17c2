import type { Answers } from "../wire/call-answers.ts";
import { depositRewards } from "./deposit-rewards.ts";
import { closeOrder, confirmPaid, depositOrderStatus } from "./order-answers.ts";
import { pay, payStatus } from "./pay.ts";
import { paymentTypes } from "./payment-types.ts";
import { createSignalCode, customerInfo } from "./signal-code.ts";

export const DEPOSIT_ANSWERS = {
  paymentTypes: { cacheMs: 0, answer: paymentTypes },
  pay: { cacheMs: 0, answer: pay },
  payStatus: { cacheMs: 0, answer: payStatus },
  depositOrderStatus: { cacheMs: 0, answer: depositOrderStatus },
  closeOrder: { cacheMs: 0, answer: closeOrder },
  confirmPaid: { cacheMs: 0, answer: confirmPaid },
  createSignalCode: { cacheMs: 0, answer: createSignalCode },
  customerInfo: { cacheMs: 0, answer: customerInfo },
  depositRewards: { cacheMs: 0, answer: depositRewards },
} satisfies Partial<Answers>;
