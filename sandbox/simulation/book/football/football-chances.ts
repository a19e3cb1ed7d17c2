// The chances of everything that football prices are about, from one model and its state.
import { createCache } from "../cache.ts";
import type { Fixture } from "../fixtures.ts";
import type { PriceDrift } from "../prices/price-drift.ts";
import { cardRates, cornerRates, goalRates } from "../sports/rates.ts";
import type { Moment } from "../prices/moment.ts";
import type { Pair } from "../timeline.ts";
import { goalChances, type GoalChances, redsSince } from "./goal-chances.ts";
import { goalOutlook } from "./goal-outlook.ts";
import { type FootballModel, footballModel } from "./model.ts";
import { fromGrid, fromSides, type Grid, outer, type PeriodChances } from "./period-chances.ts";
import { type PlayState, playState } from "./play-state.ts";
import { joined, type SideCounts, sideCounts } from "./side-counts.ts";

/** What the book believes beyond the model: the weight of one more of each side. */
export interface Beliefs {
  readonly goals: Pair;
  readonly corners: Pair;
  readonly yellow: Pair;
}

export interface FootballChances {
  readonly model: FootballModel;
  readonly state: PlayState;
  readonly beliefs: Beliefs;
  goals(): GoalChances;
  /** By half. */
  corners(): SideCounts;
  yellow(): SideCounts;
}

/** Models of matches kept, with the tables of their halves. */
const MODELS = 1500;
const models = createCache<FootballModel>(MODELS);

export function modelOf(seed: number, fixture: Fixture): FootballModel {
  return models(`${seed} ${fixture.game} ${fixture.edge}`, () => footballModel(seed, fixture));
}

export function footballChances(
  model: FootballModel,
  state: PlayState,
  beliefs: Beliefs,
): FootballChances {
  let goals: GoalChances | null = null;
  return {
    model,
    state,
    beliefs,
    goals: () => (goals ??= goalChances(goalOutlook(model, state), state.now.goals, beliefs.goals)),
    corners: () => sideCounts(model, state, "corners", beliefs.corners),
    yellow: () => sideCounts(model, state, "yellow", beliefs.yellow),
  };
}

/** Of a match as its prices see it now. */
export function chancesAt(moment: Omit<Moment, "nudge">, drift: PriceDrift): FootballChances {
  const { seed, fixture } = moment;
  const model = modelOf(seed, fixture);
  const state = playState(model, { ...moment, counted: fixture.counted });
  return footballChances(model, state, beliefsOf(seed, fixture, drift));
}

/** The drift of prices as weights; each is made when it is asked for. */
function beliefsOf(seed: number, fixture: Fixture, { edge, total }: PriceDrift): Beliefs {
  const model = modelOf(seed, fixture);
  const seen = { ...fixture, edge };
  const of = (rates: Pair, own: Pair): Pair => [
    (rates[0] / own[0]) * total,
    (rates[1] / own[1]) * total,
  ];
  return {
    get goals() {
      return of(goalRates(seed, seen), model.goals);
    },
    get corners() {
      return of(cornerRates(seed, seen), model.corners);
    },
    get yellow() {
      return of(cardRates(seed, seen), cardRates(seed, fixture));
    },
  };
}

export interface TallyChances {
  readonly full: PeriodChances;
  /** Null once the first half is over. */
  readonly half: PeriodChances | null;
}

export function cornerChances({ state, corners }: FootballChances): TallyChances {
  const { first, second } = corners();
  const { corners: now } = state.now;
  const full = [joined(first[0], second[0]), joined(first[1], second[1])] as const;
  return {
    full: fromSides(now, ...full),
    half: state.half === 1 ? fromSides(now, ...first) : null,
  };
}

/** Yellow and red cards together. */
export function cardChances({ state, goals, yellow }: FootballChances): TallyChances {
  const { first, second } = yellow();
  const { now } = state;
  const cards: Pair = [now.yellow[0] + now.red[0], now.yellow[1] + now.red[1]];
  const reds = goals().reds();
  const full = outer(joined(first[0], second[0]), joined(first[1], second[1]));
  return {
    full: fromGrid(cards, withReds(full, reds.full, now.red)),
    half: state.half === 1 ? fromGrid(cards, withReds(outer(...first), reds.half, now.red)) : null,
  };
}

function withReds(yellow: Grid, reds: readonly number[], now: Pair): Grid {
  const size = yellow.size + 1;
  const chances = new Float64Array(size * size);
  for (const [state, chance] of reds.entries()) {
    if (chance === 0) continue;
    const [home, away] = redsSince(state, now);
    yellow.chances.forEach((value, at) => {
      const to = (Math.floor(at / yellow.size) + home) * size + (at % yellow.size) + away;
      chances[to] = (chances[to] ?? 0) + value * chance;
    });
  }
  return { size, chances };
}
