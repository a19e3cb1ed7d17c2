// Combinations in the book of the tests: the product of the parts' prices, less a little for each more of them.
import type { CombinationProblem } from "#contract/api/tickets.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { BookCombination, BookPrice, BookView } from "./book-view.ts";

const KEPT_OF_EACH = 0.95;

export function sampleCombination(
  price: BookView["price"],
  priceIds: readonly string[],
): BookCombination {
  const found = priceIds.flatMap((id) => price(id) ?? []);
  const problems = problemsOf(found);
  if (problems.length > 0) return { price: null, problems };
  const decimals = found.map(({ price: { odds }, market: { w } }) =>
    playSpec(w).quoted === "hk" ? Number(odds) + 1 : Number(odds),
  );
  const setOdds = Array.from({ length: 2 ** decimals.length }, (_, set) => {
    const own = decimals.filter((_decimal, place) => (set & (2 ** place)) !== 0);
    const product = own.reduce((total, decimal) => total * decimal, 1);
    return own.length === 0 ? "" : (product * KEPT_OF_EACH ** (own.length - 1)).toFixed(2);
  });
  const chance = decimals.reduce((total, decimal) => total / (decimal * 1.05), 1);
  const independent = [decimals.map((_, place) => place)];
  const margin = 1 - chance * Number(setOdds.at(-1));
  return { price: { chance, margin, independent, setOdds }, problems };
}

/** Football only; two selections of one play exclude each other. */
function problemsOf(found: readonly BookPrice[]): CombinationProblem[] {
  const parts = [...found.keys()];
  if (found.some(({ match }) => match?.sport !== "FT")) {
    return [{ kind: "unknown", parts, part: null, why: null }];
  }
  const plays = new Set(found.map(({ market }) => market.w));
  return plays.size === found.length ? [] : [{ kind: "excludes", parts, part: null, why: null }];
}
