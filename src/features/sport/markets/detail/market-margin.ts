// The book's margin: what the implied chances of a market's sides add up to beyond the whole.
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { playSpec } from "#contract/betting/plays.ts";

/** Sides of a double chance win in two of three results. */
const WINNING_SIDES: Readonly<Partial<Record<string, number>>> = { doubleChance: 2 };

/**
 * @param odds of every side as the feed quotes them
 * @returns percent with one decimal, `4.2`; null when a side has no price
 */
export function marginText(w: string, odds: readonly string[]): string | null {
  const { quoted, rule } = playSpec(w);
  // Several players may win.
  if (isPlayerRule(rule)) return null;
  const plus = quoted === "hk" ? 1 : 0;
  const decimals = odds.map((price) => Number(price) + plus);
  if (decimals.length < 2 || decimals.some((price) => !(price > 1))) return null;
  const whole = decimals.reduce((sum, price) => sum + 1 / price, 0);
  return ((whole / (WINNING_SIDES[rule] ?? 1) - 1) * 100).toFixed(1);
}
