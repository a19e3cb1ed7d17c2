// Final scores of set matches, from the current set and the chance to win a set.
import type { Pair } from "../timeline.ts";

export interface SetRace {
  readonly score: Pair;
  readonly target: number;
  /** Chance that home wins the current set, and each later one. */
  readonly current: number;
  readonly later: number;
}

/** Final scores with their chances. */
export function finalScores({ score, target, current, later }: SetRace): Map<Pair, number> {
  const found = new Map<string, readonly [Pair, number]>();
  const walk = (at: Pair, chance: number, home: number): void => {
    if (chance === 0) return;
    if (Math.max(...at) >= target) {
      const key = at.join("-");
      found.set(key, [at, (found.get(key)?.[1] ?? 0) + chance]);
      return;
    }
    walk([at[0] + 1, at[1]], chance * home, later);
    walk([at[0], at[1] + 1], chance * (1 - home), later);
  };
  walk(score, 1, current);
  return new Map(found.values());
}

export function homeWins(finals: ReadonlyMap<Pair, number>): number {
  let total = 0;
  for (const [[home, away], chance] of finals) if (home > away) total += chance;
  return total;
}

/** Average number of sets after the current one. */
export function setsAhead(finals: ReadonlyMap<Pair, number>, score: Pair): number {
  let mean = 0;
  for (const [final, chance] of finals) {
    mean += Math.max(0, final[0] + final[1] - score[0] - score[1] - 1) * chance;
  }
  return mean;
}
