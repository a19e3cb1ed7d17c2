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
  const found = new Map<Pair, number>();
  // Each round plays one set: chances by the sets that home has won in it.
  let open = new Map([[score[0], 1]]);
  let home = current;
  for (let played = score[0] + score[1]; open.size > 0; played++, home = later) {
    const next = new Map<number, number>();
    const add = (won: number, chance: number) => {
      if (chance === 0) return;
      const at: Pair = [won, played + 1 - won];
      if (Math.max(...at) >= target) found.set(at, chance);
      else next.set(won, chance + (next.get(won) ?? 0));
    };
    for (const [won, chance] of open) {
      add(won + 1, chance * home);
      add(won, chance * (1 - home));
    }
    open = next;
  }
  return found;
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
