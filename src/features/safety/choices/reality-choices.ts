import type { ProtectionInfo } from "#contract/api/protection.ts";

/** Intervals on offer; null, "off", only where the rules allow it. The one in force is always among them. */
export function realityChoices(
  offered: readonly number[],
  { realityCheckMinutes: now, rules }: Pick<ProtectionInfo, "realityCheckMinutes" | "rules">,
): readonly (number | null)[] {
  const most = rules.realityCheckMaxMinutes;
  const minutes = offered.filter((one) => most === null || one <= most);
  const all = [...new Set([...minutes, ...(now === null ? [] : [now])])].toSorted((a, b) => a - b);
  return most === null ? [null, ...all] : all;
}
