import type { TFunction } from "i18next";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `38 秒`, `3 分钟`; null when unknown. */
export function usualTime(seconds: number | null, t: TFunction<"deposit-wait">): string | null {
  if (seconds === null) return null;
  if (seconds < MINUTE) return t("time.seconds", { count: seconds });
  if (seconds < HOUR) return t("time.minutes", { count: Math.ceil(seconds / MINUTE) });
  return t("time.hours", { count: Math.ceil(seconds / HOUR) });
}
