// Chances of counts: what may still be scored, and by how much one side leads at the end.

/** Chances of `from`, `from + 1`, …. */
export interface Distribution {
  readonly from: number;
  readonly chances: readonly number[];
}

const TAIL = 1e-6;

/** Of so many more on average. */
export function poisson(expected: number, most = 14): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-expected);
  let total = 0;
  for (let count = 0; count <= most && (count <= expected || chance > TAIL); count++) {
    chances.push(chance);
    total += chance;
    chance *= expected / (count + 1);
  }
  return chances.map((value) => value / total);
}

/** Of home's count minus away's. */
export function difference(home: readonly number[], away: readonly number[], lead: number) {
  const chances = Array.from({ length: home.length + away.length - 1 }, () => 0);
  home.forEach((one, h) =>
    away.forEach((two, a) => {
      const place = h - a + away.length - 1;
      chances[place] = (chances[place] ?? 0) + one * two;
    }),
  );
  return { from: lead - away.length + 1, chances };
}

/** Of both counts together. */
export function sum(home: readonly number[], away: readonly number[], already: number) {
  const chances = Array.from({ length: home.length + away.length - 1 }, () => 0);
  home.forEach((one, h) =>
    away.forEach((two, a) => {
      chances[h + a] = (chances[h + a] ?? 0) + one * two;
    }),
  );
  return { from: already, chances };
}

/** Chance of a value between the two, both included. */
export function within({ from, chances }: Distribution, low: number, high: number): number {
  let total = 0;
  chances.forEach((chance, index) => {
    if (from + index >= low && from + index <= high) total += chance;
  });
  return total;
}

export function isOdd({ from, chances }: Distribution): number {
  return chances.reduce((total, chance, index) => total + ((from + index) & 1 ? chance : 0), 0);
}

/**
 * What a bet on the value plus the line being above zero is fairly worth, as a chance: halves of quarter
 * lines and returned stakes are in it.
 */
export function cover({ from, chances }: Distribution, line: number): number {
  const quarters = Math.round(line * 4);
  const step = quarters % 2 === 0 ? 0 : 1;
  let won = 0;
  let lost = 0;
  let ahead = 4 * from + quarters;
  for (const chance of chances) {
    if (ahead > step) won += 2 * chance;
    else if (ahead < -step) lost += 2 * chance;
    else if (ahead > 0) won += chance;
    else if (ahead < 0) lost += chance;
    ahead += 4;
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

export function mean({ from, chances }: Distribution): number {
  return from + chances.reduce((total, chance, index) => total + chance * index, 0);
}

/** Distribution function of the normal distribution (logistic approximation, within one percent). */
export function normal(value: number): number {
  return 1 / (1 + Math.exp(-1.5976 * value - 0.07056 * value ** 3));
}
