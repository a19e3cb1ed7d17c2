// The withdrawal in the form, with all figures of the summary and the confirmation.
import type { WithdrawMethod } from "./withdraw-context.ts";
import type { PayeeChoice } from "./payee-choice.ts";
import { arrivingUnits, feeCents } from "./withdraw-amounts.ts";

export interface WithdrawOrder {
  readonly method: WithdrawMethod;
  readonly account: PayeeChoice;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly paidCents: number;
  /** What a coin address gets; null for other accounts. */
  readonly units: number | null;
}

export function withdrawOrder(
  method: WithdrawMethod,
  account: PayeeChoice,
  amountCents: number,
  freeLeft: number,
): WithdrawOrder {
  const fee = feeCents(amountCents, method, freeLeft);
  const paidCents = amountCents - fee;
  const units = account.quote === null ? null : arrivingUnits(paidCents, account.quote);
  return { method, account, amountCents, feeCents: fee, paidCents, units };
}

export function usualSeconds({ method, account }: WithdrawOrder): number | null {
  return account.quote?.usualSeconds ?? method.usualSeconds;
}
