// Values of limits and lengths of time in words.
import type { TFunction } from "i18next";
import type { LimitKind, LimitWindow } from "#contract/protection/controls.ts";
import { formatCents } from "#lib/text/format.ts";

type Words = TFunction<"safety">;

/** Cents, or the minutes of a limit of time. */
export function valueText(kind: LimitKind, value: number, t: Words): string {
  return kind === "time" ? minutesText(value, t) : formatCents(value);
}

export function windowText(kind: LimitKind, window: LimitWindow, t: Words): string {
  return t(
    kind === "time" && window === "each" ? "limit.window.eachTime" : `limit.window.${window}`,
  );
}

/** `90` → `1 小时 30 分钟`. */
export function minutesText(minutes: number, t: Words): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t("limit.minutes", { count: rest });
  if (rest === 0) return t("limit.hours", { count: hours });
  return t("limit.hoursMinutes", { hours, minutes: rest });
}

/** `168` → `1 周`; a length that is no whole number of days stays in hours. */
export function hoursText(hours: number, t: Words): string {
  if (hours % 24 !== 0 || hours === 24) return t("break.out.hours", { count: hours });
  const days = hours / 24;
  return days % 7 === 0
    ? t("break.out.weeks", { count: days / 7 })
    : t("break.out.days", { count: days });
}

/** Null: for good. */
export function monthsText(months: number | null, t: Words): string {
  if (months === null) return t("break.exclude.forever");
  return months % 12 === 0
    ? t("break.exclude.years", { count: months / 12 })
    : t("break.exclude.months", { count: months });
}
