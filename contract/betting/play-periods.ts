// The part of a match that a play is about, and how it begins the play's code.

import { ownValue } from "../own-value.ts";

/**
 * `second` is the second half, `Q` a quarter, `S` a set or frame, `P` a map of an esports match, `I` an inning; `F5`
 * are the first five innings.
 */
export const PERIODS = [
  "full",
  "half",
  "second",
  "Q1",
  "Q2",
  "Q3",
  "Q4",
  "S1",
  "S2",
  "S3",
  "S4",
  "S5",
  "S6",
  "S7",
  "S8",
  "S9",
  "P1",
  "P2",
  "P3",
  "P4",
  "P5",
  "I1",
  "F5",
] as const;
export type Period = (typeof PERIODS)[number];

/** What a play's period is: `sets` also stands for frames. */
export type PeriodKind = "full" | "half" | "second" | "quarter" | "set" | "map" | "inning" | "five";

const KINDS = { Q: "quarter", S: "set", P: "map", I: "inning" } as const;

export function periodKind(period: Period): PeriodKind {
  if (period === "full" || period === "half" || period === "second") return period;
  return period === "F5" ? "five" : (ownValue(KINDS, period.charAt(0)) ?? "full");
}

/** Undefined for a name that no play is about, such as an overtime. */
export function periodOf(name: string): Period | undefined {
  return PERIODS.find((period) => period === name);
}

const PREFIXES: Readonly<Partial<Record<Period, string>>> = { full: "", half: "H", second: "2H" };

export function periodPrefix(period: Period): string {
  return PREFIXES[period] ?? period;
}

/** The innings of `F5`. */
export const FIRST_FIVE = ["I1", "I2", "I3", "I4", "I5"] as const;
