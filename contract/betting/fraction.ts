// Exact rational numbers on bigint: odds and money are never binary floats (contract: arithmetic).

/** In lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `down` rounds to the lower neighbour, `halfUp` to the nearest one, ties away from 0. */
export type Rounding = "down" | "halfUp";

/** Null when the text is not a decimal number such as `-0.94`. */
export function parseFraction(text: string): Fraction | null {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) {
    return null;
  }
  const [, sign = "", units = "", decimals = ""] = match;
  const digits = BigInt(units + decimals);
  return ratio(sign === "-" ? -digits : digits, 10n ** BigInt(decimals.length));
}

/** As `parseFraction`, for texts that a schema has checked; throws on others. */
export function fraction(text: string): Fraction {
  const value = parseFraction(text);
  if (value === null) {
    throw new RangeError(`"${text}" is not a decimal number`);
  }
  return value;
}

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

export const ONE = whole(1);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negated(b));

export const times = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.numerator * b.numerator, a.denominator * b.denominator);

/** Throws RangeError when `b` is 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.numerator * b.denominator, a.denominator * b.numerator);

export const negated = (a: Fraction): Fraction => ({
  numerator: -a.numerator,
  denominator: a.denominator,
});

export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** A decimal text with exactly so many decimals; never `-0.00`. */
export function round(value: Fraction, decimals: number, mode: Rounding): string {
  const scale = { numerator: 10n ** BigInt(decimals), denominator: 1n };
  const scaled = roundedInteger(times(value, scale), mode);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return scaled < 0n ? `-${text}` : text;
}

/** 150 → 1.5. */
export const ofCents = (cents: number): Fraction => ratio(BigInt(cents), 100n);

/** Units of money as whole cents; throws RangeError when a number cannot hold them exactly. */
export function toCents(value: Fraction, mode: Rounding): number {
  const cents = Number(roundedInteger(times(value, whole(100)), mode));
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError("an amount of money is too large");
  }
  return cents;
}

/** As `toCents`, cut at `most`: amounts above every cap need no exact figure. */
export function toCentsAtMost(value: Fraction, most: number, mode: Rounding): number {
  return compare(value, ofCents(most)) > 0 ? most : toCents(value, mode);
}

function roundedInteger({ numerator, denominator }: Fraction, mode: Rounding): bigint {
  if (mode === "down") {
    return floor(numerator, denominator);
  }
  const size = numerator < 0n ? -numerator : numerator;
  const nearest = floor(2n * size + denominator, 2n * denominator);
  return numerator < 0n ? -nearest : nearest;
}

/** Bigint division truncates, so a negative quotient with a remainder is one too high. */
function floor(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function ratio(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) {
    throw new RangeError("division by zero");
  }
  const shared = divisor(numerator, denominator);
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / shared, denominator: (sign * denominator) / shared };
}

function divisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (low !== 0n) {
    [high, low] = [low, high % low];
  }
  return high;
}
