// Baseball from half innings to the match: the chances of all plays follow from the runs of a half inning.
import { INNINGS, LAST_INNING, MORE_RUNS, MOST_RUNS, runChance } from "../sports/baseball.ts";
import type { Pair } from "../timeline.ts";
import { sum } from "./distribution.ts";

export interface BaseballState {
  readonly score: Pair;
  readonly inning: number;
  /** What is left of the visitors' and of the home side's half of the inning, as shares. */
  readonly left: readonly [top: number, bottom: number];
}

/** Chance that a side scores in a half inning. */
export interface RunChances {
  readonly home: number;
  readonly away: number;
}

const RARE = 1e-5;

/** Final runs of both sides with their chance. */
export type BaseballEnd = readonly [home: number, away: number, chance: number];

export function runChances({ edge, total }: { edge: number; total: number }): RunChances {
  return { home: runChance("H", edge) * total, away: runChance("C", edge) * total };
}

/** Runs of a half inning of which a share is left. */
export function runsOf(chance: number, share = 1): number[] {
  const runs = [1 - chance * share];
  for (let count = 1, more = chance * share; count <= MOST_RUNS; count++) {
    runs.push(count === MOST_RUNS ? more : more * (1 - MORE_RUNS));
    more *= MORE_RUNS;
  }
  return runs;
}

/** Runs from now until an inning is over, of each side on its own. */
export function runsUntil(last: number, chances: RunChances, { inning, left }: BaseballState) {
  const side = (chance: number, open: number) =>
    all(
      Array.from({ length: Math.max(0, last - inning + 1) }, (_, at) =>
        runsOf(chance, at === 0 ? open : 1),
      ),
    );
  return { home: side(chances.home, left[1]), away: side(chances.away, left[0]) };
}

/** All ways the match may end: the home side does not bat again once it leads after the visitors' last half. */
export function baseballEnds(chances: RunChances, state: BaseballState): BaseballEnd[] {
  const { score, inning, left } = state;
  const final = Math.max(INNINGS, inning);
  const before = runsUntil(final - 1, chances, state);
  const current = inning === final;
  const top = all([before.away, runsOf(chances.away, current ? left[0] : 1)]);
  const bottom = runsOf(chances.home, current ? left[1] : 1);
  const ends: BaseballEnd[] = [];
  const level = new Map<number, number>();
  const end = (home: number, away: number, chance: number) => {
    if (home === away) level.set(home, chance + (level.get(home) ?? 0));
    else ends.push([home, away, chance]);
  };
  before.home.forEach((one, scored) =>
    top.forEach((two, against) => {
      const [home, away] = [score[0] + scored, score[1] + against];
      if (home > away) return end(home, away, one * two);
      bottom.forEach((three, more) => end(home + more, away, one * two * three));
    }),
  );
  return [...ends, ...extraInnings(chances, level, LAST_INNING - final)];
}

/** @param innings how many may follow; after the last one the home side gets a run */
function extraInnings(
  chances: RunChances,
  level: ReadonlyMap<number, number>,
  innings: number,
): BaseballEnd[] {
  if (innings <= 0) return [...level].map(([runs, chance]) => [runs + 1, runs, chance] as const);
  const [home, away] = [runsOf(chances.home), runsOf(chances.away)];
  const ends: BaseballEnd[] = [];
  const again = new Map<number, number>();
  for (const [runs, chance] of level) {
    home.forEach((one, scored) =>
      away.forEach((two, against) => {
        const share = chance * one * two;
        if (scored !== against) ends.push([runs + scored, runs + against, share]);
        else again.set(runs + scored, share + (again.get(runs + scored) ?? 0));
      }),
    );
  }
  return [...ends, ...extraInnings(chances, again, innings - 1)];
}

function all(halves: readonly number[][]): number[] {
  return halves.reduce<number[]>((runs, half) => cut(sum(runs, half, 0).chances), [1]);
}

/** Without the highest numbers of runs, which together hardly ever happen. */
function cut(runs: readonly number[]): number[] {
  let length = runs.length;
  for (let left = 0; length > 1; length--) {
    left += runs[length - 1] ?? 0;
    if (left > RARE) break;
  }
  return runs.slice(0, length);
}
