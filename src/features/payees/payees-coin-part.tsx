import { VIRTUAL_COIN_CARD } from "#contract/coin-pages.ts";
import { CoinAccountList } from "./coin-account-list.tsx";

export function Part() {
  return <CoinAccountList addPage={VIRTUAL_COIN_CARD} />;
}
