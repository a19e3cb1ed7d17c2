import type { Locale } from "#contract/locales.ts";
import { formatTime } from "#lib/text/format.ts";

/** A calendar day, `YYYY-MM-DD`, in words; the text itself where it is no day. */
export function dayText(day: string, locale: Locale): string {
  const noon = Date.parse(`${day}T12:00:00+08:00`);
  return Number.isNaN(noon) ? day : formatTime(noon, "date", locale);
}
