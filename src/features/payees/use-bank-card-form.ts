import { useTranslation } from "react-i18next";
import { addBankCard } from "#contract/api/bank-cards.ts";
import { bankOfCard } from "#contract/banks.ts";
import { DATA_EXISTS } from "#contract/codes.ts";
import { request } from "#lib/calls/http.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { changeBankCards } from "#domain/payments/bank-cards.ts";
import {
  SECOND_PASSWORD_REFUSALS,
  secondPasswordRule,
  withSecondPassword,
} from "#domain/payments/second-password.ts";
import { digitsOnly } from "#ui/fields/kept-text.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import type { BankChoice } from "./bank-choice.ts";
import { cardRule } from "./card-number.ts";

interface BankCardPlan {
  readonly banks: readonly BankChoice[];
  readonly onDone: () => void;
}

export function useBankCardForm({ banks, onDone }: BankCardPlan) {
  const { t } = useTranslation("payees");
  const form = useHeldForm("bankCard", {
    // The bank is empty until it is chosen by hand.
    values: { card: "", bank: "", branch: "", secondPassword: "" },
    rules: {
      card: cardRule,
      bank: (_, values) => bankRule(banks, chosenBank(values)),
      secondPassword: secondPasswordRule,
    },
    say: t,
    submit: async (values, options) => {
      const branch = values.branch.trim();
      await withSecondPassword(form, (secondPassword) =>
        changeBankCards(
          request(
            addBankCard,
            {
              bank: chosenBank(values),
              cardNumber: digitsOnly(values.card),
              ...(branch !== "" && { branch }),
              secondPassword,
            },
            options,
          ),
        ),
      );
      showToast(t("added.bank"));
      onDone();
    },
    checks: "left",
    refusals: { ...SECOND_PASSWORD_REFUSALS, [DATA_EXISTS]: "card" },
  });
  return form;
}

interface Typed {
  readonly card: string;
  readonly bank: string;
}

/** Code of the bank chosen by hand, else found by the number; empty for none. */
export function chosenBank({ card, bank }: Typed): string {
  return bank || (bankOfCard(digitsOnly(card))?.code ?? "");
}

function bankRule(banks: readonly BankChoice[], chosen: string): string | null {
  const bank = banks.find(({ code }) => code === chosen);
  if (bank === undefined) return "fault.bank.missing";
  return bank.closed === "" ? null : "fault.bank.closed";
}
