// Brings the money of a venue back into the centre wallet, one at a time per venue.
import * as v from "valibot";
import { recycle, recycleStatus } from "#contract/api/venue-wallets.ts";
import { errorText } from "../../lib/error-text.ts";
import { formatCents } from "../../lib/format.ts";
import { request } from "../../lib/http.ts";
import { i18n } from "../../lib/i18n.ts";
import { showToast } from "../../ui/toast.tsx";
import { loadNamespace } from "../preferences/locale.ts";
import { toCents } from "./money.ts";
import type { MoneyCall } from "./money-call/money-call.ts";
import { refusalError } from "./money-call/refusal-error.ts";
import { siteMoneyCalls } from "./money-call/site-money-calls.ts";

const bodySchema = v.object({ channelCode: v.string(), venueName: v.string() });
type Body = Readonly<v.InferOutput<typeof bodySchema>>;
type Answer = v.InferOutput<typeof recycle.response>;

export const recycles = siteMoneyCalls<Body, Answer>({
  name: "recycle",
  call: recycle,
  body: bodySchema,
  answer: recycle.response,
  send: ({ channelCode }, idempotencyKey) =>
    request(recycle, { channelCode }, { idempotencyKey, quiet: true }),
  ask: (key) => request(recycleStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

async function tell(call: MoneyCall<Body, Answer>): Promise<void> {
  const error = refusalError(call, recycle);
  if (error !== null) return showToast(errorText(error));
  await loadNamespace("venue-entry");
  const text = call.answer === null ? null : recycledText(call.body.venueName, call.answer);
  if (text !== null) showToast(text);
}

/** Null when there was nothing to bring back. */
export function recycledText(venue: string, { moved, kept }: Answer): string | null {
  const [held] = kept;
  if (held !== undefined) return held.message || i18n.t("venue-entry:recycle.kept", { venue });
  const cents = moved.reduce((sum, { amount }) => sum + toCents(amount), 0);
  if (cents === 0) return null;
  return i18n.t("venue-entry:recycle.moved", { venue, amount: formatCents(cents) });
}
