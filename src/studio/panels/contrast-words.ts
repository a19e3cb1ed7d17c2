import type { StudioPair } from "#contract/studio.ts";

/** The pair that is nearest to failing, measured by what it needs. */
export function worstPair(pairs: readonly StudioPair[]): StudioPair | null {
  return pairs.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0] ?? null;
}

/** Truncated: 4.499 must not read as 4.5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
