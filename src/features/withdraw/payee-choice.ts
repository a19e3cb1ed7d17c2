// An account in the form, the same shape for all kinds.
import type { Coin, Network } from "#contract/coins.ts";
import { type Payee, payeeState } from "#domain/payments/payees.ts";

/** The server's current terms for one network. */
export interface CoinQuote {
  readonly rateId: string;
  readonly coin: Coin;
  readonly network: Network;
  /** CNY for one coin, decimal text. */
  readonly rate: string;
  readonly feeUnits: number;
  readonly minUnits: number;
  readonly usualSeconds: number | null;
  readonly expiresAt: number;
}

export interface PayeeChoice {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Last withdrawal, epoch milliseconds. */
  readonly usedAt: number | null;
  /** Key of the reason why the account cannot be used now; null when it can. */
  readonly why: "locked" | "unconfirmed" | "noRate" | "closed" | null;
  /** The server's text of the reason, or the end of a lock. */
  readonly whyText: string | null;
  readonly lockedUntil: number | null;
  /** Of a coin address. */
  readonly quote: CoinQuote | null;
}

export function payeeChoice(
  payee: Payee,
  shown: Pick<PayeeChoice, "title" | "detail">,
): PayeeChoice {
  const { id, usedAt, lockedUntil } = payee;
  const state = payeeState(payee);
  const why = state === "usable" ? null : state;
  return { ...shown, id, usedAt, lockedUntil, why, whyText: null, quote: null };
}

/** The chosen account, or the one used last; null when none can be used. */
export function chosenPayee(
  choices: readonly PayeeChoice[],
  accountId: string | null,
): PayeeChoice | null {
  const usable = choices.filter(({ why }) => why === null);
  const byUse = usable.toSorted((a, b) => (b.usedAt ?? 0) - (a.usedAt ?? 0));
  return usable.find(({ id }) => id === accountId) ?? byUse[0] ?? null;
}
