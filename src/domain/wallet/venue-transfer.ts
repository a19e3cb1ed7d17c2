// Transfers between the centre wallet and venues, one at a time per venue (spec: betting-and-money §3, §5
// "Transfer-in", §8).
import * as v from "valibot";
import { TRANSFER, venueTransfer, venueTransferStatus } from "#contract/api/venue-wallets.ts";
import { ownValue } from "#contract/own-value.ts";
import { errorText } from "#lib/error-text.ts";
import { formatCents } from "#lib/format.ts";
import { request } from "#lib/http.ts";
import { i18n } from "#lib/i18n.ts";
import { showToast } from "#ui/toast.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { toCents } from "#lib/money.ts";
import type { MoneyCall } from "./money-call/money-call.ts";
import { refusalError } from "./money-call/refusal-error.ts";
import { siteMoneyCalls } from "./money-call/site-money-calls.ts";
import { refreshVenue } from "./venue-balances.ts";
import { transferArrived } from "./venue-entry.ts";
import { explainVenueRefusal } from "./venue-refusal.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";

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
