// What a free bet pays in the slip, pure: its only selection, or the series of all.
import type { FreeBet } from "#contract/api/free-bets.ts";
import { missedTerm, oddsOfAll } from "#contract/betting/free-bets.ts";
import { entryPrice, type SlipEntry } from "./slip-entry.ts";
import { SERIES, type SlipContent } from "./slip-model.ts";

/** Key of the bet that it pays; null while the slip is more than one bet. */
export function freeBetKey({ mode, selections }: SlipContent): string | null {
  if (mode === "series") return SERIES;
  const [only, second] = selections;
  return second === undefined ? (only?.pick.priceId ?? null) : null;
}

/** Why the free bet cannot pay; null when it can. */
export type FreeBetBlock = "freeBetOne" | "freeBetSports" | "freeBetOdds";

export function freeBetBlock(
  freeBet: FreeBet,
  tickets: readonly { readonly legs: readonly SlipEntry[] }[],
): FreeBetBlock | null {
  const [ticket, second] = tickets;
  if (ticket === undefined || second !== undefined) return "freeBetOne";
  const priced = ticket.legs.map((leg) => ({ ...entryPrice(leg), sport: leg.pick.sport }));
  const missed = missedTerm(freeBet, priced, oddsOfAll(priced));
  if (missed === null) return null;
  return missed === "sports" ? "freeBetSports" : "freeBetOdds";
}
