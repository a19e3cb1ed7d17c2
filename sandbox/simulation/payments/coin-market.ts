// Prices of coins and how their networks behave.
import type { CoinTerms } from "../../backend/deposits/payment-world.ts";
import type { Coin, Network } from "#contract/coins.ts";
import { wave } from "../random.ts";

const HOUR = 3_600_000;
/** CNY for one coin around which the price moves, by a share of it. */
const PRICES: Readonly<
  Record<Coin, { readonly middle: number; readonly sway: number; readonly places: number }>
> = {
  USDT: { middle: 7.16, sway: 0.004, places: 4 },
  BTC: { middle: 684_500, sway: 0.03, places: 2 },
};

const NETWORKS: readonly Omit<CoinTerms, "rate">[] = [
  {
    coin: "USDT",
    network: "TRC20",
    minUnits: 10_000_000,
    dustUnits: 1_000_000,
    confirmations: 20,
    blockMs: 3000,
    usualSeconds: 90,
  },
  {
    coin: "USDT",
    network: "ERC20",
    minUnits: 20_000_000,
    dustUnits: 5_000_000,
    confirmations: 12,
    blockMs: 12_000,
    usualSeconds: 180,
  },
  {
    coin: "BTC",
    network: "BTC",
    minUnits: 20_000,
    dustUnits: 2000,
    confirmations: 2,
    blockMs: 600_000,
    usualSeconds: 1500,
  },
];

/** CNY for one coin, decimal text; it changes every minute. */
export function coinRate(seed: number, coin: Coin, time: number): string {
  const { middle, sway, places } = PRICES[coin];
  const minute = Math.floor(time / 60_000) * 60_000;
  return (middle * (1 + sway * wave(minute, 6 * HOUR, seed, "rate", coin))).toFixed(places);
}

export function coinTerms(seed: number, time: number): CoinTerms[] {
  return NETWORKS.map((network) => ({ ...network, rate: coinRate(seed, network.coin, time) }));
}

export function networkTerms(network: Network): Pick<CoinTerms, "confirmations" | "blockMs"> {
  const terms = NETWORKS.find((one) => one.network === network);
  if (!terms) throw new RangeError(`There is no network ${network}.`);
  return terms;
}
