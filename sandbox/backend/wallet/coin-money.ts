// Exact values of coins in CNY. Rates are decimal text: CNY for one coin.
import { COINS, type Coin } from "#contract/coins.ts";

/** Units that an amount of cents buys, rounded down. */
export function unitsOfCents(cents: number, rate: string, coin: Coin): number {
  const { top, bottom } = fraction(rate);
  return toNumber((BigInt(cents) * bottom * unitsOf(coin)) / (top * 100n));
}

/** The fewest units that are worth an amount of cents. */
export function leastUnits(cents: number, rate: string, coin: Coin): number {
  const { top, bottom } = fraction(rate);
  const cent = top * 100n;
  return toNumber((BigInt(cents) * bottom * unitsOf(coin) + cent - 1n) / cent);
}

/** What units are worth in cents, rounded down. */
export function centsOfUnits(units: number, rate: string, coin: Coin): number {
  const { top, bottom } = fraction(rate);
  return toNumber((BigInt(units) * top * 100n) / (bottom * unitsOf(coin)));
}

/** The rate times a number of basis points (10,000: unchanged), with its own number of places. */
export function scaledRate(rate: string, basisPoints: number): string {
  const { top, bottom } = fraction(rate);
  const places = String(bottom).length - 1;
  const scaled = (top * BigInt(basisPoints) + 5000n) / 10_000n;
  const digits = String(scaled).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** As an order tells it: `139.5 USDT`. */
export function coinText(units: number, coin: Coin): string {
  const { whole, part } = digitsOf(units, coin);
  return `${whole}${part === "" ? "" : `.${part}`} ${coin}`;
}

/** As a change of a wallet, with its sign: `+139.50 USDT`. */
export function coinChange(units: number, coin: Coin): string {
  const { whole, part } = digitsOf(Math.abs(units), coin);
  return `${units < 0 ? "−" : "+"}${whole}.${part.padEnd(2, "0")} ${coin}`;
}

/** Without zeros at the end. */
function digitsOf(units: number, coin: Coin): { readonly whole: string; readonly part: string } {
  const { decimals } = COINS[coin];
  const digits = String(units).padStart(decimals + 1, "0");
  return {
    whole: digits.slice(0, -decimals),
    part: digits.slice(-decimals).replace(/(?<!0)0+$/, ""),
  };
}

const unitsOf = (coin: Coin) => 10n ** BigInt(COINS[coin].decimals);

/** @throws RangeError for text that is no rate */
function fraction(rate: string): { readonly top: bigint; readonly bottom: bigint } {
  const [, whole = "", part = ""] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(rate) ?? [];
  const top = BigInt(whole + part);
  if (top === 0n) throw new RangeError(`${rate} is no rate`);
  return { top, bottom: 10n ** BigInt(part.length) };
}

function toNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large`);
  return number;
}
