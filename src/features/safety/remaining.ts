// Which limits an amount counts towards, and how much is left of them.
import type { Limit } from "#contract/api/protection.ts";
import type { Spending } from "#domain/safety/spending.ts";

export interface Remaining {
  readonly kind: Limit["kind"];
  readonly window: Limit["window"];
  readonly of: number;
  readonly left: number;
  /** By how much the amount exceeds it; 0 where it fits. */
  readonly over: number;
}

/** The tightest limit of each kind; those that the amount exceeds first. */
export function remainingOf(
  limits: readonly Limit[],
  { kinds, cents }: Spending,
): readonly Remaining[] {
  const all = limits.flatMap(({ kind, window, value, remaining }) => {
    if (value === null || !kinds.includes(kind)) return [];
    const left = Math.max(0, remaining ?? value);
    return [{ kind, window, of: value, left, over: Math.max(0, cents - left) }];
  });
  return kinds
    .flatMap((kind) => {
      const own = all.filter((one) => one.kind === kind);
      return own.toSorted((a, b) => a.left - b.left).slice(0, 1);
    })
    .toSorted((a, b) => b.over - a.over);
}
