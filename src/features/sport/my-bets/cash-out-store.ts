// Takes a cash-out offer: the money call of a ticket, one at a time per ticket. Independent of the view,
// which may be closed meanwhile.
import { useEffect } from "react";
import * as v from "valibot";
import { create } from "zustand";
import { cashOut, cashOutStatus } from "#contract/api/tickets.ts";
import { ownValue } from "#contract/own-value.ts";
import { formatCents } from "#lib/text/format.ts";
import { i18n } from "#lib/text/i18n.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { isOpen, type MoneyCall, type OpenState } from "#domain/wallet/money-call/money-call.ts";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { siteMoneyCalls, reportRefusal } from "#domain/wallet/money-call/site-money-calls.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadLaunch } from "../feed/launch.ts";
import { askOutcome } from "../feed/ask-outcome.ts";
import { requestResource } from "../feed/resource.ts";
import { CASH_OUT_KIND } from "./cash-out-key.ts";
import { refreshBets } from "../bet-slip/bets/use-open-bets.ts";

const offerSchema = v.object({
  ticketId: v.string(),
  quoteId: v.string(),
  percent: v.number(),
  /** For that percentage. */
  valueCents: v.number(),
});
export type Offer = Readonly<v.InferOutput<typeof offerSchema>>;

/** The ticket is refetched. */
const takenSchema = v.omit(cashOut.response, ["ticket"]);
type Taken = v.InferOutput<typeof takenSchema>;
type CashOutCall = MoneyCall<Offer, Taken>;

export type CashOutPhase =
  | { readonly kind: "idle" }
  | { readonly kind: "confirming"; readonly call: CashOutCall & { readonly state: OpenState } }
  | { readonly kind: "changed"; readonly from: Offer; readonly to: Offer }
  | { readonly kind: "suspended" }
  | { readonly kind: "refused"; readonly reason: "offline" | "notSent" | "refused" };

const IDLE: CashOutPhase = { kind: "idle" };
/** Outcome of the last press per ticket, until the player continues. */
const useEnds = create<Readonly<Record<string, CashOutPhase>>>(() => ({}));
/** Tickets whose form shows the outcome itself. */
const inView = new Set<string>();

export const cashOuts = siteMoneyCalls<Offer, Taken>({
  name: CASH_OUT_KIND,
  about: ({ valueCents }) => formatCents(valueCents),
  call: cashOut,
  body: offerSchema,
  answer: takenSchema,
  ready: loadLaunch,
  send: (offer, idempotencyKey) => requestResource(cashOut, offer, { idempotencyKey, quiet: true }),
  ask: (key) => askOutcome(cashOutStatus, key),
  ended,
});

export function useCashOutPhase(ticketId: string): CashOutPhase {
  const call = cashOuts.useCalls(({ calls }) => ownValue(calls, ticketId));
  const end = useEnds((ends) => ownValue(ends, ticketId)) ?? IDLE;
  return isOpen(call) ? { kind: "confirming", call } : end;
}

/** Key of the last cash-out that was paid; null before one. */
export function useLastPaid(ticketId: string): string | null {
  return cashOuts.useCalls(({ calls }) => {
    const call = ownValue(calls, ticketId);
    return call?.state === "done" && call.answer?.state === "done" ? call.key : null;
  });
}

/** For the form of a ticket, while it is mounted. */
export function useCashOutInView(ticketId: string): void {
  useEffect(() => {
    inView.add(ticketId);
    return () => void inView.delete(ticketId);
  }, [ticketId]);
}

export function resetCashOut(ticketId: string): void {
  setEnd(ticketId, IDLE);
}

/** One press is one decision; ignored while a call is open. */
export async function takeOffer(offer: Offer): Promise<void> {
  const { ticketId } = offer;
  setEnd(ticketId, IDLE);
  const started = await cashOuts.start({ slot: ticketId, body: offer });
  if (started === "visitor") promptLogin();
  if (started === "offline") setEnd(ticketId, { kind: "refused", reason: "offline" });
}

export const isBusy = ({ kind }: CashOutPhase): boolean => kind === "confirming";

function ended(call: CashOutCall, by: "thisTab" | "otherTab"): void {
  const { slot, body, answer } = call;
  if (call.state === "done" && answer?.state === "done") {
    say("done", { amount: formatCents(answer.valueCents) });
    void refreshBets();
    return;
  }
  const shown = inView.has(slot);
  if (shown) setEnd(slot, endOf(call, body, answer));
  const error = refusalError(call, cashOut);
  if (error !== null && by === "thisTab") reportRefusal(error, cashOut);
  else if (!shown) say(UNSETTLED_TEXTS[answer?.state ?? "done"]);
}

/** Texts of outcomes that settled nothing. */
const UNSETTLED_TEXTS = {
  changed: "wasChanged",
  suspended: "wasSuspended",
  done: "refused",
} as const;

function endOf({ state, refusal }: CashOutCall, from: Offer, answer: Taken | null): CashOutPhase {
  if (state === "refused" || answer === null) {
    return { kind: "refused", reason: refusal?.code === null ? "notSent" : "refused" };
  }
  const { quoteId, valueCents } = answer;
  if (answer.state === "suspended") return { kind: "suspended" };
  return { kind: "changed", from, to: { ...from, quoteId, valueCents } };
}

function setEnd(ticketId: string, end: CashOutPhase): void {
  useEnds.setState({ [ticketId]: end });
}

function say(
  key: "done" | "wasChanged" | "wasSuspended" | "refused",
  values: { readonly amount?: string } = {},
): void {
  showToast(i18n.t(`sport:bets.cashOut.${key}`, values));
}
