// Cents and units of a coin at a rate, exactly.
import { type Coin, COINS } from "#contract/coins.ts";

/** Units that are worth at least the cents. */
export function unitsFor(cents: number, coin: Coin, rate: string): number {
  const { top, bottom } = ratio(coin, rate);
  return Number((BigInt(cents) * bottom + top - 1n) / top);
}

/** What the units are worth, rounded down. */
export function centsOf(units: number, coin: Coin, rate: string): number {
  const { top, bottom } = ratio(coin, rate);
  return Number((BigInt(units) * top) / bottom);
}

/** Cents of one unit as a fraction. */
function ratio(coin: Coin, rate: string): { readonly top: bigint; readonly bottom: bigint } {
  const [whole = "0", part = ""] = rate.split(".");
  return {
    top: BigInt(whole + part) * 100n,
    bottom: 10n ** BigInt(part.length + COINS[coin].decimals),
  };
}
