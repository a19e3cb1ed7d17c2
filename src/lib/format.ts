// Numbers, money and time as printed. Money is integer cents; the currency is CNY everywhere.
import type { Locale } from "#contract/locales.ts";
import { useAppearance } from "./appearance.ts";

/** Times are the site's, not the device's: the header names the zone. */
const TIME_ZONE = "Asia/Shanghai";

/** `1284650` → `¥ 12,846.50`; a trailing `.00` is dropped, `sign` puts `+` before winnings. */
export function formatCents(cents: number, options: { readonly sign?: boolean } = {}): string {
  const minus = cents < 0 ? "−" : options.sign === true ? "+" : "";
  return `${minus}¥ ${plainCents(Math.abs(cents))}`;
}

/** `1284650` → `12,846.50`, without the currency. */
export function plainCents(cents: number): string {
  const rest = Math.abs(cents) % 100;
  const whole = formatCount((Math.abs(cents) - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

const counts = new Intl.NumberFormat("zh-CN", { maximumFractionDigits: 0 });

export function formatCount(count: number): string {
  return counts.format(count);
}

const TIME_STYLES = {
  /** `21:30` */
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  /** `11-21 21:30` by the locale's order */
  short: { month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  date: { year: "numeric", month: "long", day: "numeric" },
  day: { month: "long", day: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeStyle = keyof typeof TIME_STYLES;

/** `epoch` in milliseconds; the player's locale unless one is given. */
export function formatTime(
  epoch: number,
  style: TimeStyle = "short",
  locale: Locale = useAppearance.getState().locale,
): string {
  return timeFormat(locale, style).format(epoch);
}

/** `2026-11-21 19:46:08`, for the clock of the header. */
export function formatClock(epoch: number): string {
  return clock.format(epoch);
}

export function formatYear(epoch: number): string {
  return formatClock(epoch).slice(0, 4);
}

// Swedish writes dates the ISO way.
const clock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: TIME_ZONE,
});

const formats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(locale: Locale, style: TimeStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...TIME_STYLES[style], timeZone: TIME_ZONE });
  formats.set(key, made);
  return made;
}
