import { distance } from "fastest-levenshtein";

/** Longer texts are no mistyped names, and comparing them takes long. */
const MAX_LENGTH = 100;

/** The known name a reader most likely meant, or null when none is near enough to suggest. */
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

/** The text of a fix: the near miss where there is one, or else what can be done without it. */
export function orNearest(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `write "${near}" if that is what you mean, or ${otherwise}`;
}
