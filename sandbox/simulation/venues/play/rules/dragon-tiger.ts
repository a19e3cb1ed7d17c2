// Dragon-tiger: one card each, the higher rank wins; aces are lowest. A tie returns half of a bet on a side.
import type { Card, Winner } from "./baccarat.ts";

export interface DragonTigerHand {
  readonly dragon: Card;
  readonly tiger: Card;
  /** As in the road map: `B` dragon, `P` tiger, `T` tie. */
  readonly winner: Winner;
}

export const DRAGON_TIGER_BETS = ["dragon", "tie", "tiger"] as const;
export type DragonTigerBet = (typeof DRAGON_TIGER_BETS)[number];

/** What a won bet pays for each unit, without the stake. */
export const DRAGON_TIGER_ODDS: Readonly<Record<DragonTigerBet, number>> = {
  dragon: 1,
  tie: 8,
  tiger: 1,
};

const WINNERS: Readonly<Record<DragonTigerBet, Winner>> = { dragon: "B", tie: "T", tiger: "P" };

/** @param next the next card of the shoe */
export function dealDragonTiger(next: () => Card): DragonTigerHand {
  const [dragon, tiger] = [next(), next()];
  const above = (dragon % 13) - (tiger % 13);
  return { dragon, tiger, winner: above === 0 ? "T" : above > 0 ? "B" : "P" };
}

/** @returns the payout in cents, stake included */
export function payDragonTiger(
  { winner }: DragonTigerHand,
  bet: DragonTigerBet,
  cents: number,
): number {
  if (WINNERS[bet] === winner) return cents + cents * DRAGON_TIGER_ODDS[bet];
  return winner === "T" ? Math.floor(cents / 2) : 0;
}
