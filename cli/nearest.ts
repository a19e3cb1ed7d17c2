import { distance } from "fastest-levenshtein";

/** The known name a reader most likely meant, or null when none is near enough to suggest. */
export function nearest(given: string, known: readonly string[]): string | null {
  const limit = Math.max(2, Math.floor(given.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const name of known) {
    const steps = distance(given.toLowerCase(), name.toLowerCase());
    if (steps < bestDistance) [best, bestDistance] = [name, steps];
  }
  return best;
}
