// Taking an offer. The key is minted with the press: what was lost is asked again under the same key,
// and done once. Outside the view, which may be left meanwhile.
import { create } from "zustand";
import { cashOut } from "#contract/api/tickets.ts";
import { CallError } from "../../../lib/call-error.ts";
import { formatCents } from "../../../lib/format.ts";
import { i18n } from "../../../lib/i18n.ts";
import { randomId } from "../../../lib/random-id.ts";
import { refreshBalance } from "../../../session/member.ts";
import { showToast } from "../../../ui/toast.tsx";
import { requestResource } from "../live/resource.ts";
import { refreshBets } from "./use-open-bets.ts";

export interface Offer {
  readonly ticketId: string;
  readonly quoteId: string;
  readonly percent: number;
  /** For that share. */
  readonly valueCents: number;
}

export type CashOutPhase =
  | { readonly kind: "idle" }
  | { readonly kind: "confirming"; readonly offer: Offer }
  /** No answer as yet; `key` asks what became of it. */
  | { readonly kind: "unknown"; readonly offer: Offer; readonly key: string }
  | { readonly kind: "changed"; readonly from: Offer; readonly to: Offer }
  | { readonly kind: "suspended" }
  | { readonly kind: "refused"; readonly reason: "offline" | "refused" };

const IDLE: CashOutPhase = { kind: "idle" };
const usePhases = create<Readonly<Record<string, CashOutPhase>>>(() => ({}));

export function useCashOutPhase(ticketId: string): CashOutPhase {
  return usePhases((phases) => phases[ticketId]) ?? IDLE;
}

export function resetCashOut(ticketId: string): void {
  if (!isBusy(phaseOf(ticketId))) setPhase(ticketId, IDLE);
}

/** One press is one decision; a second one while it is on its way does nothing. */
export async function takeOffer(offer: Offer): Promise<void> {
  if (!isBusy(phaseOf(offer.ticketId))) await send(offer, randomId());
}

/** After an answer that was lost. */
export async function askAgain(ticketId: string): Promise<void> {
  const phase = phaseOf(ticketId);
  if (phase.kind === "unknown") await send(phase.offer, phase.key);
}

export const isBusy = ({ kind }: CashOutPhase): boolean =>
  kind === "confirming" || kind === "unknown";

/** Between the tries of an answer that was lost; then the player asks. */
const TRIES_MS = [0, 1000, 3000] as const;

async function send(offer: Offer, key: string): Promise<void> {
  setPhase(offer.ticketId, { kind: "confirming", offer });
  for (const wait of TRIES_MS) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const phase = await sendOnce(offer, key);
    if (phase !== null) {
      setPhase(offer.ticketId, phase);
      return;
    }
  }
  setPhase(offer.ticketId, { kind: "unknown", offer, key });
}

/** @returns null where there was no answer */
async function sendOnce(offer: Offer, idempotencyKey: string): Promise<CashOutPhase | null> {
  try {
    const done = await requestResource(cashOut, offer, { idempotencyKey });
    if (done.state === "suspended") return { kind: "suspended" };
    if (done.state === "changed") {
      const { quoteId, valueCents } = done;
      return { kind: "changed", from: offer, to: { ...offer, quoteId, valueCents } };
    }
    succeed(done.valueCents);
    return IDLE;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): CashOutPhase | null {
  if (!(error instanceof CallError)) throw error;
  if (error.kind === "offline") return { kind: "refused", reason: "offline" };
  return error.kind === "code" ? { kind: "refused", reason: "refused" } : null;
}

function succeed(cents: number): void {
  showToast(i18n.t("sport:bets.cashOut.done", { amount: formatCents(cents) }));
  void refreshBalance();
  void refreshBets();
}

function phaseOf(ticketId: string): CashOutPhase {
  return usePhases.getState()[ticketId] ?? IDLE;
}

function setPhase(ticketId: string, phase: CashOutPhase): void {
  usePhases.setState({ [ticketId]: phase });
}
