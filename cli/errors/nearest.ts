import { distance } from "fastest-levenshtein";

/** Characters; longer texts are not mistyped names, and slow to compare. */
const MAX_LENGTH = 100;

/** The most similar known name; null when none is similar enough to suggest. */
export function nearest(given: string, known: readonly string[]): string | null {
  if (given.length > MAX_LENGTH) return null;
  const limit = Math.max(2, Math.floor(given.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const name of known) {
    if (Math.abs(name.length - given.length) >= bestDistance) continue;
    const steps = distance(given.toLowerCase(), name.toLowerCase());
    if (steps < bestDistance) [best, bestDistance] = [name, steps];
  }
  return best;
}

/** Text of a fix that suggests the near miss, if any. */
export function orNearest(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `write "${near}" if that is what you mean, or ${otherwise}`;
}
