// Related plays of a match come from one model: no two prices together win whatever happens.
import { expect, it, vi } from "vitest";
import type { SportMarket } from "#contract/api/sport.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { outcomeOf } from "#contract/betting/result-codes.ts";
import type { Score } from "#contract/betting/score.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import type { MatchSport } from "#contract/betting/sports.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookOf } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { sampleWorld, someOfEach } from "../sample-book.ts";
import { isMaps } from "../sports/maps.ts";

vi.setConfig({ testTimeout: 60_000 });

const book = bookOf(sampleWorld(77));
const matches = someOfEach(book, MOMENT, 8);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const pairs = (to: number, fits: (home: number, away: number) => boolean = () => true): Score[] =>
  range(0, to).flatMap((home) =>
    range(0, to).flatMap((away) => (fits(home, away) ? [[home, away] as const] : [])),
  );

const ended = (sport: MatchSport, full: Score, more: Partial<MatchResult> = {}): MatchResult => ({
  sport,
  status: "ended",
  score: { half: null, full },
  corners: null,
  cards: null,
  ...more,
});

/** Per unit staked. */
function returned(market: SportMarket, r: string, odds: number, result: MatchResult): number {
  const { w, line, prices } = market;
  const listed = prices.map((price) => price.r);
  const code = settleSelection({ play: w, side: r, line, listed, scoreAtBet: null }, result);
  const outcome = code && outcomeOf(code);
  if (outcome === "W") return odds;
  if (outcome === "LW") return (odds + 1) / 2;
  if (outcome === "LL") return 0.5;
  return outcome === "L" ? 0 : 1;
}

/** Pairs of prices that win something for certain. */
function sureBets(markets: readonly SportMarket[], results: readonly MatchResult[]): string[] {
  const bets = markets.flatMap((market) =>
    market.prices
      .filter(({ active }) => active)
      .map(({ r, odds }) => {
        const decimal = Number(odds) + (playSpec(market.w).quoted === "hk" ? 1 : 0);
        const returns = results.map((result) => returned(market, r, decimal, result) / decimal);
        return {
          name: `${market.w} ${market.line ?? ""} ${r} ${odds}`,
          stake: 1 / decimal,
          returns,
        };
      }),
  );
  return bets.flatMap((one, at) =>
    bets.slice(at + 1).flatMap((two) => {
      const staked = one.stake + two.stake;
      const sure = one.returns.every((won, index) => won + (two.returns[index] ?? 0) > staked);
      return sure ? [`${one.name} with ${two.name}`] : [];
    }),
  );
}

interface Sport {
  readonly fits: (fixture: Fixture) => boolean;
  /** Results of the plays that are compared. */
  readonly results: readonly MatchResult[];
  readonly compared: (w: string) => boolean;
}

const inPeriods =
  (...periods: readonly string[]) =>
  (w: string) =>
    periods.includes(playSpec(w).period);

const football: MatchResult[] = pairs(4).flatMap((half) =>
  pairs(4).map(([home, away]) => {
    const full = [half[0] + home, half[1] + away] as const;
    return ended("FT", full, { score: { half, full } });
  }),
);
const SETS: readonly Score[] = [
  [6, 0],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
].flatMap(([a = 0, b = 0]) => [[a, b] as const, [b, a] as const]);

function tennis(): MatchResult[] {
  const results: MatchResult[] = [];
  const walk = (played: readonly Score[]): void => {
    const sets = [0, 1].map(
      (side) => played.filter((set) => (set[side] ?? 0) > (set[1 - side] ?? 0)).length,
    ) as [number, number];
    if (Math.max(...sets) < 2) return SETS.forEach((set) => walk([...played, set]));
    const games = played.reduce(([a, b], [c, d]) => [a + c, b + d] as const, [0, 0] as const);
    const periods = Object.fromEntries(played.map((set, at) => [`S${at + 1}`, set]));
    results.push(ended("TN", games, { sets: { half: null, full: sets }, periods }));
  };
  walk([]);
  return results;
}

