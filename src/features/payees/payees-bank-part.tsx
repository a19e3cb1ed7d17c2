import { ADD_BANK_CARD } from "#contract/bank-card-pages.ts";
import { BankCardList } from "./bank-card-list.tsx";

export function Part() {
  return <BankCardList addPage={ADD_BANK_CARD} />;
}
