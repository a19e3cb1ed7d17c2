// Money calls in storage, one key each: all tabs and the next page load know what is open.
import { ownValue } from "#contract/own-value.ts";
import { isOpen, type MoneyCall, readMoneyCall } from "./money-call.ts";
import type { MoneyContext } from "./money-context.ts";
import { callsPrefix, storageKey } from "./stored-kinds.ts";

const ENDED_FOR = 60_000;

export function storedCall<B, A>(
  { deps, kind }: MoneyContext<B, A>,
  userId: string,
  slot: string,
): MoneyCall<B, A> | null {
  const key = storageKey(userId, kind.name, slot);
  return deps.storage.read(key, (text) => readMoneyCall(kind, text));
}

/** Stores a call for its member, and shows it when that member is logged in. */
export function storeCall<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): void {
  const { userId, slot } = call;
  at.deps.storage.write(storageKey(userId, at.kind.name, slot), JSON.stringify(call));
  if (userId === at.deps.userId()) showCall(at, slot, call);
}

/** The call as stored now; null when this or another tab has ended it. */
export function openCall<B, A>(
  at: MoneyContext<B, A>,
  { userId, slot, key }: MoneyCall<B, A>,
): MoneyCall<B, A> | null {
  const stored = storedCall(at, userId, slot);
  return stored?.key === key && isOpen(stored) ? stored : null;
}

export function dropCall<B, A>(at: MoneyContext<B, A>, { userId, slot, key }: MoneyCall<B, A>) {
  if (storedCall(at, userId, slot)?.key === key) {
    at.deps.storage.remove(storageKey(userId, at.kind.name, slot));
  }
  if (ownValue(at.state.getState().calls, slot)?.key === key) showCall(at, slot, null);
}

/** A call gets another slot, which leaves its own to the next one. */
export function moveCall<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>, slot: string): void {
  storeCall(at, { ...call, slot });
  dropCall(at, call);
}

export function showCall<B, A>(
  { state }: MoneyContext<B, A>,
  slot: string,
  call: MoneyCall<B, A> | null,
): void {
  const { [slot]: _before, ...others } = state.getState().calls;
  state.setState({ calls: call === null ? others : { ...others, [slot]: call } });
}

/** Stored open calls of the logged-in member. Removes those that ended long ago. */
export function loadCalls<B, A>(at: MoneyContext<B, A>): void {
  const { deps, kind, state } = at;
  const userId = deps.userId();
  const open: Record<string, MoneyCall<B, A>> = {};
  if (userId !== null) {
    const prefix = callsPrefix(userId, kind.name);
    for (const key of deps.storage.keys(prefix)) {
      const slot = key.slice(prefix.length);
      const call = storedCall(at, userId, slot);
      if (isOpen(call)) open[slot] = call;
      else if (call === null || deps.now() - (call.endedAt ?? 0) > ENDED_FOR) {
        deps.storage.remove(key);
      }
    }
  }
  state.setState({ calls: open });
}
