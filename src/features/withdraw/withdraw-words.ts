import type { TFunction } from "i18next";
import { listTime } from "#lib/time/list-times.ts";
import type { PayeeChoice } from "./payee-choice.ts";

type Say = TFunction<"withdraw">;

/** `约 5 分钟` */
export function durationText(seconds: number, t: Say): string {
  if (seconds < 60) return t("usual.seconds", { count: seconds });
  if (seconds < 3600) return t("usual.minutes", { count: Math.ceil(seconds / 60) });
  return t("usual.hours", { count: Math.ceil(seconds / 3600) });
}

/** Why the account cannot be used now. */
export function whyText({ why, whyText: said, lockedUntil }: PayeeChoice, t: Say): string | null {
  if (why === null) return null;
  if (said !== null) return said;
  if (why === "locked" && lockedUntil !== null)
    return t("account.why.lockedUntil", { time: listTime(lockedUntil) });
  return t(`account.why.${why}`);
}
