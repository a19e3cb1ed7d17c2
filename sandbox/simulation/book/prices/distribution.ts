// Discrete distributions: what may still be scored, and the final lead.

/** `chances` of the values `from`, `from + 1`, …. */
export interface Distribution {
  readonly from: number;
  readonly chances: ArrayLike<number>;
}

/** The distribution of home minus away. */
export function difference(home: readonly number[], away: readonly number[], lead: number) {
  return { from: lead - away.length + 1, chances: convolve(home, away.toReversed()) };
}

/** The distribution of home plus away. */
export function sum(home: readonly number[], away: readonly number[], already: number) {
  return { from: already, chances: convolve(home, away) };
}

/** Plain loops: lists need thousands of these at once. */
export function convolve(one: ArrayLike<number>, two: ArrayLike<number>): number[] {
  const chances = Array.from<number>({ length: one.length + two.length - 1 }).fill(0);
  for (let first = 0; first < one.length; first++) {
    const chance = one[first] ?? 0;
    for (let second = 0; second < two.length; second++) {
      chances[first + second] = (chances[first + second] ?? 0) + chance * (two[second] ?? 0);
    }
  }
  return chances;
}

export function shifted({ from, chances }: Distribution, by: number): Distribution {
  return { from: from + by, chances };
}

/** The chance of a value from `low` to `high`, both included. */
export function within({ from, chances }: Distribution, low: number, high: number): number {
  const [first, last] = [Math.max(0, low - from), Math.min(chances.length - 1, high - from)];
  let total = 0;
  for (let at = first; at <= last; at++) total += chances[at] ?? 0;
  return total;
}

export function isOdd({ from, chances }: Distribution): number {
  let total = 0;
  for (let at = from & 1 ? 0 : 1; at < chances.length; at += 2) total += chances[at] ?? 0;
  return total;
}

/**
 * The fair chance that the value plus the line is above zero, with returned stakes and half wins of quarter
 * lines taken into account.
 */
export function cover({ from, chances }: Distribution, line: number): number {
  const quarters = Math.round(line * 4);
  const step = quarters % 2 === 0 ? 0 : 1;
  let won = 0;
  let lost = 0;
  let ahead = 4 * from + quarters;
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    if (ahead > step) won += 2 * chance;
    else if (ahead < -step) lost += 2 * chance;
    else if (ahead > 0) won += chance;
    else if (ahead < 0) lost += chance;
    ahead += 4;
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

export function mean({ from, chances }: Distribution): number {
  let total = 0;
  for (let at = 0; at < chances.length; at++) total += (chances[at] ?? 0) * at;
  return from + total;
}
