const NAMED = { 0: "none", 10: "niuNiu", 11: "four", 12: "pictures", 13: "small" } as const;
type Named = typeof NAMED;

/** One character per rank of niu niu: a figure where the rank is one. */
export function bullText(
  rank: number,
  say: (key: `bull.rank.${Named[keyof Named]}`) => string,
): string {
  return rank in NAMED ? say(`bull.rank.${NAMED[rank as keyof Named]}`) : String(rank);
}
