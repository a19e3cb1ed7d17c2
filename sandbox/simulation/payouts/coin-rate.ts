import type { Coin } from "#contract/coins.ts";
import { wave } from "../random.ts";

const PRICES: Readonly<
  Record<Coin, { readonly middle: number; readonly sway: number; readonly places: number }>
> = {
  USDT: { middle: 7.16, sway: 0.004, places: 4 },
  BTC: { middle: 684_500, sway: 0.03, places: 2 },
};

/** CNY for one coin, decimal text; it changes every minute. */
export function coinRate(seed: number, coin: Coin, time: number): string {
  const { middle, sway, places } = PRICES[coin];
  const minute = Math.floor(time / 60_000) * 60_000;
  return (middle * (1 + sway * wave(minute, 6 * 3_600_000, seed, "rate", coin))).toFixed(places);
}
