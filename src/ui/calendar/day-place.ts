import type { DayRange } from "#lib/time/day-range.ts";

/** Where a day stands in a range; `only`: the range is this day. */
export type DayPlace = "none" | "only" | "first" | "inside" | "last";

export function dayPlace(day: string, range: DayRange | null): DayPlace {
  if (range === null || day < range.first || day > range.last) return "none";
  if (range.first === range.last) return "only";
  if (day === range.first) return "first";
  return day === range.last ? "last" : "inside";
}
