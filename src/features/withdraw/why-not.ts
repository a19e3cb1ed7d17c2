import type { WithdrawInfo } from "#contract/api/withdraw.ts";
import type { WithdrawConfig, WithdrawMethod } from "./withdraw-context.ts";

/** Why the form is not shown. */
export type WhyNot = "closed" | "open" | "empty" | "held" | "count" | "day" | "methods";

/** Null when the form is shown. @param method the chosen one; missing when all are closed */
export function whyNot(
  { balanceCents, withdrawableCents, today, open }: WithdrawInfo,
  method: WithdrawMethod | undefined,
  config: WithdrawConfig | undefined,
): WhyNot | null {
  if (config !== undefined && config.opensAt !== null) return "closed";
  if (open.length > 0 && withdrawableCents > 0) return "open";
  if (balanceCents <= 0) return "empty";
  if (withdrawableCents <= 0) return "held";
  if (today.countLeft <= 0) return "count";
  if (today.leftCents <= 0) return "day";
  return method === undefined ? "methods" : null;
}
