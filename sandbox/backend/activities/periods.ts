// Days, weeks and whole activities as the periods of ladders and steps.
import { DAY, dayOf, lastMidnight } from "../time/china-time.ts";
import { WEEK, weekStart } from "../levels/level-rewards.ts";

export interface Period {
  /** Part of the names of its items. */
  readonly key: string;
  readonly from: number;
  /** Null: without end. */
  readonly to: number | null;
}

type Of = "day" | "week" | "once";

export function periodAt(
  of: Of,
  time: number,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number | null },
): Period {
  if (of === "once") return { key: "once", from: startsAt, to: endsAt };
  const from = of === "day" ? lastMidnight(time) : weekStart(time);
  return { key: dayOf(from), from, to: from + (of === "day" ? DAY : WEEK) };
}

/** The period before this one; null for one that does not repeat. */
export function periodBefore(of: Of, { from }: Period): Period | null {
  if (of === "once") return null;
  const start = from - (of === "day" ? DAY : WEEK);
  return { key: dayOf(start), from: start, to: from };
}
