// Both sides of an exchange. The paid amount is exact; the received one is rounded down, as on the server.
import { WALLET_COIN } from "#contract/coins.ts";
import { centsForUnits, unitsForCents, unitsWithin } from "#lib/text/coin-amount.ts";
import type { ExchangeWay } from "#domain/payments/exchange-call.ts";

/** Null for an unusable rate or an amount that is too large. */
export function received(way: ExchangeWay, paid: number, rate: string): number | null {
  return way === "toCoin"
    ? unitsWithin(paid, rate, WALLET_COIN)
    : centsForUnits(paid, rate, WALLET_COIN);
}

/** The least that has to be paid to receive at least `wanted`. */
export function paidFor(way: ExchangeWay, wanted: number, rate: string): number | null {
  if (way === "toCny") return unitsForCents(wanted, rate, WALLET_COIN);
  const worth = centsForUnits(wanted, rate, WALLET_COIN);
  if (worth === null) return null;
  return (received(way, worth, rate) ?? 0) >= wanted ? worth : worth + 1;
}

export interface ExchangeLimits {
  /** Balance of the paying wallet. */
  readonly held: number;
  readonly min: number;
  readonly max: number;
}

export type ExchangeProblem = "required" | "underMin" | "overMax" | "tooMuch" | "nothing";

/** What is wrong with the amounts; null where they can be sent. */
export function exchangeProblem(
  paid: number,
  got: number | null,
  { held, min, max }: ExchangeLimits,
): ExchangeProblem | null {
  if (paid <= 0) return "required";
  if (paid > held) return "tooMuch";
  if (paid < min) return "underMin";
  if (paid > max) return "overMax";
  return got === null || got <= 0 ? "nothing" : null;
}
