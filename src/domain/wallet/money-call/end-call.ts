// How a money call ends, and when it stays open.
import { ownValue } from "#contract/own-value.ts";
import { dropCall, keepCall, showCall, storedCall } from "./keep-call.ts";
import { isOpen, type MoneyCall } from "./money-call.ts";
import type { MoneyContext } from "./money-context.ts";

export function answered<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>, answer: A): void {
  const stored = openCall(at, call);
  if (stored === null) return;
  if (at.kind.isPending?.(answer) === true) {
    if (stored.state !== "pending") at.deps.refreshBalance();
    keepCall(at, { ...stored, state: "pending", answer });
    return;
  }
  at.kind.settle?.(stored, answer);
  end(at, { ...stored, state: "done", answer });
}

export function refused<B, A>(
  at: MoneyContext<B, A>,
  call: MoneyCall<B, A>,
  refusal: MoneyCall<B, A>["refusal"],
): void {
  const stored = openCall(at, call);
  if (stored !== null) end(at, { ...stored, state: "refused", refusal });
}

/** Another tab learned the outcome of a call this tab waits for. */
export function takeEnd<B, A>(at: MoneyContext<B, A>, stored: MoneyCall<B, A>): void {
  const shown = ownValue(at.state.getState().calls, stored.slot);
  if (shown?.key !== stored.key || !isOpen(shown)) return;
  showCall(at, stored.slot, stored);
  at.deps.refreshBalance();
  at.kind.ended(stored, "otherTab");
}

/** The call as stored now; null when this or another tab has ended it. */
export function openCall<B, A>(
  at: MoneyContext<B, A>,
  { userId, slot, key }: MoneyCall<B, A>,
): MoneyCall<B, A> | null {
  const stored = storedCall(at, userId, slot);
  return stored?.key === key && isOpen(stored) ? stored : null;
}

/** The server knows nothing of the call, and the player gives it up. */
export function givenUp<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): void {
  if (openCall(at, call) !== null) dropCall(at, call);
}

function end<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): void {
  const ended = { ...call, endedAt: at.deps.now() };
  keepCall(at, ended);
  if (call.userId !== at.deps.userId()) return;
  at.deps.refreshBalance();
  at.kind.ended(ended, "thisTab");
}
