// Waiting for virtual coins: sent to an address of the order, or paid through a coin merchant (spec:
// betting-and-money §2 "wait pages"). Only this page imports the modules for coins, so a brand without coins
// does not bundle them.
import { loadNamespace } from "#session/preferences/locale.ts";
import { CoinConfirming } from "./coin-confirming.tsx";
import { CoinDue } from "./coin-due.tsx";
import { coinSums } from "./coin-sums.ts";
import { CoinTarget } from "./coin-target.tsx";
import { prepareWait } from "./prepare-wait.ts";
import type { WaitParts } from "./wait-parts.ts";
import { WaitView } from "./wait-view.tsx";

/** Words of coins are texts of their own, so that a brand without coins does not have them. */
export async function prepare(): Promise<void> {
  await Promise.all([prepareWait(), loadNamespace("coin-wait")]);
}

const PARTS: WaitParts = {
  Due: CoinDue,
  Target: CoinTarget,
  Confirming: CoinConfirming,
  sums: coinSums,
};

export function Page() {
  return <WaitView parts={PARTS} />;
}
