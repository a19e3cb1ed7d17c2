// Brings the money of a venue, or of all venues, back into the centre wallet: one call at a time each.
import * as v from "valibot";
import { recycle, recycleStatus } from "#contract/api/venue-wallets.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { toCents } from "#lib/text/money.ts";
import type { MoneyCall } from "./money-call/money-call.ts";
import { isUntold, refusalError } from "./money-call/refusal-error.ts";
import type { Started } from "./money-call/create-money-calls.ts";
import { siteMoneyCalls } from "./money-call/site-money-calls.ts";
import { refreshVenues } from "./venue-balances.ts";
import { forgetStay } from "./venue-stay.ts";

/** Both empty: all venues. */
const bodySchema = v.object({ channelCode: v.string(), venueName: v.string() });
type Body = Readonly<v.InferOutput<typeof bodySchema>>;
export type Recycled = v.InferOutput<typeof recycle.response>;
type Answer = Recycled;

/** Slot of the recycle of all venues. */
export const ALL = "";

export const recycles = siteMoneyCalls<Body, Answer>({
  name: "recycle",
  about: ({ venueName }) => venueName || undefined,
  call: recycle,
  body: bodySchema,
  answer: recycle.response,
  send: ({ channelCode }, idempotencyKey) =>
    request(recycle, channelCode === "" ? {} : { channelCode }, { idempotencyKey, quiet: true }),
  ask: (key) => request(recycleStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

async function tell(call: MoneyCall<Body, Answer>): Promise<void> {
  refreshVenues();
  if (call.state === "done") forgetStay(call.userId, call.body.channelCode);
  const error = refusalError(call, recycle);
  if (error !== null) return showToast(errorText(error));
  await loadNamespace("venue-entry");
  const venue = call.body.venueName;
  if (isUntold(call, recycle)) return showToast(i18n.t("venue-entry:recycle.failed", { venue }));
  const text = call.answer === null ? null : recycledText(venue, call.answer);
  if (text !== null) showToast(text);
}

/** Null when there was nothing to bring back. */
export function recycledText(venue: string, { moved, kept }: Answer): string | null {
  const [held] = kept;
  if (venue === "") return allText(moved, kept.length);
  if (held !== undefined) return held.message || i18n.t("venue-entry:recycle.kept", { venue });
  const cents = sumOf(moved);
  if (cents === 0) return null;
  return i18n.t("venue-entry:recycle.moved", { venue, amount: formatCents(cents) });
}

function allText(moved: Answer["moved"], held: number): string {
  const count = moved.length;
  // A second press finds all of it where the first has brought it.
  const words = count > 0 ? "all" : held > 0 ? "nothing" : "back";
  const text = i18n.t(`venue-entry:recycle.${words}`, { count, amount: formatCents(sumOf(moved)) });
  return held === 0 ? text : `${text}，${i18n.t("venue-entry:recycle.held", { count: held })}`;
}

function sumOf(moved: Answer["moved"]): number {
  return moved.reduce((sum, { amount }) => sum + toCents(amount), 0);
}

/** The recycle of all venues: open, or ended during this page load. */
export function useRecycleAll(): MoneyCall<Body, Answer> | null {
  return recycles.useCalls(({ calls }) => calls[ALL]) ?? null;
}

export function recycleAll(): Promise<Started> {
  return recycles.start({ slot: ALL, body: { channelCode: "", venueName: "" } });
}
