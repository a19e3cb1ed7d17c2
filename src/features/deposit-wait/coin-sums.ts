import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { Coin } from "#contract/coins.ts";
import { formatUnits } from "#lib/coin-amount.ts";
import { i18n } from "#lib/i18n.ts";
import { moneySums } from "./money-sums.ts";
import type { OrderFact } from "./wait-parts.ts";

/** `416.67 USDT`. */
export function coinText(units: number, coin: Coin): string {
  return `${formatUnits(units, coin)} ${coin}`;
}

/** Units as a wallet takes them: without separators. */
export function plainUnits(units: number, coin: Coin): string {
  return formatUnits(units, coin).replaceAll(",", "");
}

export function coinSums(order: DepositOrder): readonly OrderFact[] {
  if (order.coin === null) return moneySums(order);
  const { coin, units, receivedUnits, network, rate } = order.coin;
  const say = (key: "dueUnits" | "receivedUnits" | "network" | "rate", value: string) => ({
    name: i18n.t(`coin-wait:${key}`),
    value,
  });
  return [
    say("dueUnits", coinText(units, coin)),
    ...(receivedUnits === null ? [] : [say("receivedUnits", coinText(receivedUnits, coin))]),
    say("network", network),
    say("rate", `1 ${coin} = ¥ ${rate}`),
    ...moneySums(order),
  ];
}
