// Gifts as money calls: one at a time, followed to its end whatever the page shows.
import type * as v from "valibot";
import { sendGift, sendGiftStatus } from "#contract/api/chat.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import type { MoneyCall } from "#domain/wallet/money-call/money-call.ts";
import { isUntold, refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { siteMoneyCalls } from "#domain/wallet/money-call/site-money-calls.ts";
import { showToast } from "#ui/overlays/toast.tsx";

type GiftBody = Readonly<v.InferOutput<typeof sendGift.request>>;
type GiftAnswer = v.InferOutput<typeof sendGift.response>;
type GiftCall = MoneyCall<GiftBody, GiftAnswer>;

/** Slot of the stored call: one gift at a time. */
export const GIFT = "";

export const gifts = siteMoneyCalls<GiftBody, GiftAnswer>({
  name: "chatGift",
  about: ({ cents }) => formatCents(cents),
  call: sendGift,
  body: sendGift.request,
  answer: sendGift.response,
  send: (body, idempotencyKey) => request(sendGift, body, { idempotencyKey, quiet: true }),
  ask: (key) => request(sendGiftStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

/** The gift that is being sent, or ended during this page load. */
export function useGiftCall(): GiftCall | null {
  return gifts.useCalls(({ calls }) => calls[GIFT]) ?? null;
}

async function tell(call: GiftCall): Promise<void> {
  await loadNamespace("chat");
  const amount = formatCents(call.body.cents);
  const error = refusalError(call, sendGift);
  if (error !== null) showToast(errorText(error));
  else if (call.answer !== null) showToast(i18n.t("chat:gift.done", { amount }));
  else if (isUntold(call, sendGift)) showToast(i18n.t("chat:gift.failed", { amount }));
}
