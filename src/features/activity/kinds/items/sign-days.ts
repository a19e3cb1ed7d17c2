// Days of a calendar: what each is for the member.
import type { ActivityItem } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";

export const DAY_MS = 86_400_000;
/** The site's zone. */
const ZONE_MS = 8 * 3_600_000;
const WEEK = 7;

export type DayState =
  | "signed"
  | "today"
  | "todayOpen"
  | "makeUp"
  | "makeUpOpen"
  | "missed"
  | "ahead";

export interface SignDay {
  readonly day: number;
  readonly time: number;
  readonly rewardCents: number;
  readonly state: DayState;
  readonly item: ActivityItem | undefined;
}

interface Calendar {
  readonly mechanics: MechanicsOf<"signGift">;
  readonly startsAt: number;
  readonly now: number;
  readonly items: readonly ActivityItem[];
}

export function signDays({ mechanics, startsAt, now, items }: Calendar): readonly SignDay[] {
  const today = Math.floor((now - startsAt) / DAY_MS) + 1;
  return mechanics.days.map(({ day, rewardCents }, index) => {
    const item = items[index];
    const state = stateOf(item, day, today);
    return { day, rewardCents, item, state, time: startsAt + (day - 1) * DAY_MS };
  });
}

/** Days signed one after the other until today; a day that is not over yet breaks nothing. */
export function streakOf(days: readonly SignDay[]): number {
  const past = days.filter(
    ({ state }) => state !== "ahead" && state !== "today" && state !== "todayOpen",
  );
  const broken = past.findLastIndex(({ state }) => state !== "signed");
  return past.length - 1 - broken;
}

/** The week around today. */
export function weekOf(days: readonly SignDay[]): readonly SignDay[] {
  const ahead = days.findIndex(({ state }) => state === "ahead");
  const today = (ahead === -1 ? days.length : ahead) - 1;
  const first = Math.max(0, Math.min(today - 3, days.length - WEEK));
  return days.slice(first, first + WEEK);
}

function stateOf(item: ActivityItem | undefined, day: number, today: number): DayState {
  if (item?.state === "claimed") return "signed";
  if (day > today) return "ahead";
  if (day === today) return item?.state === "claimable" ? "today" : "todayOpen";
  if (item?.state === "claimable") return "makeUp";
  return item?.state === "open" ? "makeUpOpen" : "missed";
}

/** Empty cells before the first day in weeks that begin on Monday. */
export function cellsBefore(startsAt: number): number {
  return (new Date(startsAt + ZONE_MS).getUTCDay() + WEEK - 1) % WEEK;
}
