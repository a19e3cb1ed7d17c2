// Accounts that money is paid to.
import { CODE, changes, HASH, plan } from "../call-plan.ts";

const payee = "keeps an account that money is paid to";
const removal = {
  changes,
  only: payee,
  body: () => ({ id: "conform", secondPassword: HASH }),
} as const;

export const PAYEE_PLANS = [
  plan("addBankCard", {
    changes,
    only: payee,
    body: () => ({
      bank: "ICBC",
      cardNumber: "6222020000000000",
      branch: "",
      secondPassword: HASH,
    }),
  }),
  plan("removeBankCard", removal),
  plan("addCoinAccount", {
    changes,
    only: payee,
    body: () => ({
      coin: "USDT",
      network: "TRC20",
      address: "T".repeat(34),
      label: "",
      secondPassword: HASH,
    }),
  }),
  plan("confirmCoinAccount", {
    changes,
    only: CODE,
    body: () => ({ id: "conform", code: "000000" }),
  }),
  plan("removeCoinAccount", removal),
  plan("addAlipayAccount", {
    changes,
    only: payee,
    body: () => ({ account: "a@example.com", secondPassword: HASH }),
  }),
  plan("removeAlipayAccount", removal),
];
