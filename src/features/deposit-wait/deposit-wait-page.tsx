// Waiting for a deposit in money: on a channel's own page, by bank transfer, or with Huione (spec:
// betting-and-money §2 "wait pages").
import { ChannelConfirming } from "./channel-confirming.tsx";
import { DueAmount } from "./due-amount.tsx";
import { moneySums } from "./money-sums.ts";
import { PayTarget } from "./pay-target.tsx";
import type { WaitParts } from "./wait-parts.ts";
import { WaitView } from "./wait-view.tsx";

export { prepareWait as prepare } from "./prepare-wait.ts";

const PARTS: WaitParts = {
  Due: DueAmount,
  Target: PayTarget,
  Confirming: ChannelConfirming,
  sums: moneySums,
};

export function Page() {
  return <WaitView parts={PARTS} />;
}
