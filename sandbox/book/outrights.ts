// Champions: every league is decided every ten days, and the next two decisions are open for bets.
import type { Outright } from "#contract/api/sport.ts";
import { MATCH_SPORTS, type MatchSport, type SportType } from "#contract/betting/sports.ts";
import { unit, wave } from "../random.ts";
import type { Catalogue } from "../store/catalogue.ts";
import type { Row } from "../store/rows.ts";
import { DAY, dayStart, endOfToday, HOUR, MINUTE } from "./days.ts";
import { dice } from "./dice.ts";
import { createKept } from "./kept.ts";
import { toMarket } from "./prices/quote.ts";

export interface Outrights {
  list(filter: OutrightFilter, time: number): readonly Outright[];
  byId(id: string, time: number): Outright | null;
  /** The competitor's `r`; null while it is open. */
  winner(id: string, time: number): string | null;
}

interface OutrightFilter {
  readonly sport: SportType;
  readonly show: "FSFT" | "FSFU";
}

interface Contest {
  readonly id: string;
  readonly league: Row<"league">;
  readonly sport: MatchSport;
  readonly title: string;
  readonly closesAt: number;
  readonly runners: readonly Row<"team">[];
}

const EVERY = 10;
const OPEN_AT_ONCE = 2;
/** Half an hour before midnight in China; decided two hours later. */
const CLOSES = DAY - 30 * MINUTE;
const DECIDED_AFTER = 2 * HOUR;
const FIRST_DAY = dayStart("2020-01-01");
const TITLES = ["冠军", "最佳进攻"] as const;
/** Cups draw on other leagues, too. */
const CUP = /杯|公开赛|大师赛/;
const MOST_RUNNERS = 24;
const PRICED_EVERY = 10 * MINUTE;

export function createOutrights(catalogue: Catalogue, seed: number): Outrights {
  const leagues = MATCH_SPORTS.filter((sport) => sport !== "VF").flatMap((sport) =>
    catalogue.leagues
      .filter((league) => league.sport === sport)
      .map((league, index) => ({ league, sport, index })),
  );
  const kept = createKept<Outright>(400);
  const contest = (place: (typeof leagues)[number], title: number, day: number): Contest => ({
    id: `FS-${place.league.id}-${title}-${day}`,
    league: place.league,
    sport: place.sport,
    title: TITLES[title] ?? "",
    closesAt: FIRST_DAY + day * DAY + CLOSES,
    runners: runnersOf(catalogue, place.league),
  });
  const parse = (id: string): Contest | null => {
    const [, leagueId, title, day] = /^FS-([a-z0-9-]+)-([01])-(\d{1,5})$/.exec(id) ?? [];
    const place = leagues.find(({ league }) => league.id === leagueId);
    const isOne = place && (Number(day) + place.index) % EVERY === 0;
    return isOne ? contest(place, Number(title), Number(day)) : null;
  };
  const shown = (asked: Contest, time: number): Outright => {
    const closed = time >= asked.closesAt;
    const moment = Math.floor(time / PRICED_EVERY) * PRICED_EVERY;
    return kept(`${asked.id} ${closed} ${moment}`, () => outright(seed, asked, moment, closed));
  };
  return {
    list({ sport, show }, time) {
      const today = Math.floor((time - FIRST_DAY) / DAY);
      const end = endOfToday(time);
      return leagues
        .filter((place) => sport === "ALL" || sport === "FS" || place.sport === sport)
        .flatMap((place) => {
          const next = today + ((EVERY - ((today + place.index) % EVERY)) % EVERY);
          const days = Array.from({ length: OPEN_AT_ONCE + 1 }, (_, turn) => next + turn * EVERY);
          return days.flatMap((day) => TITLES.map((_, title) => contest(place, title, day)));
        })
        .filter(({ closesAt }) => closesAt > time && closesAt < time + OPEN_AT_ONCE * EVERY * DAY)
        .filter(({ closesAt }) => closesAt < end === (show === "FSFT"))
        .toSorted((left, right) => left.closesAt - right.closesAt)
        .map((asked) => shown(asked, time));
    },
    byId(id, time) {
      const asked = parse(id);
      return asked && shown(asked, time);
    },
    winner(id, time) {
      const asked = parse(id);
      return asked && time >= asked.closesAt + DECIDED_AFTER ? drawn(seed, asked) : null;
    },
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
  sway: (runner: string) => number = () => 0,
): [string, number][] {
  const weights = runners.map(
    (runner) =>
      [
        runner.id,
        Math.exp(2.4 * unit(seed, "form", runner.id) + unit(seed, id, runner.id) + sway(runner.id)),
      ] as const,
  );
  const whole = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights
    .map(([runner, weight]): [string, number] => [runner, weight / whole])
    .toSorted((left, right) => right[1] - left[1]);
}

function drawn(seed: number, asked: Contest): string {
  let luck = dice(seed, asked.id, "winner")();
  const chances = chancesOf(seed, asked);
  const found = chances.find(([, chance]) => (luck -= chance) < 0) ?? chances.at(-1);
  return found?.[0] ?? "";
}

function runnersOf({ teams, leagues }: Catalogue, league: Row<"league">): Row<"team">[] {
  const own = teams.get(league.pool) ?? [];
  if (!CUP.test(league.name)) return [...own];
  const others = leagues
    .filter(({ sport, id }) => sport === league.sport && id !== league.id)
    .flatMap(({ pool }) => (teams.get(pool) ?? []).slice(0, 4));
  return [...own, ...others].slice(0, MOST_RUNNERS);
}
