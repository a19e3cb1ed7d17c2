// Amounts of virtual coins: integers of the smallest unit, decimal text on screen.
import { groupDigits } from "#contract/digit-groups.ts";
import { COINS, type Coin } from "#contract/coins.ts";

/** Typed text to units; null when it is no amount or has more places than the coin. */
export function parseUnits(typed: string, coin: Coin): number | null {
  const { decimals } = COINS[coin];
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(typed.trim());
  const [, whole = "", part = ""] = match ?? [];
  if (match === null || part.length > decimals) return null;
  const units = Number(whole + part.padEnd(decimals, "0"));
  return Number.isSafeInteger(units) ? units : null;
}

/** `1234.5`: grouped, with at least two places and no more zeros than that. */
export function formatUnits(units: number, coin: Coin): string {
  const { decimals } = COINS[coin];
  const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
  const whole = groupDigits(digits.slice(0, -decimals));
  const part = digits
    .slice(-decimals)
    .replace(/(?<!0)0+$/, "")
    .padEnd(2, "0");
  return `${units < 0 ? "−" : ""}${whole}.${part}`;
}

/** `416.67 USDT`. */
export function coinText(units: number, coin: Coin): string {
  return `${formatUnits(units, coin)} ${coin}`;
}

/** Units that cost at least this amount of CNY; null for an unusable rate or too large a number. */
export function unitsForCents(cents: number, rate: string, coin: Coin): number | null {
  const fraction = fractionOf(rate);
  if (fraction === null) return null;
  const { top, bottom } = fraction;
  const numerator = BigInt(cents) * bottom * 10n ** BigInt(COINS[coin].decimals);
  const denominator = top * 100n;
  return safeNumber((numerator + denominator - 1n) / denominator);
}

/** Units that an amount of CNY buys, rounded down; null as above. */
export function unitsWithin(cents: number, rate: string, coin: Coin): number | null {
  const fraction = fractionOf(rate);
  if (fraction === null) return null;
  const { top, bottom } = fraction;
  return safeNumber((BigInt(cents) * bottom * 10n ** BigInt(COINS[coin].decimals)) / (top * 100n));
}

/** Cents of CNY that units are worth, rounded down; null as above. */
export function centsForUnits(units: number, rate: string, coin: Coin): number | null {
  const fraction = fractionOf(rate);
  if (fraction === null) return null;
  const { top, bottom } = fraction;
  return safeNumber((BigInt(units) * top * 100n) / (bottom * 10n ** BigInt(COINS[coin].decimals)));
}

function fractionOf(rate: string): { readonly top: bigint; readonly bottom: bigint } | null {
  const match = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(rate);
  const [, whole = "", part = ""] = match ?? [];
  const top = match === null ? 0n : BigInt(whole + part);
  return top === 0n ? null : { top, bottom: 10n ** BigInt(part.length) };
}

function safeNumber(value: bigint): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
