// Offers of baseball: the match, its first five innings, and its first inning.
import { inningLeft } from "../remaining-play.ts";
import type { MatchSnapshot, Pair, Timeline } from "../timeline.ts";
import {
  baseballEnds,
  type BaseballEnd,
  type BaseballState,
  type RunChances,
  runChances,
  runsUntil,
} from "./baseball-model.ts";
import {
  distributionFrom,
  handicapOffers,
  oddEvenOffer,
  totalOffers,
  winnerOffer,
} from "./discrete-offers.ts";
import { difference, type Distribution, sum } from "./distribution.ts";
import type { PriceDrift } from "./price-drift.ts";
import type { Offer } from "./quote.ts";

export interface BaseballMatch {
  readonly snapshot: MatchSnapshot | null;
  readonly timeline: Timeline;
  readonly time: number;
  readonly drift: PriceDrift;
  readonly rows: number;
}

const NONE: Pair = [0, 0];
const FIVE = 5;

export function baseballOffers(match: BaseballMatch) {
  const { drift, rows } = match;
  const chances = runChances(drift);
  const state = stateOf(match);
  const { score } = state;
  const ends = baseballEnds(chances, state);
  const lead = distributionOf(ends, ([home, away]) => home - away);
  const total = distributionOf(ends, ([home, away]) => home + away);
  const wanted = { period: "full", rows } as const;
  return {
    table: [
      ...handicapOffers("R", lead, wanted),
      ...totalOffers("OU", total, { ...wanted, least: score[0] + score[1] + 0.5 }),
      winnerOffer(lead, "full", false),
    ],
    specials: (): Offer[] => {
      const one = { period: "full", rows: 1 } as const;
      const home = distributionOf(ends, ([runs]) => runs);
      const away = distributionOf(ends, ([, runs]) => runs);
      return [
        oddEvenOffer(total),
        ...totalOffers("OUH", home, { ...one, least: score[0] + 0.5 }),
        ...totalOffers("OUC", away, { ...one, least: score[1] + 0.5 }),
        ...firstInnings(chances, state),
      ];
    },
  };
}

/** Between two innings the next one counts as whole. */
function stateOf({ snapshot, timeline, time }: BaseballMatch): BaseballState {
  if (!snapshot) return { score: NONE, inning: 1, left: [1, 1] };
  const { score, inning, status } = snapshot;
  if (status === "break") return { score, inning: (inning ?? 1) + 1, left: [1, 1] };
  return { score, inning: inning ?? 1, left: inningLeft(timeline, snapshot, time) };
}

function firstInnings(chances: RunChances, state: BaseballState): Offer[] {
  return [
    ...(state.inning <= FIVE ? partOffers("F5", partOf(FIVE, chances, state)) : []),
    ...(state.inning === 1 ? partOffers("I1", partOf(1, chances, state)) : []),
  ];
}

interface Part {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly lead: Distribution;
  readonly total: Distribution;
}

function partOf(last: number, chances: RunChances, state: BaseballState): Part {
  const { score } = state;
  const { home, away } = runsUntil(last, chances, state);
  return {
    home: { from: score[0], chances: home },
    away: { from: score[1], chances: away },
    lead: difference(home, away, score[0] - score[1]),
    total: sum(home, away, score[0] + score[1]),
  };
}

/** A first inning may end level, which is a result of its own. */
function partOffers(period: "F5" | "I1", { home, away, lead, total }: Part): Offer[] {
  const wanted = { period, rows: 1 } as const;
  const teams =
    period === "F5"
      ? [
          ...totalOffers("OUH", home, { ...wanted, least: home.from + 0.5 }),
          ...totalOffers("OUC", away, { ...wanted, least: away.from + 0.5 }),
        ]
      : [];
  return [
    winnerOffer(lead, period, period === "I1"),
    ...handicapOffers("R", lead, wanted),
    ...totalOffers("OU", total, { ...wanted, least: total.from + 0.5 }),
    ...teams,
  ];
}

function distributionOf(
  ends: readonly BaseballEnd[],
  value: (end: BaseballEnd) => number,
): Distribution {
  const found = new Map<number, number>();
  for (const end of ends) {
    const key = value(end);
    found.set(key, (found.get(key) ?? 0) + end[2]);
  }
  return distributionFrom(found);
}
