// Waiting for virtual coins: sent to an address of the order, or paid through a coin merchant (spec:
// betting-and-money §2 "wait pages"). Only this page imports the modules for coins, so a brand without coins
// does not bundle them.
import { CoinConfirming } from "./coin-confirming.tsx";
import { CoinDue } from "./coin-due.tsx";
import { coinSums } from "./coin-sums.ts";
import { CoinTarget } from "./coin-target.tsx";
import type { WaitParts } from "./wait-parts.ts";
import { WaitView } from "./wait-view.tsx";

export { prepareWait as prepare } from "./prepare-wait.ts";

const PARTS: WaitParts = {
  Due: CoinDue,
  Target: CoinTarget,
  Confirming: CoinConfirming,
  sums: coinSums,
};

export function Page() {
  return <WaitView parts={PARTS} />;
}
