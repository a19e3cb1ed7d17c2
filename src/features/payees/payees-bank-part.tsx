import { ADD_BANK_CARD } from "#contract/payee-pages.ts";
import { BankCardList } from "./bank-card-list.tsx";

export function Part() {
  return <BankCardList addPage={ADD_BANK_CARD} />;
}
