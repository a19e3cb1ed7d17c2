// What a limit says and what a change of it does.
import type { Limit, ProtectionInfo } from "#contract/api/protection.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { LIMIT_KINDS, type LimitKind } from "#contract/protection/controls.ts";
import { amountProblem } from "#lib/text/amount-text.ts";

export type LimitProblem = NonNullable<ReturnType<typeof amountProblem>> | "minutes";

const MOST_CENTS = 10_000_000_000;
/** Of a limit of 31 days. */
const MOST_MINUTES = 44_640;

/** Name of the form that sets it. */
export const limitForm = ({ kind, window }: Limit) => `limit/${kind}/${window}`;

export function limitProblem(kind: LimitKind, typed: string): LimitProblem | null {
  if (kind !== "time") return amountProblem(typed, MOST_CENTS);
  if (typed === "") return "required";
  const minutes = Number(typed);
  return /^\d{1,5}$/.test(typed) && minutes >= 1 && minutes <= MOST_MINUTES ? null : "minutes";
}

/** Cents or minutes. */
export function limitValue(kind: LimitKind, typed: string): number {
  return kind === "time" ? Number(typed) : typedAmount(typed).cents;
}

/** Whether the change waits before it holds; null removes the limit. */
export function isRaise({ value }: Pick<Limit, "value">, wanted: number | null): boolean {
  return value !== null && (wanted === null || wanted > value);
}

export type PendingState = "waits" | "ready";

export function pendingState(pending: NonNullable<Limit["pending"]>, now: number): PendingState {
  return now >= pending.from ? "ready" : "waits";
}

/** In the order of `LIMIT_KINDS`; kinds without a limit on offer are left out. */
export function limitsByKind(
  limits: ProtectionInfo["limits"],
): readonly { readonly kind: LimitKind; readonly limits: readonly Limit[] }[] {
  return LIMIT_KINDS.map((kind) => ({
    kind,
    limits: limits.filter((limit) => limit.kind === kind),
  })).filter((group) => group.limits.length > 0);
}
