import { useState } from "react";
import { CallError } from "../../lib/call-error.ts";
import { errorText } from "../../lib/error-text.ts";
import type { VenueEntry } from "../../session/events.ts";
import { closeVenueEntry } from "../../session/venue-entry.ts";
import { type AmountProblem, amountProblem, amountText, centsOf } from "./transfer-amount.ts";

export type Transfer = ReturnType<typeof useTransfer>;

/** The amount, what is wrong with it, and the way of the transfer. */
export function useTransfer({ balanceCents, onTransfer }: VenueEntry) {
  const [amount, setAmount] = useState("");
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const change = (next: string) => {
    setAmount(next);
    setProblem(null);
    setRefusal(null);
  };
  const send = async () => {
    const found = amountProblem(amount, balanceCents);
    setProblem(found);
    setRefusal(null);
    if (found !== null || pending) return;
    setPending(true);
    try {
      await onTransfer(amountText(centsOf(amount) ?? 0));
      closeVenueEntry();
    } catch (error) {
      setRefusal(wordsOf(error));
    } finally {
      setPending(false);
    }
  };
  return { amount, problem, refusal, pending, change, send };
}

function wordsOf(error: unknown): string {
  return error instanceof Error && !(error instanceof CallError) ? error.message : errorText(error);
}
