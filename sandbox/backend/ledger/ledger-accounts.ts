// The accounts of the ledger. Most are in cents of CNY; those of a coin are in its smallest unit.
import type { Coin } from "#contract/coins.ts";

/**
 * Of a member: `wallet`, `locked` (stakes of open bets), `bonus` (rewards whose turnover is not reached),
 * `withdrawing` (taken by withdrawals that are not ended), `freeBet` (free bets that can be used), `freeStake` (those
 * that pay open bets), `venue:<member>:<code>`, `coin:<member>:<coin>`.
 * None becomes negative. The others are the operator's: `house`, `outside`, and for each coin its `desk`
 * and `outside:<coin>`.
 */
export type Account =
  | `${"wallet" | "locked" | "bonus" | "withdrawing" | "freeBet" | "freeStake"}:${number}`
  | `venue:${number}:${string}`
  | `coin:${number}:${Coin}`
  | `${"desk" | "outside"}:${Coin}`
  | "house"
  | "outside";

/** Kinds of a member's accounts whose amounts are in `held_money`. */
export const HELD_KINDS: ReadonlySet<string> = new Set([
  "bonus",
  "withdrawing",
  "freeBet",
  "freeStake",
  "coin",
]);

const COIN_KINDS: ReadonlySet<string> = new Set(["coin", "desk", "outside"]);

/** `CNY`, or the code of a coin. */
export function currencyOf(account: Account): string {
  const [kind = "", ...rest] = account.split(":");
  return (COIN_KINDS.has(kind) ? rest.at(-1) : undefined) ?? "CNY";
}
