// Transfers between the centre wallet and venues, one at a time per venue (spec: betting-and-money §3, §5
// "Transfer-in", §8).
import * as v from "valibot";
import { TRANSFER, venueTransfer, venueTransferStatus } from "#contract/api/venue-wallets.ts";
import { ownValue } from "#contract/own-value.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { toCents } from "#lib/text/money.ts";
import type { MoneyCall } from "./money-call/money-call.ts";
import { refusalError } from "./money-call/refusal-error.ts";
import { siteMoneyCalls } from "./money-call/site-money-calls.ts";
import { refreshVenue } from "./venue-balances.ts";
import { transferArrived } from "./venue-entry.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { VENUE_ACTIVITY, VENUE_MAINTENANCE } from "#contract/codes.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { showTip } from "#session/overlays/tips.ts";

const transferSchema = v.object({
  channelCode: v.string(),
  venueName: v.string(),
  /** A decimal string with two places, as sent: `120.00`. */
  amount: v.string(),
  isActivity: v.boolean(),
  /** Into the venue when it is missing. */
  ty: v.optional(v.picklist([TRANSFER.in, TRANSFER.out])),
});
type Transfer = Readonly<v.InferOutput<typeof transferSchema>>;
type TransferCall = MoneyCall<Transfer, unknown>;

export const transfers = siteMoneyCalls<Transfer, unknown>({
  name: "venueTransfer",
  about: ({ venueName, amount }) => `${venueName} ${formatCents(toCents(amount))}`,
  call: venueTransfer,
  body: transferSchema,
  answer: venueTransfer.response,
  send: ({ channelCode, amount, isActivity, ty = TRANSFER.in }, idempotencyKey) =>
    request(
      venueTransfer,
      { channelCode, amount, ty, isActivity },
      { idempotencyKey, quiet: true },
    ),
  ask: (key) => request(venueTransferStatus, { key }, { quiet: true }),
  ended: (call, by) => void tell(call, by),
});

type Direction = (typeof TRANSFER)[keyof typeof TRANSFER];

/** Name of the form of a transfer. */
export const transferForm = (channelCode: string, ty: Direction) => `transfer/${channelCode}/${ty}`;

/** The transfer into or out of this venue: open, or ended during this page load. */
export function useTransferCall(channelCode: string): TransferCall | null {
  return transfers.useCalls(({ calls }) => ownValue(calls, channelCode)) ?? null;
}

const OUTCOMES = {
  in: { done: "done", failed: "failed" },
  out: { done: "out.done", failed: "out.failed" },
} as const;

async function tell(call: TransferCall, by: "thisTab" | "otherTab"): Promise<void> {
  const { channelCode, venueName: venue, amount, ty } = call.body;
  refreshVenue(channelCode);
  if (call.state === "refused" && explainVenueRefusal(call, venueTransfer)) return;
  const waited = useOverlays.getState().venue?.channelCode === channelCode;
  // The dialog explains the refusal itself.
  if (call.state === "refused" && waited) return;
  const error = refusalError(call, venueTransfer);
  if (error !== null) return showToast(errorText(error));
  await loadNamespace("venue-entry");
  const said =
    OUTCOMES[ty === TRANSFER.out ? "out" : "in"][call.state === "done" ? "done" : "failed"];
  showToast(i18n.t(`venue-entry:${said}`, { venue, amount: formatCents(toCents(amount)) }));
  if (call.state === "done" && waited) await transferArrived(by === "thisTab");
}

/**
 * Opens a dialog with the server's message when an activity or a maintenance keeps money from moving
 * (spec: betting-and-money §8 "Transfer failure with the venue-activity code").
 * @returns false for any other refusal
 */
function explainVenueRefusal(
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
