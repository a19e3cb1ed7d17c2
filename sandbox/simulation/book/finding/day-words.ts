// Days as one types them: 今天, 明天, 后天, a weekday, or a date such as 11-23, 11/23 and 11月23日.
import { DAY, dayOf, dayStart } from "../../../backend/time/china-time.ts";

const NEAR_DAYS = ["今天", "明天", "后天"];
const WEEKDAYS = ["周日", "周一", "周二", "周三", "周四", "周五", "周六"];
/** Of the programme. */
const DAYS_AHEAD = 15;

/**
 * The days that a word names, as `YYYY-MM-DD`; none for other words.
 * @param isNamed whether a name is meant by the word, in either script or in pinyin
 */
export function daysNamed(
  word: string,
  time: number,
  isNamed: (name: string) => boolean,
): readonly string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayOf(time + ahead * DAY));
  const [, month, date] = /^(\d{1,2})[-/.月](\d{1,2})日?$/.exec(word) ?? [];
  if (month !== undefined && date !== undefined) {
    const wanted = `-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
    return days.filter((day) => day.endsWith(wanted));
  }
  if (word.length < 2) return [];
  return days.filter((day, ahead) => {
    const near = NEAR_DAYS[ahead];
    return (near !== undefined && isNamed(near)) || isNamed(weekdayOf(day));
  });
}

function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(dayStart(day) + DAY / 2).getUTCDay()] ?? "";
}
