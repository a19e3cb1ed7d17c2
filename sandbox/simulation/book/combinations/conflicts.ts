// Legs that do not go together: they exclude each other, or some of them imply another, which then adds nothing.
import { legsOf } from "./price-sets.ts";

export type Conflict =
  | { readonly kind: "excludes"; readonly legs: readonly number[] }
  /** `leg` wins whenever the others do. */
  | { readonly kind: "implies"; readonly legs: readonly number[]; readonly leg: number };

/** Chances below this count as none. */
const NONE = 1e-12;

/** The smallest sets only. @param chances that at least the legs of a set win, by set */
export function conflictsOf(chances: Float64Array): Conflict[] {
  const found: Conflict[] = [];
  const excluded: number[] = [];
  const implied = new Map<number, number[]>();
  const bySize = Array.from({ length: chances.length - 1 }, (_, at) => at + 1).toSorted(
    (left, right) => legsOf(left).length - legsOf(right).length,
  );
  for (const set of bySize) {
    if (excluded.some((smaller) => (set & smaller) === smaller)) continue;
    const chance = chances[set] ?? 0;
    if (chance < NONE) {
      excluded.push(set);
      found.push({ kind: "excludes", legs: legsOf(set) });
      continue;
    }
    for (let leg = 0; 2 ** leg < chances.length; leg++) {
      const bit = 2 ** leg;
      const known = implied.get(leg) ?? [];
      if ((set & bit) !== 0 || known.some((smaller) => (set & smaller) === smaller)) continue;
      if (chance - (chances[set | bit] ?? 0) > NONE) continue;
      implied.set(leg, [...known, set]);
      found.push({ kind: "implies", legs: legsOf(set), leg });
    }
  }
  return found;
}
