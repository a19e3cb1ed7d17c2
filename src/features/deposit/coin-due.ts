import type { PaymentChannel } from "#contract/api/deposit.ts";
import { formatUnits, unitsForCents } from "#lib/text/coin-amount.ts";

type CoinOffer = PaymentChannel["coins"][number];

/** `138.12 USDT`, the coins for an amount in cents; null for an unusable rate. */
export function coinDue(
  cents: number,
  { coin, rate }: Pick<CoinOffer, "coin" | "rate">,
): string | null {
  const units = unitsForCents(cents, rate, coin);
  return units === null ? null : `${formatUnits(units, coin)} ${coin}`;
}
