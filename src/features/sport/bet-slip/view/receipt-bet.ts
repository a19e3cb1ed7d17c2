// What a receipt names: an accepted bet as accepted, a refused one as requested.
import { numberOfBets } from "#contract/betting/combinations.ts";
import type { Receipt } from "../state/order.ts";

export function receiptBet({ ticket, picks, placed }: Receipt) {
  const { sizes, bankers, oddsType } = ticket;
  const terms = placed.state === "refused" ? ticket.legs : placed.legs;
  const legs = ticket.legs.flatMap(({ priceId }, place) => {
    const pick = picks.find((one) => one.priceId === priceId);
    if (pick === undefined) return [];
    const { champion, ...named } = pick;
    const { line, odds, score } = terms[place] ?? pick;
    return [{ ...named, line, odds, score, name: champion?.name ?? null, now: null, result: null }];
  });
  const bets = numberOfBets({ legs: ticket.legs.length, bankers: bankers.length, sizes });
  return { legs, sizes, bankers, bets, oddsType };
}
