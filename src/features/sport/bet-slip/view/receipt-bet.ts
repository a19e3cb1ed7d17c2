// What a receipt names: an accepted bet as accepted, a refused one as requested.
import { numberOfBets } from "#contract/betting/combinations.ts";
import { namePicked } from "../../markets/slip-selection.ts";
import type { Receipt } from "../state/order.ts";

export function receiptBet({ ticket, picks, placed }: Receipt) {
  const { sizes, bankers, oddsType } = ticket;
  const terms = placed.state === "refused" ? ticket.legs : placed.legs;
  const legs = ticket.legs.flatMap(({ priceId }, place) => {
    const pick = picks.find((one) => one.priceId === priceId);
    if (pick === undefined) return [];
    const { champion: _champion, player: _player, ...named } = pick;
    const { line, odds, score } = terms[place] ?? pick;
    const leg = { ...named, line, odds, score, name: namePicked(pick) };
    return [{ ...leg, ...UNDECIDED, without: [], parts: (pick.parts ?? []).map(partOf) }];
  });
  const bets = numberOfBets({ legs: ticket.legs.length, bankers: bankers.length, sizes });
  return { legs, sizes, bankers, bets, oddsType };
}

const UNDECIDED = { now: null, result: null, paidOdds: null } as const;

/** A part of a combination at the terms of its press. */
function partOf({ priceId, gameId, w, r, line, odds, score }: Receipt["picks"][number]) {
  return { priceId, gameId, w, r, line, odds, score, result: null };
}
