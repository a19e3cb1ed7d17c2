// Numbers, money and time as printed. Money is integer cents; the currency is CNY everywhere.
import { groupDigits } from "#contract/digit-groups.ts";
import type { Locale } from "#contract/locales.ts";
import { useAppearance } from "../browser/appearance.ts";

// Written out where the first paint needs it: the first formatter of `Intl` takes a phone a tenth of a
// second, and both locales write numbers and times alike.

/** Times are the site's, not the device's: the header names the zone, UTC+8 all year. */
const ZONE_MS = 8 * 3_600_000;

/** `1284650` → `¥ 12,846.50`; a trailing `.00` is dropped, `sign` puts `+` before winnings. */
export function formatCents(cents: number, options: { readonly sign?: boolean } = {}): string {
  const minus = cents < 0 ? "−" : options.sign === true ? "+" : "";
  return `${minus}¥ ${plainCents(Math.abs(cents))}`;
}

/** For a sentence: the sum does not break between its sign and its digits. */
export function unbrokenCents(cents: number): string {
  return formatCents(cents).replace(" ", "\u00A0");
}

/** Of whole yuan, as rooms and tables state their amounts. */
export function unbrokenYuan(yuan: number): string {
  return unbrokenCents(yuan * 100);
}

/** `1284650` → `12,846.50`, without the currency. */
export function plainCents(cents: number): string {
  const rest = Math.abs(cents) % 100;
  const whole = formatCount((Math.abs(cents) - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

export function formatCount(count: number): string {
  const digits = groupDigits(String(Math.round(Math.abs(count))));
  return count < 0 ? `-${digits}` : digits;
}

/** `time` is `21:30`, `short` is `11/21 21:30`; `date` and `day` are in words. */
export type TimeStyle = "time" | "short" | "date" | "day";

/** `epoch` in milliseconds; the player's locale unless one is given. */
export function formatTime(
  epoch: number,
  style: TimeStyle = "short",
  locale: Locale = useAppearance.getState().locale,
): string {
  if (style === "date" || style === "day") return inWords(locale, style).format(epoch);
  const clock = formatClock(epoch);
  const minute = clock.slice(11, 16);
  return style === "time" ? minute : `${clock.slice(5, 7)}/${clock.slice(8, 10)} ${minute}`;
}

/** A length of time in whole seconds: `04:59`, `1:04:32`, `26:01:01`. */
export function formatDuration(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** `2026-11-21 19:46:08`, for the clock of the header. */
export function formatClock(epoch: number): string {
  return new Date(epoch + ZONE_MS).toISOString().slice(0, 19).replace("T", " ");
}

export function formatYear(epoch: number): string {
  return formatClock(epoch).slice(0, 4);
}

/** `2026-11-21`, the site's own day. */
export function formatDay(epoch: number): string {
  return formatClock(epoch).slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function inWords(locale: Locale, style: "date" | "day"): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, DAYS[style]);
  formats.set(key, made);
  return made;
}

const DAY = { month: "long", day: "numeric", timeZone: "Asia/Shanghai" } as const;
const DAYS = { date: { year: "numeric", ...DAY }, day: DAY } as const;

/** Basis points as a percentage: `9920` is `99.2%`. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
