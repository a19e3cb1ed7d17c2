// What the automated bettors do: mostly nothing, then bets, seldom more. The same seed does the same.
export type Turn = "place" | "cashOut" | "auto" | "edit";

/** Share of the seconds in which a bettor acts, by what it does. */
const SHARES: readonly (readonly [turn: Turn, share: number])[] = [
  ["place", 0.012],
  ["cashOut", 0.005],
  ["auto", 0.006],
  ["edit", 0.004],
];

export interface Turns {
  next(): Turn | null;
  pick<T>(list: readonly T[]): T | undefined;
}

/** @param busy multiplies how often they act */
export function randomTurns(seed: number, busy = 1): Turns {
  let state = seed >>> 0 || 1;
  const unit = () => {
    // A linear congruential generator is random enough to spread bets.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return {
    next() {
      let at = unit() / busy;
      for (const [turn, share] of SHARES) {
        at -= share;
        if (at < 0) return turn;
      }
      return null;
    },
    pick: (list) => list[Math.floor(unit() * list.length)],
  };
}
