// How far a price may fall before the player is asked, whatever changes the player accepts otherwise.
import { compare, parseFraction, round, times, whole, dividedBy } from "./fraction.ts";

/**
 * The lowest price that is accepted in place of `odds` without asking.
 * @returns an exact decimal text; null when `odds` is no price
 */
export function leastOdds(odds: string, percent: number): string | null {
  const price = parseFraction(odds);
  if (price === null) return null;
  const [, decimals = ""] = odds.split(".");
  const least = dividedBy(times(price, whole(100 - percent)), whole(100));
  return round(least, decimals.length + 2, "down");
}

/** Whether a price has fallen by more than so many percent. */
export function fallsByMore(from: string, to: string, percent: number): boolean {
  const [least, now] = [parseFraction(leastOdds(from, percent) ?? ""), parseFraction(to)];
  return least !== null && now !== null && compare(now, least) < 0;
}
