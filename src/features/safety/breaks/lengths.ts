// Lengths of breaks on offer, within what the rules of the site allow.
import type { ProtectionInfo } from "#contract/api/protection.ts";

type Rules = Pick<
  ProtectionInfo["rules"],
  "timeOutMinHours" | "timeOutMaxHours" | "exclusionMinMonths"
>;

const HOURS = [24, 72, 168, 720, 1008, 2208] as const;
const MONTHS = [6, 12, 24, 36, 60] as const;

/** The shortest and the longest are always among them. */
export function timeOutHours({ timeOutMinHours: least, timeOutMaxHours: most }: Rules): number[] {
  const between = HOURS.filter((hours) => hours > least && hours < most);
  return [...new Set([least, ...between, most])];
}

/** Null: for good. */
export function exclusionMonths({ exclusionMinMonths: least }: Rules): (number | null)[] {
  return [...new Set([least, ...MONTHS.filter((months) => months > least)]), null];
}
