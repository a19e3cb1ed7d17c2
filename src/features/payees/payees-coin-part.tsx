import { VIRTUAL_COIN_CARD } from "#contract/payee-pages.ts";
import { CoinAccountList } from "./coin-account-list.tsx";

export function Part() {
  return <CoinAccountList addPage={VIRTUAL_COIN_CARD} />;
}
