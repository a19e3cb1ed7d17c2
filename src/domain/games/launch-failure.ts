// What a refused launch leads to, beside the message that every refused call shows.
import { withoutEnd } from "#lib/text/sentence-end.ts";
import * as v from "valibot";
import { LOGIN_EXPIRED, RULES_FIRST, VENUE_ACTIVITY, VENUE_MAINTENANCE } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatTime } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { showRulesFirst } from "../safety/rules-first.ts";
import { showTip } from "#session/overlays/tips.ts";
import type { StartedGame } from "./pressed-game.ts";
import { queueLaunch } from "./queued-launch.ts";
import { askTransfer } from "./venue-activity.ts";

/** @param userId who has pressed */
export async function explainLaunchFailure(
  error: unknown,
  start: StartedGame,
  userId: string | null,
): Promise<void> {
  if (!(error instanceof CallError)) return showToast(errorText(error));
  if (error.code === VENUE_ACTIVITY) await askTransfer(start, errorText(error));
  if (error.code === VENUE_MAINTENANCE) showMaintenance(error);
  if (error.code === RULES_FIRST) showRulesFirst(error, start.withRules);
  // Once they have logged in again.
  if (error.code === LOGIN_EXPIRED) queueLaunch(start, userId);
}

function showMaintenance(error: CallError): void {
  showTip({
    title: i18n.t("ui:venueClosed"),
    msg: maintenanceText(error),
    sureText: i18n.t("ui:understood"),
    isShowCancel: false,
  });
}

/** The server's words, with the time where it tells one. */
export function maintenanceText(error: CallError): string {
  const words = errorText(error);
  const opensAt = opensAtOf(error);
  if (opensAt === null) return words;
  const time = listTime(opensAt);
  // The words may name it already.
  if (words.includes(formatTime(opensAt, "time"))) return words;
  return i18n.t("venue-entry:launch.maintenance", { words: withoutEnd(words), time });
}

const Closed = v.object({ opensAt: v.number() });

function opensAtOf({ envelope }: CallError): number | null {
  const data = v.safeParse(Closed, envelope?.data);
  return data.success ? data.output.opensAt : null;
}
