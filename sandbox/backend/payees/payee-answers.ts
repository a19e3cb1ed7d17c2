import { ALIPAY_ANSWERS } from "./alipay-accounts.ts";
import { BANK_CARD_ANSWERS } from "./bank-cards.ts";
import { COIN_ACCOUNT_ANSWERS } from "./coin-accounts.ts";

export const PAYEE_ANSWERS = {
  ...BANK_CARD_ANSWERS,
  ...COIN_ACCOUNT_ANSWERS,
  ...ALIPAY_ANSWERS,
};
