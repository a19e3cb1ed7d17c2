import { VENUE_ACTIVITY, VENUE_MAINTENANCE } from "#contract/codes.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CallError } from "#lib/call-error.ts";
import { errorText } from "#lib/error-text.ts";
import { i18n } from "#lib/i18n.ts";
import { showTip } from "#session/overlays/tips.ts";
import type { MoneyCall } from "./money-call/money-call.ts";

/**
 * Opens a dialog with the server's message when an activity or a maintenance keeps money from moving
 * (spec: betting-and-money §8 "Transfer failure with the venue-activity code").
 * @returns false for any other refusal
 */
export function explainVenueRefusal(
  { refusal }: Pick<MoneyCall<unknown, unknown>, "refusal">,
  { path }: Pick<ApiCall, "path">,
): boolean {
  const code = refusal?.code ?? null;
  if (code !== VENUE_ACTIVITY && code !== VENUE_MAINTENANCE) return false;
  const { message = "" } = refusal ?? {};
  const error = new CallError("code", path, { status_code: code, data: null, message });
  showTip({
    msg: errorText(error),
    isShowCancel: false,
    sureText: i18n.t("ui:understood"),
    ...(code === VENUE_MAINTENANCE ? { title: i18n.t("ui:venueClosed") } : {}),
  });
  return true;
}
