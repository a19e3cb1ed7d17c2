// Counts over all results of the small draws, for exact chances.

interface Drawn {
  readonly balls: number[];
  readonly special: null;
}

/** Every result of three dice, or every set of five out of eleven; each is equally likely. */
export function exactDraw(kind: "dice" | "eleven"): readonly Drawn[] {
  const found: Drawn[] = [];
  const [size, low, high] = kind === "dice" ? [3, 1, 6] : [5, 1, 11];
  const add = (balls: readonly number[], from: number): void => {
    if (balls.length === size) {
      found.push({ balls: [...balls], special: null });
      return;
    }
    for (let ball = from; ball <= high; ball++) {
      add([...balls, ball], kind === "dice" ? low : ball + 1);
    }
  };
  add([], low);
  return found;
}

export function sumCounts(
  results: readonly Drawn[],
  value: (result: Drawn) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const result of results) {
    const sum = value(result);
    counts.set(sum, (counts.get(sum) ?? 0) + 1);
  }
  return counts;
}
