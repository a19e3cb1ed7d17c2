import { removeBankCard } from "#contract/api/bank-cards.ts";
import { request } from "#lib/http.ts";
import { changeBankCards, useBankCards } from "#domain/payments/bank-cards.ts";
import { PayeeList } from "./payee-list.tsx";
import type { RemoveCall } from "./remove-payee.tsx";

interface BankCardListProps {
  readonly addPage: string;
}

export function BankCardList(props: BankCardListProps) {
  return <PayeeList {...props} kind="bank" payees={useBankCards()} remove={remove} />;
}

const remove: RemoveCall = async (body, options) => {
  await changeBankCards(request(removeBankCard, body, options));
};
