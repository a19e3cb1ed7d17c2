// The order in storage, one for each member: all tabs and the next load know what is on its way.
import * as v from "valibot";
import { isConfirming, type Order, orderSchema } from "./order.ts";
import type { SlipContext } from "./slip-context.ts";

export function storedOrder(at: SlipContext, userId: string): Order | null {
  return at.deps.storage.read(orderKey(at, userId), orderIn);
}

/** Stores it for its member, and shows it to this one if it is theirs. */
export function keepOrder(at: SlipContext, order: Order): void {
  at.deps.storage.write(orderKey(at, order.userId), JSON.stringify(order));
  if (order.userId === at.deps.userId()) at.state.setState({ order });
}

export function dropOrder(at: SlipContext, { userId, key }: Order): void {
  if (storedOrder(at, userId)?.key === key) at.deps.storage.remove(orderKey(at, userId));
  if (at.state.getState().order?.key === key) at.state.setState({ order: null });
}

/** The stored order of who is logged in, as it stands; what has ended is of no interest any more. */
export function takeOrder(at: SlipContext): Order | null {
  const userId = at.deps.userId();
  const stored = userId === null ? null : storedOrder(at, userId);
  const order = isConfirming(stored) ? stored : null;
  at.state.setState({ order });
  return order;
}

export function orderKey({ deps }: SlipContext, userId: string): string {
  return `${deps.storageKey}.order.${userId}`;
}

function orderIn(text: string): Order | null {
  try {
    const found = v.safeParse(orderSchema, JSON.parse(text));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}
