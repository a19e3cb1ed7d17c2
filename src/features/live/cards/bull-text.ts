import type { TFunction } from "i18next";

const NAMED: Readonly<Record<number, string>> = {
  0: "none",
  10: "niuNiu",
  11: "four",
  12: "pictures",
  13: "small",
};

/** One character per rank of niu niu: a figure where the rank is one. */
export function bullText(rank: number, t: TFunction<"live">): string {
  const named = NAMED[rank];
  return named === undefined ? String(rank) : t(`bull.rank.${named}`);
}
