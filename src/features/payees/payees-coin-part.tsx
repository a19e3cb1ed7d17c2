import { virtualCoinCard } from "#contract/pages.ts";
import { CoinAccountList } from "./coin-account-list.tsx";

export function Part() {
  return <CoinAccountList addPage={virtualCoinCard} />;
}
