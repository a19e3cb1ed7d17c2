// The suggested amount, and the checks of a typed one.
import type { Deal } from "#contract/api/deal-records.ts";
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { type AmountProblem, amountProblem } from "#lib/text/amount-text.ts";
import { unitsForCents } from "#lib/text/coin-amount.ts";

type CoinOffer = Pick<PaymentChannel["coins"][number], "coin" | "rate" | "minUnits">;
type Limits = Pick<PaymentChannel, "minCents" | "maxCents" | "quickCents" | "fixedCents">;

/** The most frequent amount of the member's last deposits, the newest among equals; null without deposits. */
export function usualCents(deals: readonly Pick<Deal, "amountCents" | "state">[]): number | null {
  const counts = new Map<number, number>();
  for (const { amountCents, state } of deals) {
    if (state !== "done" || amountCents <= 0) continue;
    // The member did not choose the random cents.
    const cents = Math.max(100, Math.round(amountCents / 100) * 100);
    counts.set(cents, (counts.get(cents) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** Adjusted to the limits of the channel. Without earlier deposits: the channel's second quick amount. */
export function suggestedCents(channel: Limits, usual: number | null): number {
  const { minCents, maxCents, quickCents, fixedCents } = channel;
  if (fixedCents.length > 0) return nearest(fixedCents, usual ?? second(fixedCents));
  const wanted = usual ?? second(quickCents);
  return Math.min(Math.max(wanted, minCents), maxCents);
}

export type DepositProblem = AmountProblem | "tooSmall" | "fixed" | "coinLeast";

/** @param coin the chosen one of a coin channel */
export function depositProblem(
  text: string,
  channel: Limits,
  coin: CoinOffer | null,
): DepositProblem | null {
  const problem = amountProblem(text, channel.maxCents);
  const { cents } = typedAmount(text);
  if (channel.fixedCents.length > 0) return channel.fixedCents.includes(cents) ? null : "fixed";
  if (problem !== null) return problem;
  if (cents < channel.minCents) return "tooSmall";
  if (coin === null) return null;
  const units = unitsForCents(cents, coin.rate, coin.coin);
  return units === null || units < coin.minUnits ? "coinLeast" : null;
}

function second(amounts: readonly number[]): number {
  return amounts[1] ?? amounts[0] ?? 0;
}

function nearest(amounts: readonly number[], wanted: number): number {
  const away = (amount: number) => Math.abs(amount - wanted);
  return amounts.reduce((best, amount) => (away(amount) < away(best) ? amount : best));
}
