import { addBankCard } from "#contract/pages.ts";
import { BankCardList } from "./bank-card-list.tsx";

export function Part() {
  return <BankCardList addPage={addBankCard} />;
}
