// Age by the site's calendar, not the device's: a player comes of age on the birthday itself. Dates are
// `YYYY-MM-DD`, so they compare as texts.
import { formatClock } from "#lib/text/format.ts";
import { isDay, readDay } from "#lib/time/day-range.ts";

/** The oldest birthday anyone may give. */
const OLDEST = 120;

export type BirthdayFault = "missing" | "wrong" | "underAge";

/** @param birthday as typed @param now epoch milliseconds by the server's clock */
export function birthdayFault(
  birthday: string,
  { now, minimumAge }: { readonly now: number; readonly minimumAge: number },
): BirthdayFault | null {
  if (birthday === "") return "missing";
  const day = readDay(birthday);
  if (day === null || ageOn(day, birthdayText(now)) > OLDEST) return "wrong";
  return ageOn(day, birthdayText(now)) < minimumAge ? "underAge" : null;
}

/** Today in Asia/Shanghai. */
export function birthdayText(now: number): string {
  return formatClock(now).slice(0, 10);
}

/** The days the calendar offers: up to the latest one of who may play. */
export function birthdayRange(
  now: number,
  minimumAge: number,
): { readonly min: string; readonly max: string } {
  const today = birthdayText(now);
  const ago = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  const latest = ago(minimumAge);
  // On 29 February, in a year without one, it is the day before.
  return { min: ago(OLDEST), max: isDay(latest) ? latest : `${latest.slice(0, 8)}28` };
}

/** Full years lived on `day`. One born on 29 February has the birthday on 1 March of other years. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
