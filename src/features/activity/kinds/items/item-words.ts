import type { ActivityItem } from "#contract/api/activities.ts";
import { formatCents, formatCount } from "#lib/text/format.ts";

/** `¥ 120 / ¥ 2,000`, `3 / 5`; empty for what is either done or not. */
export function progressText({ done, target, unit }: ActivityItem): string {
  if (unit === "done" || target === 0) return "";
  const say = unit === "cents" ? formatCents : formatCount;
  return `${say(done)} / ${say(target)}`;
}

/** Whether the bar says more than the state does. */
export function hasBar({ state, unit, target }: ActivityItem): boolean {
  return unit !== "done" && target > 0 && state !== "claimed" && state !== "expired";
}
