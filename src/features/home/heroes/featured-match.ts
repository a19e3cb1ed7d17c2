// Which match the hero shows. Prices move every few seconds, so a choice by price alone would make the
// card jump: what was chosen stays until it is as good as over.
import { useState } from "react";
import type { Match } from "#contract/api/games.ts";

/** Below this a price says that the match is as good as over. */
const OVER = 0.15;
/** How open a race is: the more the likely side still pays, the better it reads. */
const OPEN_FROM = [0.4, 0.8] as const;

export function useFeatured(matches: readonly Match[]): Match | undefined {
  const [heldId, hold] = useState<string | null>(null);
  const held = matches.find(({ id }) => id === heldId);
  const chosen = held !== undefined && lowestPrice(held) > OVER ? held : featuredMatch(matches);
  if (chosen !== undefined && chosen.id !== heldId) hold(chosen.id);
  return chosen;
}

/** A live one before one that waits, one with three outcomes before one with two, an open race before a
 * decided one, then the richest. */
export function featuredMatch(matches: readonly Match[]): Match | undefined {
  return matches.toSorted(
    (one, other) =>
      Number(other.live) - Number(one.live) ||
      Number(threeWay(other)) - Number(threeWay(one)) ||
      openness(other) - openness(one) ||
      other.more - one.more,
  )[0];
}

/** Home, draw, away where there is a draw; else the market that stands first. */
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
