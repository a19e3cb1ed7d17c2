// The parts of the member's money. They add up exactly to the total.
import type * as v from "valibot";
import type { balance } from "#contract/api/member.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { centsForUnits } from "#lib/text/coin-amount.ts";
import { toCents } from "#lib/text/money.ts";

export type WalletBalance = v.InferOutput<typeof balance.response>;

export const PART_KEYS = ["centre", "venues", "locked", "withdrawing", "bonus", "coin"] as const;
export type PartKey = (typeof PART_KEYS)[number];

export interface WalletPart {
  readonly key: PartKey;
  /** Null while it is not known. */
  readonly cents: number | null;
}

interface Sources {
  readonly balance: WalletBalance;
  /** Of the venues whose balance is known; null before the first answer, missing without venue wallets. */
  readonly venueCents?: number | null | undefined;
}

/** Parts that this site has. */
export function walletParts({ balance, venueCents }: Sources): readonly WalletPart[] {
  const { centerWalletBalance, lockMoney, withdrawing, bonus, coin } = balance;
  const cents: Readonly<Record<PartKey, number | null | undefined>> = {
    centre: toCents(centerWalletBalance),
    venues: venueCents,
    locked: centsOf(lockMoney),
    withdrawing: centsOf(withdrawing),
    bonus: centsOf(bonus),
    coin: coin === null ? undefined : centsForUnits(coin.units, coin.rate, WALLET_COIN),
  };
  return PART_KEYS.flatMap((key) => {
    const part = cents[key];
    return part === undefined ? [] : [{ key, cents: part }];
  });
}

/** Sum of the known parts. */
export function totalCents(parts: readonly WalletPart[]): number {
  return parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

/** The site lacks the parts that the server leaves out. */
function centsOf(amount: string | null): number | undefined {
  return amount === null ? undefined : toCents(amount);
}
