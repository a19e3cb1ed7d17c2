import { ADD_BANK_CARD } from "#contract/bank-card-pages.ts";
import { useBankCards } from "#domain/payments/bank-cards.ts";
import { payeeChoice } from "./payee-choice.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

/** Withdrawal to a bank card. */
export function Part() {
  return (
    <WithdrawForm
      accounts={useBankCards()}
      add={ADD_BANK_CARD}
      choiceOf={(card) =>
        payeeChoice(card, {
          title: `${card.bankName} ${card.masked}`,
          detail: [card.holder, card.branch].filter((words) => words !== "").join(" · "),
        })
      }
    />
  );
}
