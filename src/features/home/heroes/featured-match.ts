// Selects the hero's match. Prices move every few seconds, which would make the card jump: the selected match
// stays until it is practically decided.
import { useState } from "react";
import type { Match } from "#contract/api/featured-matches.ts";

/** A price below this means the match is practically decided. */
const OVER = 0.15;
/** Openness of a race, by the price of its favourite. */
const OPEN_FROM = [0.4, 0.8] as const;

export function useFeatured(matches: readonly Match[]): Match | undefined {
  const [heldId, hold] = useState<string | null>(null);
  const held = matches.find(({ id }) => id === heldId);
  const chosen = held !== undefined && lowestPrice(held) > OVER ? held : featuredMatch(matches);
  if (chosen !== undefined && chosen.id !== heldId) hold(chosen.id);
  return chosen;
}

/** Live before upcoming, three outcomes before two, open before decided, then the most markets. */
export function featuredMatch(matches: readonly Match[]): Match | undefined {
  return matches.toSorted(
    (one, other) =>
      Number(other.live) - Number(one.live) ||
      Number(threeWay(other)) - Number(threeWay(one)) ||
      openness(other) - openness(one) ||
      other.more - one.more,
  )[0];
}

/** Home, draw, away when there is a draw; else the first market. */
export function openingMarket(match: Match): Match["markets"][number] | undefined {
  return match.markets.find(({ prices }) => prices.length === 3) ?? match.markets[0];
}

function threeWay(match: Match): boolean {
  return match.markets.some(({ prices }) => prices.length === 3);
}

function openness(match: Match): number {
  if (openingMarket(match)?.prices.some(({ state }) => state === "closed")) return 0;
  return OPEN_FROM.filter((price) => lowestPrice(match) >= price).length;
}

function lowestPrice(match: Match): number {
  return Math.min(...(openingMarket(match)?.prices ?? []).map(({ odds }) => Number(odds)));
}
