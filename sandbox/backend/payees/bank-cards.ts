import type * as calls from "#contract/api/bank-cards.ts";
import { bankOfCard, BANKS, isLuhn } from "#contract/banks.ts";
import type { Answers } from "../wire/call-answers.ts";
import { maskName } from "../accounts/masks.ts";
import { checkSwitch, listPayees, newPayee, refused, removeOwn } from "./payee-guards.ts";
import { insertPayee, PAYEE_MAX, type PayeeRow } from "./payee-store.ts";
import { openNumber } from "./sealed-number.ts";

export const BANK_CARD_ANSWERS: Answers<
  "memberBanks" | "bankChoices" | "addBankCard" | "removeBankCard"
> = {
  memberBanks: {
    cacheMs: 0,
    answer: (context) => ({
      max: PAYEE_MAX.bank,
      list: listPayees(context, "bank").map(cardView),
    }),
  },
  bankChoices: {
    cacheMs: 0,
    answer(context) {
      checkSwitch(context, "bank");
      return BANKS.map(({ code, name }) => ({ code, name, closed: "" }));
    },
  },
  addBankCard: {
    cacheMs: 0,
    async answer(context, { bank, cardNumber, branch = "", secondPassword }) {
      if (!isLuhn(cardNumber)) throw refused("银行卡号不正确，请核对");
      const known = bankOfCard(cardNumber);
      if (!BANKS.some(({ code }) => code === bank)) throw refused("暂不支持该银行");
      // The prefixes of new cards may not be listed yet.
      if (known !== null && known.code !== bank) throw refused("卡号与所选银行不一致");
      const payee = await newPayee(context, "bank", secondPassword);
      const masked = `**** ${cardNumber.slice(-4)}`;
      insertPayee(context.database, { ...payee, number: cardNumber, masked, bank, branch });
      return null;
    },
  },
  removeBankCard: { cacheMs: 0, answer: (context, body) => removeOwn(context, "bank", body) },
};

export function bankName(code: string | null): string {
  return BANKS.find((bank) => bank.code === code)?.name ?? "银行卡";
}

function cardView(payee: PayeeRow): calls.BankCard {
  const { id, addedAt, usedAt, lockedUntil, bank, masked, branch, sealed } = payee;
  return {
    id,
    addedAt,
    usedAt,
    lockedUntil,
    masked,
    branch,
    bank: bank ?? "",
    bankName: bankName(bank),
    holder: maskName(openNumber(id, sealed).holder),
  };
}
