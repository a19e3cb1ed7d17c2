// Outrights: prices and winners of the contests.
import type { Outright } from "#contract/api/sport.ts";
import type { SportType } from "#contract/betting/sports.ts";
import { endOfToday, HOUR, MINUTE } from "../../../backend/time/china-time.ts";
import type { Catalogue } from "../../data/catalogue.ts";
import { unit, wave } from "../../random.ts";
import { createCache } from "../cache.ts";
import { toMarket } from "../prices/quote.ts";
import { randomSequence } from "../random-sequence.ts";
import { BOOKED_AHEAD, type Contest, createContests } from "./contests.ts";

export interface Outrights {
  list(filter: OutrightFilter, time: number): readonly Outright[];
  byId(id: string, time: number): Outright | null;
  /** The competitor's `r`, of several in a dead heat; null while it is open. */
  winners(id: string, time: number): readonly string[] | null;
  /** Every contest that closes from `from` up to, but not at, `to`. */
  closing(from: number, to: number): readonly Contest[];
}

interface OutrightFilter {
  readonly sport: SportType;
  readonly show: "FSFT" | "FSFU";
}

const PRICED_EVERY = 10 * MINUTE;

export function createOutrights(catalogue: Catalogue, seed: number): Outrights {
  const contests = createContests(catalogue);
  const cached = createCache<Outright>(400);
  const shown = (asked: Contest, time: number): Outright => {
    const closed = time >= asked.closesAt;
    const moment = Math.floor(time / PRICED_EVERY) * PRICED_EVERY;
    return cached(`${asked.id} ${closed} ${moment}`, () => outright(seed, asked, moment, closed));
  };
  return {
    list({ sport, show }, time) {
      const end = endOfToday(time);
      return contests
        .closing(time + 1, time + BOOKED_AHEAD)
        .filter((asked) => sport === "ALL" || sport === "FS" || asked.sport === sport)
        .filter(({ closesAt }) => closesAt < end === (show === "FSFT"))
        .toSorted((left, right) => left.closesAt - right.closesAt)
        .map((asked) => shown(asked, time));
    },
    byId(id, time) {
      const asked = contests.byId(id);
      return asked && shown(asked, time);
    },
    winners(id, time) {
      const asked = contests.byId(id);
      return asked && time >= asked.decidedAt ? [drawn(seed, asked)] : null;
    },
    closing: contests.closing,
  };
}

function outright(seed: number, asked: Contest, time: number, closed: boolean): Outright {
  const { id, league, sport, title, closesAt, runners } = asked;
  const chances = chancesOf(seed, asked, (runner) => wave(time, 6 * HOUR, seed, id, runner) * 0.12);
  const offer = { base: "CS", row: 0, line: null, chances } as const;
  const market = toMarket(offer, { gameId: id, inPlay: false, suspended: false });
  const names = new Map(runners.map((runner) => [runner.id, runner.name]));
  return {
    gameId: id,
    leagueId: league.id,
    league: league.name,
    sport,
    title: `${league.name} ${title}`,
    closesAt,
    market: {
      ...market,
      state: closed ? "closed" : market.state,
      prices: market.prices.map((price) => ({
        ...price,
        active: price.active && !closed,
        name: names.get(price.r) ?? "",
      })),
    },
  };
}

function chancesOf(
  seed: number,
  { id, runners }: Contest,
  drift: (runner: string) => number = () => 0,
): [string, number][] {
  const weights = runners.map(
    (runner) =>
      [
        runner.id,
        Math.exp(
          2.4 * unit(seed, "form", runner.id) + unit(seed, id, runner.id) + drift(runner.id),
        ),
      ] as const,
  );
  const whole = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights
    .map(([runner, weight]): [string, number] => [runner, weight / whole])
    .toSorted((left, right) => right[1] - left[1]);
}

function drawn(seed: number, asked: Contest): string {
  let luck = randomSequence(seed, asked.id, "winner")();
  const chances = chancesOf(seed, asked);
  const found = chances.find(([, chance]) => (luck -= chance) < 0) ?? chances.at(-1);
  return found?.[0] ?? "";
}
