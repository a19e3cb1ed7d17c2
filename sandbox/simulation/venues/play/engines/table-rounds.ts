// A table with a banker: the member and four players of the house. All bid for the banker's seat.
import * as v from "valibot";
import type { NextRandom } from "../../../book/random-sequence.ts";
import { at } from "../../../random.ts";
import { roomRules } from "../../room-rules.ts";
import type { GameOf, BankKind } from "../play-game.ts";
import type { BankFacts, BankOutcome } from "../play-messages.ts";
import { TEXTS } from "../play-texts.ts";
import {
  afterCommission,
  type BankGame,
  type BankHand,
  COMMISSION,
  dealHands,
  settleSeats,
} from "../rules/bank.ts";
import { BULL } from "../rules/bull.ts";
import { THREE_CARDS, THREE_KINGS } from "../rules/three-cards.ts";
import { TILES } from "../rules/tiles.ts";
import type { Engine } from "./engine.ts";
import { readBet } from "./stakes.ts";

const SEATS = 5;
const BIDS = [0, 1, 2, 3];
const FACTORS = [1, 2, 3, 5];

const GAMES: Readonly<Record<BankKind, BankGame>> = {
  bull: BULL,
  threeCards: THREE_CARDS,
  threeKings: THREE_KINGS,
  tiles: TILES,
};

/** As the lobby's rooms are called. */
const ROOM_NAMES: Readonly<Record<BankKind, string>> = {
  bull: "牛牛",
  threeCards: "三张",
  threeKings: "三公",
  tiles: "二八杠",
};

const BetSchema = v.strictObject({ bid: v.picklist(BIDS), factor: v.picklist(FACTORS) });

export const BANK: Engine<GameOf<BankKind>, BankFacts> = {
  facts: (_world, { kind, baseCents }) => ({
    baseCents,
    bids: BIDS,
    factors: FACTORS,
    cards: GAMES[kind].cards,
    ranks: GAMES[kind].ranks,
    commissionPercent: COMMISSION * 100,
    names: Object.values(TEXTS.seats),
  }),
  live: () => null,
  brief: ({ kind, baseCents }) => ({
    rules: roomRules(ROOM_NAMES[kind]),
    returns: [],
    commission: COMMISSION * 100,
    minBetCents: baseCents,
  }),
  decide({ kind, baseCents }, { next }, bet) {
    const game = GAMES[kind];
    const { bid, factor } = readBet(BetSchema, bet);
    const bids = [bid, ...others(next, BIDS)];
    const factors = [factor, ...others(next, FACTORS)];
    const { banker, bankerBid } = chooseBanker(bids, next);
    const hands = dealHands(game, next);
    const won = playOut(game, hands, { banker, bid: bankerBid, factors });
    const cents = won.map((stakes) => afterCommission(stakes * baseCents));
    const own = cents[0] ?? 0;
    // Whoever is banker may have to pay everyone; a player may lose the best hand's multiple.
    const risked = banker === 0 ? factors.slice(1).reduce((sum, other) => sum + other, 0) : factor;
    const most = Math.max(...game.ranks.map(({ factor: best }) => best));
    const largest = baseCents * most * (bid === 0 ? factor * 3 : 20 * bid);
    const stakeCents = Math.max(-own, baseCents * bankerBid * risked);
    return {
      stakeCents,
      winCents: stakeCents + own,
      neededCents: Math.max(stakeCents, largest),
      outcome: {
        banker,
        bankerBid,
        seats: hands.map(({ cards, rank }, seat) => ({
          bid: bids[seat] ?? 0,
          factor: factors[seat] ?? 1,
          cards,
          rank,
          cents: cents[seat] ?? 0,
        })),
      } satisfies BankOutcome,
    };
  },
};

function others(next: NextRandom, choices: readonly number[]): number[] {
  return Array.from({ length: SEATS - 1 }, () => at(choices, Math.floor(next() * choices.length)));
}

/** The highest bid; among equals the lot decides. When nobody bids, a player of the house is banker. */
function chooseBanker(bids: readonly number[], next: NextRandom) {
  const highest = Math.max(...bids);
  const seats = bids.flatMap((bid, seat) =>
    bid === highest && (highest > 0 || seat > 0) ? [seat] : [],
  );
  return { banker: at(seats, Math.floor(next() * seats.length)), bankerBid: Math.max(1, highest) };
}

/** In base stakes by seat; they sum to zero. */
function playOut(
  game: BankGame,
  hands: readonly BankHand[],
  { banker, bid, factors }: { banker: number; bid: number; factors: readonly number[] },
): number[] {
  const bankerHand = at(hands, banker);
  const players = hands.flatMap((hand, seat) =>
    seat === banker ? [] : [{ seat, hand, factor: factors[seat] ?? 1 }],
  );
  const results = settleSeats(game, bankerHand, bid, players);
  const won = hands.map(() => 0);
  for (const [index, { seat }] of players.entries()) won[seat] = results[index] ?? 0;
  won[banker] = results.reduce((sum, result) => sum - result, 0);
  return won;
}
