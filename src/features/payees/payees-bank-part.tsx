import { ADD_BANK_CARD } from "#contract/bank-card-pages.ts";
import { removeBankCard } from "#contract/api/bank-cards.ts";
import { request } from "#lib/calls/http.ts";
import { changeBankCards, useBankCards } from "#domain/payments/bank-cards.ts";
import { PayeeList } from "./payee-list.tsx";
import type { RemoveCall } from "./remove-payee.tsx";

export function Part() {
  return <BankCardList addPage={ADD_BANK_CARD} />;
}

interface BankCardListProps {
  readonly addPage: string;
}

function BankCardList(props: BankCardListProps) {
  return <PayeeList {...props} kind="bank" payees={useBankCards()} remove={remove} />;
}

const remove: RemoveCall = async (body, options) => {
  await changeBankCards(request(removeBankCard, body, options));
};