const towers = range(0, 10).flatMap((lost) => [[11, lost] as const, [lost, 11] as const]);

const SPORTS: readonly (readonly [string, Sport])[] = [
  [
    "football",
    {
      fits: ({ sport }) => sport === "FT",
      results: football,
      compared: (w) => playSpec(w).count === "score" && playSpec(w).rule !== "nextGoal",
    },
  ],
  [
    "sets and games of tennis",
    {
      fits: ({ sport }) => sport === "TN",
      results: tennis(),
      compared: (w) =>
        inPeriods("S1", "S2")(w) || ["SR", "SOU", "SPD", "R", "OU"].includes(playSpec(w).base),
    },
  ],
  [
    "basketball",
    {
      fits: ({ sport }) => sport === "BK",
      results: range(-90, 90).flatMap((lead) =>
        lead === 0 ? [] : [ended("BK", [100 + lead, 100])],
      ),
      compared: (w) => ["R", "M"].includes(playSpec(w).base) && playSpec(w).period === "full",
    },
  ],
  [
    "a quarter of basketball",
    {
      fits: ({ sport }) => sport === "BK",
      results: range(-40, 40).map((lead) =>
        ended("BK", [0, 0], { periods: { Q3: [40 + lead, 40] } }),
      ),
      compared: (w) => ["R", "M"].includes(playSpec(w).base) && playSpec(w).period === "Q3",
    },
  ],
  [
    "baseball",
    {
      fits: ({ sport }) => sport === "BS",
      results: pairs(16, (home, away) => home !== away).map((full) => ended("BS", full)),
      compared: inPeriods("full"),
    },
  ],
  [
    "the first inning",
    {
      fits: ({ sport }) => sport === "BS",
      results: pairs(8).map((I1) => ended("BS", [0, 0], { periods: { I1 } })),
      compared: inPeriods("I1"),
    },
  ],
  [
    "maps",
    {
      fits: isMaps,
      results: (
        [
          [2, 0],
          [2, 1],
          [1, 2],
          [0, 2],
        ] as const
      ).map((sets) => ended("OP", sets, { sets: { half: null, full: sets } })),
      compared: inPeriods("full"),
    },
  ],
  [
    "towers of a map",
    {
      fits: isMaps,
      results: towers.map((P1) => ended("OP", [2, 0], { periods: { P1 } })),
      compared: (w) => inPeriods("P1")(w) && playSpec(w).rule !== "first",
    },
  ],
];

it.each(SPORTS)("no two prices of %s win together for certain", (_, sport) => {
  const some = matches.filter(sport.fits).slice(0, 2);
  expect(some.length).toBeGreaterThan(0);
  for (const fixture of some) {
    const { markets } = book.views.whole(fixture, fixture.begins - MINUTE);
    const compared = markets.filter(({ w }) => sport.compared(w));
    expect(compared.length).toBeGreaterThan(1);
    expect(sureBets(compared, sport.results)).toEqual([]);
  }
});

const WHOLE = SPORTS.filter(([, { compared }]) => compared("R"));

it.each(WHOLE)("nor in play: %s", (_, sport) => {
  const fixture = matches.find(sport.fits);
  if (!fixture) throw new Error("no match");
  const { begins, ends } = book.timelineOf(fixture);
  for (const share of [0.15, 0.4, 0.8]) {
    const time = begins + (ends - begins) * share;
    const { markets, state } = book.views.whole(fixture, time);
    const compared = markets.filter(({ w }) => sport.compared(w));
    const [home, away] = [state.sc_FT_H, state.sc_FT_C];
    // Handicaps of football count from the bet on, so that other results are possible for them.
    const lined = compared.filter(
      ({ w }) => playSpec(w).rule !== "handicap" || !isFootball(fixture),
    );
    const results = sport.results.filter(({ score, sets }) => {
      const [one, two] = sets?.full ?? score.full ?? [0, 0];
      return one >= home && two >= away;
    });
    expect(sureBets(lined, results)).toEqual([]);
  }
});

const isFootball = ({ sport }: Fixture): boolean => sport === "FT";
